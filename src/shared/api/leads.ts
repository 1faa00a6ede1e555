import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { checkoutContact } from './checkout.ts'
import { communicationPreferences } from './vocabulary.ts'

/** The lead form of the home page (specification, sections 3, 4 and 7). */
export const submitInterest = defineCall({
  name: 'submitInterest',
  method: 'POST',
  path: '/api/submissions',
  summary: 'Keeps the interest that a visitor leaves on the home page.',
  body: z.extend(checkoutContact, {
    agreeToStudy: z.boolean(),
    agreeToContact: z.boolean(),
    communicationPreferences: z.optional(communicationPreferences),
  }),
  reply: z.object({ received: z.literal(true) }),
})
