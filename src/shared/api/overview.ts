import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { languages } from '../rules/language.ts'
import { holdingShown } from './holding.ts'
import { purchaseShown } from './storefront.ts'
import { workShown } from './works.ts'

/** Whoever bought, paid or applied finds all of it under the address (decision 43), with or without a client record. */
export const getAccountOverview = defineCall({
  name: 'getAccountOverview',
  method: 'GET',
  path: '/api/account/overview',
  summary:
    'Cases, funding applications, purchases and receipts of the signed-in address, each the newest first.',
  reply: z.object({
    email: z.string(),
    supportEmail: z.string(),
    cases: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        startedAt: z.string(),
        holding: z.nullable(holdingShown),
      }),
    ),
    applications: z.array(z.object({ id: z.number(), sentAt: z.string() })),
    /** Through payment links. `manageable`: a subscription that can be changed or cancelled. */
    purchases: z.array(z.extend(purchaseShown, { sessionId: z.string(), manageable: z.boolean() })),
    /** What staff do, with what it was bought with. */
    works: z.array(z.extend(workShown, { product: z.string(), sessionId: z.nullable(z.string()) })),
    /** Booked sessions that are not over, the next first. `sessionId` is the checkout session's; instants in UTC. */
    sessions: z.array(
      z.object({ sessionId: z.string(), product: z.string(), startsAt: z.string(), timeZone: z.string() }),
    ),
    /** What comes off the price of a later package: dollars, when it was paid, and what it counts toward. */
    credits: z.array(
      z.object({
        name: z.string(),
        paidOn: z.string(),
        amount: z.number(),
        toward: z.enum(['packages', 'larger-packages']),
      }),
    ),
    /** Of every single payment. Dollars. */
    receipts: z.array(
      z.object({
        /** Of the receipt: the provider's id of the payment. */
        number: z.string(),
        product: z.string(),
        paid: z.number(),
        /** What was paid before and taken off. */
        credited: z.number(),
        refunded: z.number(),
        paidOn: z.string(),
      }),
    ),
  }),
})

/** As it stands today: a later refund is in it. */
export const downloadReceipt = defineCall({
  name: 'downloadReceipt',
  method: 'GET',
  path: '/api/account/receipts/:number',
  summary: 'The receipt of one payment of the signed-in address as a tagged PDF.',
  params: z.object({ number: z.string().check(z.maxLength(200)) }),
  /** Absent: the person's own. */
  query: z.object({ language: z.optional(z.enum(languages)) }),
  produces: 'file',
})
