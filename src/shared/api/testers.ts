import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { saysCode } from '../sentences/says.ts'
import {
  clientIdParams,
  communicationPreferences,
  emailAddress,
  personName,
  phoneDigits,
} from './vocabulary.ts'

export const testerForm = z.object({
  name: personName,
  email: emailAddress(saysCode('check.testerEmail')),
  phone: phoneDigits(saysCode('check.testerPhone')),
  studyConsent: z.literal(true, saysCode('check.studyConsent')),
  agreeToContact: z.literal(true, saysCode('check.communication')),
})

export const applyAsTester = defineCall({
  name: 'applyAsTester',
  method: 'POST',
  path: '/api/tester-application',
  summary: 'Applies for the free beta; answers the token that the intake needs.',
  body: z.extend(testerForm, {
    communicationPreferences: z.optional(communicationPreferences),
    /** Random: the same application with the same key is one and the same record until its intake is sent; absent, each is another. */
    attemptKey: z.optional(z.string().check(z.minLength(20), z.maxLength(100))),
  }),
  reply: z.object({ token: z.string(), clientId: z.number() }),
})

/** For a tester who lost the link: a new token for the same record, the old one ends. 409 once the intake is done. */
export const renewTesterToken = defineCall({
  name: 'renewTesterToken',
  method: 'POST',
  path: '/api/clients/:id/tester-token',
  summary: 'A new intake token for a tester whose intake is not done yet.',
  params: clientIdParams,
  reply: z.object({ token: z.string() }),
})
