import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { languages } from '../rules/language.ts'
import { saysCode } from '../sentences/says.ts'
import { clientIdParams, emailAddress, personName, phoneNumber } from './vocabulary.ts'

/** What staff type of somebody whom they serve already. `amount` in dollars and `paidOn` only of what was paid elsewhere. */
export const newClient = z.object({
  name: personName,
  email: emailAddress(),
  phone: phoneNumber(),
  /** In which their mails and papers are written. */
  language: z.enum(languages),
  paid: z.enum(['elsewhere', 'free']),
  amount: z.optional(z.string().check(z.regex(/^\d{1,6}(\.\d{2})?$/, saysCode('staffCheck.amount')))),
  /** 'YYYY-MM-DD', not in the future. */
  paidOn: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, saysCode('staffCheck.dayForm')))),
})

/**
 * `attemptKey`: sent twice it makes one client. Errors: conflict when the address or the telephone number is on record, unless
 * `evenSo`; invalid_input for an amount or a day that is missing. Nobody consents for the client: that is theirs to do.
 */
export const addClient = defineCall({
  name: 'addClient',
  method: 'POST',
  path: '/api/staff/clients',
  summary: 'Adds a client who paid elsewhere, or nothing, and invites them to the portal; staff only.',
  body: z.extend(newClient, {
    invite: z.boolean(),
    /** Another record for somebody who may be on record already. */
    evenSo: z.optional(z.boolean()),
    attemptKey: z.string().check(z.minLength(8), z.maxLength(100)),
  }),
  reply: z.object({ clientId: z.number() }),
})

/** How somebody came who did not buy here, with what another program knew of them. */
export const clientArrival = z.object({
  how: z.enum(['by hand', 'import']),
  by: z.string(),
  at: z.string(),
  /** 'unknown': the file of an import said nothing of it. */
  paid: z.enum(['elsewhere', 'free', 'unknown']),
  /** Dollars as a numeric string. */
  amount: z.string(),
  paidOn: z.nullable(z.string()),
  notes: z.string(),
  tags: z.array(z.string()),
  formerNumber: z.string(),
})
export type ClientArrival = z.infer<typeof clientArrival>

/** `arrival` null: whoever bought here, and whoever is not there. */
export const getClientArrival = defineCall({
  name: 'getClientArrival',
  method: 'GET',
  path: '/api/staff/clients/:id/arrival',
  summary: 'How a client came who did not buy here; staff only.',
  params: clientIdParams,
  reply: z.object({ arrival: z.nullable(clientArrival) }),
})

/** One mail a day at most. It opens nothing by itself: the client asks for a sign-in link with the invited address. */
export const inviteClient = defineCall({
  name: 'inviteClient',
  method: 'POST',
  path: '/api/staff/clients/:id/invitation',
  summary: 'Mails a client the way into the portal; staff only.',
  params: clientIdParams,
  reply: z.object({ invited: z.boolean() }),
})
