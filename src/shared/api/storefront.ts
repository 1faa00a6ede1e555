import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { isDay } from '../rules/civil-days.ts'
import { saysCode } from '../sentences/says.ts'
import { holdingShown } from './holding.ts'
import { clientIdParams, emailAddress, messageText, recordIdText } from './vocabulary.ts'

const productShown = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  inclusions: z.array(z.string()),
  /** Dollars. */
  price: z.number(),
  billing: z.enum(['once', 'month', 'quarter', 'year']),
})

/** What became of a purchase. Only 'active' and 'ending' open anything. */
export const purchaseStatuses = ['active', 'ending', 'past-due', 'ended', 'refunded'] as const

export const purchaseShown = z.object({
  product: productShown,
  /** 'ending': cancelled, open to the end of what is paid; 'past-due': the renewal was not paid. */
  status: z.enum(purchaseStatuses),
  /** Dollars that stay paid. */
  paid: z.number(),
  boughtAt: z.string(),
  opens: z.array(z.enum(['generator', 'case', 'session', 'material'])),
  /** Until when it opens that; null: without end, or nothing any more. */
  opensUntil: z.nullable(z.string()),
  /** The subscription renews, or changes to this product, at `opensUntil`; null: it does neither. */
  becomes: z.nullable(z.string()),
  /** What a session's fee or a package was credited toward. */
  creditedToward: z.nullable(z.string()),
})
export type PurchaseShown = z.infer<typeof purchaseShown>

const sessionParams = z.object({
  /** The provider's id of the checkout session: unguessable, known to who paid and to the mailbox of the receipt. */
  sessionId: z.string().check(z.minLength(10), z.maxLength(200)),
})

/**
 * The page after a payment link. It asks the provider, so that it is true before any webhook came. Names no person: the
 * address is masked.
 */
export const getPurchase = defineCall({
  name: 'getPurchase',
  method: 'GET',
  path: '/api/purchases/:sessionId',
  summary: 'What was bought in a checkout session, and what it opens; settles it when it is paid.',
  params: sessionParams,
  reply: z.object({
    state: z.enum(['paid', 'processing', 'unpaid']),
    /** 'm•••@example.com'. */
    email: z.string(),
    purchase: z.nullable(purchaseShown),
    /** Address of the intake for a package; null for everything else. */
    intakeAddress: z.nullable(z.string()),
    /** Address of the portal, when the intake of its case was sent already: an upgrade goes on with it; null otherwise. */
    caseAddress: z.nullable(z.string()),
    /** Of a package: what its case holds, upgrades counted; null for everything else. */
    holding: z.nullable(holdingShown),
    /** The booking address of the settings, for a session; null: the form asks for times. */
    bookingAddress: z.nullable(z.string()),
    /** What was asked about times, and what staff answered; null: nothing yet. */
    times: z.nullable(z.object({ asked: z.string(), answer: z.nullable(z.string()) })),
    /** A subscription can be changed or cancelled on the provider's customer page. */
    manageable: z.boolean(),
  }),
})

export const askSessionTimes = defineCall({
  name: 'askSessionTimes',
  method: 'POST',
  path: '/api/purchases/:sessionId/times',
  summary: 'Says when the buyer of a session has time; staff answer by mail.',
  params: sessionParams,
  body: z.object({
    times: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, saysCode('check.times')),
        z.maxLength(1000, saysCode('check.keepUnder', { most: 1000 })),
      ),
  }),
  reply: z.object({ received: z.literal(true) }),
})

export const openCustomerPage = defineCall({
  name: 'openCustomerPage',
  method: 'POST',
  path: '/api/purchases/:sessionId/manage',
  summary: 'The address of the provider page on which a subscription is changed or cancelled.',
  params: sessionParams,
  reply: z.object({ url: z.string() }),
})

/** Cancelling is two clicks on our own page (facts 3.8): a button, and its confirmation. */
export const cancelSubscription = defineCall({
  name: 'cancelSubscription',
  method: 'POST',
  path: '/api/purchases/:sessionId/cancel',
  summary: 'Ends a subscription with the period that is paid; one whose renewal is not paid ends at once.',
  params: sessionParams,
  reply: purchaseShown,
})

export const resumeSubscription = defineCall({
  name: 'resumeSubscription',
  method: 'POST',
  path: '/api/purchases/:sessionId/resume',
  summary: 'Takes the cancellation of a subscription back, until its period ends.',
  params: sessionParams,
  reply: purchaseShown,
})

/** For the portal and for staff. */
export const listPurchases = defineCall({
  name: 'listPurchases',
  method: 'GET',
  path: '/api/clients/:id/purchases',
  summary: 'What the email address of a client bought through payment links, the newest first.',
  params: clientIdParams,
  /** `sessionId`: '' to staff who only look, since what was bought is cancelled and changed by it. */
  reply: z.array(z.extend(purchaseShown, { sessionId: z.string() })),
})

/** What a product costs this viewer now, in dollars. */
const offerShown = z.object({
  price: z.number(),
  credits: z.array(z.object({ name: z.string(), paidOn: z.string(), amount: z.number() })),
  /** What is charged. */
  due: z.number(),
})

/** Empty for a browser that holds no client record: nobody learns what another address bought. */
export const getCheckoutCredit = defineCall({
  name: 'getCheckoutCredit',
  method: 'GET',
  path: '/api/checkout-credit',
  summary: 'What the signed-in client already paid that counts toward a package.',
  query: z.object({
    tier: z.optional(z.string()),
    amount: z.optional(z.string()),
    service: z.optional(z.string()),
  }),
  reply: offerShown,
})

/** What a buyer agreed to: the version of the words, the price in dollars and the day of the first renewal. */
const renewalAgreed = z.object({
  version: z.string().check(z.maxLength(40)),
  price: z.number(),
  renewsOn: z.string().check(z.refine(isDay)),
})
export type RenewalAgreed = z.infer<typeof renewalAgreed>

/** Decision 12: the page behind `/pay/{key}`, at the server's price less the viewer's credits. */
export const openPaymentPage = defineCall({
  name: 'openPaymentPage',
  method: 'POST',
  path: '/api/payment-pages',
  summary: 'Opens the hosted payment page of a product; the server decides the price.',
  body: z.object({
    /** A key of the catalogue. */
    product: z.string().check(z.maxLength(100)),
    /** Filled in on the page. */
    email: z.optional(emailAddress()),
    /** Of a subscription: the tick below its renewal terms, and what these terms said. It is refused without. */
    renewal: z.optional(renewalAgreed),
    /** Where an agreement is signed first: its reference. What it says is looked up, and nothing else counts. */
    agreement: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  }),
  reply: z.extend(offerShown, {
    /** The provider's id of the checkout session. */
    sessionId: z.string(),
    /** The page's address at the provider; the sandbox's page is `/pay/{key}` itself. */
    url: z.string(),
    /** Of a subscription: the viewer's own one that runs already, changed for the difference at its purchase; absent: none. */
    running: z.optional(z.object({ name: z.string(), sessionId: z.string() })),
  }),
})

const sessionRequest = z.object({
  id: z.number(),
  product: z.string(),
  name: z.nullable(z.string()),
  email: z.string(),
  times: z.string(),
  askedAt: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
})
export type SessionRequest = z.infer<typeof sessionRequest>

export const listSessionRequests = defineCall({
  name: 'listSessionRequests',
  method: 'GET',
  path: '/api/staff/session-requests',
  summary:
    'Paid sessions that wait for a time, the longest waiting first, then the answered ones; staff only.',
  reply: z.array(sessionRequest),
})

export const answerSessionRequest = defineCall({
  name: 'answerSessionRequest',
  method: 'POST',
  path: '/api/staff/session-requests/:id/answer',
  summary: 'Answers the buyer of a session by mail; staff only.',
  params: z.object({ id: recordIdText }),
  body: z.object({
    message: messageText,
  }),
  reply: sessionRequest,
})
