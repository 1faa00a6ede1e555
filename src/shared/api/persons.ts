import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { staffPayment } from './staff-refunds.ts'
import { clientType } from './vocabulary.ts'

/** Where a payment is kept: it says with which call it is given back. */
export const paymentPlaces = ['checkout', 'purchase', 'funding', 'postal'] as const
export type PaymentPlace = (typeof paymentPlaces)[number]

/** Mails that the page shows; the mail page has them all. */
export const personMails = 20

/** A payment of an address. `recordId` is the number that its refund asks for beside the payment: of payment, purchase, application or client. */
const personPayment = z.extend(staffPayment, {
  place: z.enum(paymentPlaces),
  /** null: a funding package that no application was sent for. */
  recordId: z.nullable(z.number()),
  /** The renewal of a subscription goes on after a refund. */
  subscription: z.boolean(),
})
export type PersonPayment = z.infer<typeof personPayment>

/** Everything kept under one address. Instants are ISO, days 'YYYY-MM-DD', dollars numeric strings; each list the newest first. */
const person = z.object({
  /** As it is compared: trimmed and in lower case. */
  email: z.string(),
  /** Names and telephone numbers that were given with it, each once. */
  names: z.array(z.string()),
  phones: z.array(z.string()),
  cases: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      clientType,
      paymentStatus: z.string(),
      disputeStatus: z.string(),
      blocked: z.boolean(),
      createdAt: z.string(),
      /** Of a client who came from elsewhere: what they paid there, and when. */
      paidElsewhere: z.nullable(z.object({ amount: z.string(), on: z.nullable(z.string()) })),
    }),
  ),
  payments: z.array(personPayment),
  purchases: z.array(
    z.object({
      id: z.number(),
      productName: z.string(),
      amount: z.string(),
      status: z.string(),
      opensUntil: z.nullable(z.string()),
      createdAt: z.string(),
    }),
  ),
  applications: z.array(
    z.object({ id: z.number(), name: z.string(), caseStatus: z.string(), createdAt: z.string() }),
  ),
  works: z.array(
    z.object({ id: z.number(), key: z.string(), product: z.string(), state: z.string(), dueOn: z.string() }),
  ),
  sessions: z.array(
    z.object({ id: z.number(), product: z.string(), state: z.string(), startsAt: z.string() }),
  ),
  /** One for each case that wrote, and one for what was written without a case. `waiting`: nobody answered the newest. */
  conversations: z.array(
    z.object({
      clientId: z.nullable(z.number()),
      visitorId: z.nullable(z.number()),
      messages: z.number(),
      waiting: z.boolean(),
      lastAt: z.string(),
    }),
  ),
  leads: z.array(z.object({ id: z.number(), name: z.string(), createdAt: z.string() })),
  testers: z.array(z.object({ id: z.number(), clientId: z.nullable(z.number()), createdAt: z.string() })),
  /** The newest, without what they say. */
  mails: z.array(
    z.object({ id: z.number(), mailType: z.string(), status: z.string(), createdAt: z.string() }),
  ),
  mailTotal: z.number(),
  /** Until when a deletion that the person asked for is due. */
  deletionDueOn: z.nullable(z.string()),
})
export type Person = z.infer<typeof person>

export const getPerson = defineCall({
  name: 'getPerson',
  method: 'GET',
  path: '/api/staff/person',
  summary:
    'Everything kept under one address: cases, payments, purchases, applications, messages, leads, sessions, mails; staff only.',
  query: z.object({ email: z.string().check(z.trim(), z.minLength(3), z.maxLength(320)) }),
  reply: person,
})
