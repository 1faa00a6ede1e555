import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { centsOfText } from '../rules/amount-of-text.ts'
import { languages } from '../rules/language.ts'
import { saysCode } from '../sentences/says.ts'
import { clientIdParams, emailAddress, personName, phoneNumber } from './vocabulary.ts'

/** What was paid for a client who did not buy here. `amount` in dollars, in the forms that an import takes ('1,200.50'), and `paidOn` only of what was paid elsewhere. */
const paidElsewhere = z.object({
  paid: z.enum(['elsewhere', 'free']),
  amount: z.optional(
    z.string().check(
      z.maxLength(40, saysCode('staffCheck.amount')),
      z.refine((text) => centsOfText(text.trim()) !== 'none', saysCode('staffCheck.amount')),
    ),
  ),
  /** 'YYYY-MM-DD', not in the future. */
  paidOn: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, saysCode('staffCheck.dayForm')))),
})

/** What staff type of somebody whom they serve already. */
export const newClient = z.extend(paidElsewhere, {
  name: personName,
  email: emailAddress(),
  phone: phoneNumber(),
  /** In which their mails and papers are written. */
  language: z.enum(languages),
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

/** `arrival` null: whoever bought here, and whoever is not there. `isOpen`: it is not known what they paid, and staff may enter it. */
export const getClientArrival = defineCall({
  name: 'getClientArrival',
  method: 'GET',
  path: '/api/staff/clients/:id/arrival',
  summary: 'How a client came who did not buy here; staff only.',
  params: clientIdParams,
  reply: z.object({ arrival: z.nullable(clientArrival), isOpen: z.boolean() }),
})

/**
 * For a client of an import whose file did not say it: they are served from then on, as if they had been added so. The same once more
 * changes nothing and replies false. Errors: not_found; conflict when it is known already, was paid here meanwhile, or the client is
 * blocked; invalid_input for an amount or a day that is missing or has not come.
 */
export const enterPaidElsewhere = defineCall({
  name: 'enterPaidElsewhere',
  method: 'POST',
  path: '/api/staff/clients/:id/paid-elsewhere',
  summary:
    'Enters what an imported client paid elsewhere, or that they are served free of charge; staff only.',
  params: clientIdParams,
  body: paidElsewhere,
  reply: z.object({ entered: z.boolean() }),
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
