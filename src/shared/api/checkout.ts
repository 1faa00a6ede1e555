import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { said } from '../sentences/said.ts'
import { saysCode } from '../sentences/says.ts'
import { communicationPreferences, emailAddress, nameLine } from './vocabulary.ts'

const required = (missing: string, tooLong: string) =>
  nameLine().check(z.minLength(1, missing), z.maxLength(200, tooLong))

export const checkoutContact = z.object({
  name: required(saysCode('check.fullName'), saysCode('check.nameTooLong')),
  email: emailAddress(saysCode('check.emailFormat')),
  phone: required(saysCode('check.phoneNumber'), saysCode('check.phone')),
})

/** Decision 7: the server alone decides the price; `tier`, `amount` and `service` only say what is wanted. */
export const createPaymentIntent = defineCall({
  name: 'createPaymentIntent',
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: 'Creates the PaymentIntent for a dispute package; the server decides the price.',
  body: z.extend(checkoutContact, {
    agreeToContact: z.boolean(),
    tier: z.optional(z.nullable(z.string())),
    amount: z.optional(z.nullable(z.union([z.number(), z.string()]))),
    service: z.optional(z.nullable(z.string())),
    communicationPreferences: z.optional(communicationPreferences),
    /** Number of the own record, not paid yet, that this pays for (decision 21); absent: the payment makes a record. */
    client: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    /** Where an agreement is signed first: its reference. What it says is looked up, and nothing else counts. */
    agreement: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
    /** One per visit of the form: the same key and the same purchase give the same PaymentIntent (double click). */
    attemptKey: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    /** Dollars. */
    amount: z.number(),
    product: z.string(),
  }),
})

export const getPaymentSetup = defineCall({
  name: 'getPaymentSetup',
  method: 'GET',
  path: '/api/payment-setup',
  summary: 'Which payment provider the browser talks to, with its publishable key.',
  reply: z.object({
    provider: z.enum(['stripe', 'sandbox']),
    publishableKey: z.string(),
    /** Where questions about payments go. */
    supportEmail: z.optional(z.string()),
  }),
})

/** Asks the provider (decision 10). Known only to the browser that made the payment, its signed-in owner and staff. */
export const getPayment = defineCall({
  name: 'getPayment',
  method: 'GET',
  path: '/api/payments/:paymentIntentId',
  summary: 'The true state of a payment, re-read from the provider; settles it when it succeeded.',
  params: z.object({ paymentIntentId: z.string() }),
  reply: z.object({
    paymentIntentId: z.string(),
    status: z.enum(['succeeded', 'processing', 'requires_action', 'requires_payment_method', 'canceled']),
    /** Dollars. */
    amount: z.number(),
    product: z.string(),
    clientId: z.nullable(z.number()),
    /** The record's intake was sent before: the way on is its portal. */
    intakeCompleted: z.boolean(),
    /** Contact typed at the checkout, for the intake's prefill. */
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** The provider's sentence for a failed attempt. */
    failure: z.nullable(z.string()),
  }),
})

export const getCreditPrefill = defineCall({
  name: 'getCreditPrefill',
  method: 'GET',
  path: '/api/credit-prefill/:token',
  summary: 'The contact fields stored for a prefill token.',
  params: z.object({ token: z.string() }),
  reply: z.object({
    success: z.boolean(),
    data: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      communicationConsent: z.boolean(),
    }),
  }),
})

/** Decision 19: who may use the letter generator. */
export const checkSubscription = defineCall({
  name: 'checkSubscription',
  method: 'GET',
  path: '/api/check-subscription',
  summary: 'Whether an email address has access to the letter generator.',
  query: z.object({ email: z.string() }),
  reply: z.object({
    hasAccess: z.boolean(),
    message: z.string(),
    /** `message`, to be worded in the language of the page. */
    says: z.optional(said),
    userType: z.nullable(z.string()),
  }),
})
