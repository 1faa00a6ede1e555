import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  clientIdParams,
  communicationPreferences,
  emailAddress,
  personName,
  phoneNumber,
} from './vocabulary.ts'

export const testerForm = z.object({
  name: personName,
  email: emailAddress('Invalid email address'),
  phone: phoneNumber('Phone number must be at least 10 digits'),
  studyConsent: z.literal(true, 'You must agree to participate in the performance study'),
  agreeToContact: z.literal(true, 'You must set your communication preferences'),
})

export const applyAsTester = defineCall({
  name: 'applyAsTester',
  method: 'POST',
  path: '/api/tester-application',
  summary: 'Applies for the free beta; answers the token that the intake needs.',
  body: z.extend(testerForm, { communicationPreferences: z.optional(communicationPreferences) }),
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
