import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { saysCode } from '../sentences/says.ts'
import { emailAddress, personName } from './vocabulary.ts'

const code = z.string().check(z.trim(), z.regex(/^\d{6}$/, saysCode('staffCheck.code')))

/** First factor. `enrol` carries the secret of a first sign-in, to be scanned and then confirmed with a code. */
export const signInStaff = defineCall({
  name: 'signInStaff',
  method: 'POST',
  path: '/api/staff/sign-in',
  summary: 'First step of the staff sign-in: email and password.',
  body: z.object({ email: z.string().check(z.maxLength(254)), password: z.string().check(z.maxLength(200)) }),
  reply: z.object({
    /** 'done': this browser is remembered, and the session is open. */
    next: z.enum(['code', 'enrol', 'done']),
    enrol: z.nullable(z.object({ secret: z.string(), uri: z.string() })),
  }),
})

export const confirmStaffCode = defineCall({
  name: 'confirmStaffCode',
  method: 'POST',
  path: '/api/staff/confirm-code',
  summary: 'Second step of the staff sign-in: the code of the authenticator, or a recovery code.',
  body: z.object({
    code: z.union([code, z.string().check(z.minLength(8), z.maxLength(40))]),
    /** 'Trust this browser for 12 hours': its next sign-in takes the password alone. */
    rememberDevice: z.optional(z.boolean()),
  }),
  reply: z.object({
    signedIn: z.literal(true),
    /** Shown once, after the first enrolment. */
    recoveryCodes: z.nullable(z.array(z.string())),
  }),
})

/** Only with a code that a start of the server printed, and only before there is any staff account. */
export const makeFirstAccount = defineCall({
  name: 'makeFirstAccount',
  method: 'POST',
  path: '/api/staff/first-account',
  summary: 'Makes the first staff account, the owner’s, with the code that the start printed.',
  body: z.object({
    code: z.string().check(z.maxLength(100)),
    name: personName,
    email: emailAddress(),
    password: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({ next: z.literal('enrol'), enrol: z.object({ secret: z.string(), uri: z.string() }) }),
})

/** On a fresh machine the sign-in says how the first account is made; says nothing about anybody. */
export const getStaffSetup = defineCall({
  name: 'getStaffSetup',
  method: 'GET',
  path: '/api/staff/setup',
  summary: 'Whether there is any staff account yet.',
  reply: z.object({ anyStaff: z.boolean() }),
})
