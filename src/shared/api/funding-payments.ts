import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { saysCode } from '../sentences/says.ts'
import { applicationParams } from './funding-application.ts'
import { emailAddress, nameLine, recordId } from './vocabulary.ts'

/**
 * The server's own prices: 497, 997 and, for 'application-package', 300 (catalogue). The last is about one application and
 * refused unless its prequalification is passed.
 */
export const createFundingPaymentIntent = defineCall({
  name: 'createFundingPaymentIntent',
  method: 'POST',
  path: '/api/create-funding-payment-intent',
  summary: 'Creates the PaymentIntent of a readiness package; the server decides the price.',
  body: z.object({
    productType: z.enum(['armor-ready', 'entity-readiness', 'application-package']),
    /** Of an application package. */
    applicationId: z.optional(recordId),
    customerInfo: z.object({
      fullName: nameLine().check(z.minLength(1, saysCode('check.fullName')), z.maxLength(300)),
      email: emailAddress(saysCode('check.emailFormat')),
      phone: z.string().check(z.trim(), z.minLength(1, saysCode('check.phoneNumber')), z.maxLength(40)),
    }),
    attemptKey: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({ paymentIntentId: z.string(), amount: z.number(), clientSecret: z.string() }),
})

/** Asks the provider (decision 10) and settles what succeeded. Known only to the browser that made it, and staff. */
export const getFundingPayment = defineCall({
  name: 'getFundingPayment',
  method: 'GET',
  path: '/api/funding-payments/:paymentIntentId',
  summary: 'The true state of a funding payment, re-read from the provider; settles it when it succeeded.',
  params: z.object({ paymentIntentId: z.string() }),
  reply: z.object({
    paymentIntentId: z.string(),
    status: z.enum(['succeeded', 'processing', 'requires_action', 'requires_payment_method', 'canceled']),
    productType: z.string(),
    /** The product's name. */
    service: z.string(),
    /** Dollars. */
    amount: z.number(),
    /** null until there is an application of this address. */
    applicationId: z.nullable(z.number()),
    /** The provider's sentence for a failed attempt. */
    failure: z.nullable(z.string()),
  }),
})

/** For the funding form: what is paid is not asked for again. */
export const listFormPackages = defineCall({
  name: 'listFormPackages',
  method: 'GET',
  path: '/api/funding-draft/packages',
  summary: 'What this browser or signed-in address paid for and no application has yet.',
  query: z.object({
    /** Id of the checkout session that the form was opened with. */
    purchase: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({
    /** `paid`: dollars that stay paid. */
    packages: z.array(z.object({ key: z.string(), name: z.string(), paid: z.number(), paidOn: z.string() })),
    /**
     * Of the purchase asked about: it waits for this form; `applicationId` has it; refunded, or nothing that an application delivers;
     * unknown, or not this viewer's.
     */
    named: z.enum(['none', 'waiting', 'used', 'closed', 'not-yours']),
    applicationId: z.nullable(z.number()),
  }),
})

export const openFundingBilling = defineCall({
  name: 'openFundingBilling',
  method: 'POST',
  path: '/api/funding-applications/:id/billing',
  summary: 'Where the payments of an application are managed.',
  params: applicationParams,
  reply: z.object({
    payments: z.array(
      z.object({ product: z.string(), amount: z.number(), paidOn: z.string(), refunded: z.number() }),
    ),
  }),
})
