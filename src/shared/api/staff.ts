import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

const code = z
  .string()
  .check(z.trim(), z.regex(/^\d{6}$/, 'Enter the 6 digits that your authenticator shows'))

/** First factor. `enrol` carries the secret of a first sign-in, to be scanned and then confirmed with a code. */
export const signInStaff = defineCall({
  name: 'signInStaff',
  method: 'POST',
  path: '/api/staff/sign-in',
  summary: 'First step of the staff sign-in: email and password.',
  body: z.object({ email: z.string().check(z.maxLength(254)), password: z.string().check(z.maxLength(200)) }),
  reply: z.object({
    next: z.enum(['code', 'enrol']),
    enrol: z.nullable(z.object({ secret: z.string(), uri: z.string() })),
  }),
})

export const confirmStaffCode = defineCall({
  name: 'confirmStaffCode',
  method: 'POST',
  path: '/api/staff/confirm-code',
  summary: 'Second step of the staff sign-in: the code of the authenticator, or a recovery code.',
  body: z.object({ code: z.union([code, z.string().check(z.minLength(8), z.maxLength(40))]) }),
  reply: z.object({
    signedIn: z.literal(true),
    /** Shown once, after the first enrolment. */
    recoveryCodes: z.nullable(z.array(z.string())),
  }),
})

/** Entity 'Client (staff dashboard)'. Dates are 'YYYY-MM-DD' or null; amount is a numeric string (decision 9). */
export const staffClient = z.object({
  id: z.number(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  clientType: z.string(),
  paymentStatus: z.string(),
  amount: z.string(),
  reportFileName: z.nullable(z.string()),
  googleDriveFolderUrl: z.nullable(z.string()),
  disputeStatus: z.string(),
  round1MailDate: z.nullable(z.string()),
  round2MailDate: z.nullable(z.string()),
  round3MailDate: z.nullable(z.string()),
  results: z.nullable(z.string()),
  lastEmailSent: z.nullable(z.string()),
  lastEmailType: z.nullable(z.string()),
  createdAt: z.string(),
})

export const listClients = defineCall({
  name: 'listClients',
  method: 'GET',
  path: '/api/clients',
  summary: 'All clients, newest first; staff only.',
  reply: z.array(staffClient),
})
