import type { FastifyInstance } from 'fastify'
import {
  checkSubscription as checkSubscriptionCall,
  createPaymentIntent as createPaymentIntentCall,
  getCreditPrefill as getCreditPrefillCall,
  getPayment as getPaymentCall,
  getPaymentSetup as getPaymentSetupCall,
} from '../../../shared/api/checkout.ts'
import {
  createPrefillToken as createPrefillTokenCall,
  receiveStripeWebhook as receiveStripeWebhookCall,
} from '../../../shared/api/other-services.ts'
import {
  getCheckoutCredit as getCheckoutCreditCall,
  openPaymentPage as openPaymentPageCall,
} from '../../../shared/api/storefront.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Decision } from '../../platform/http/refusal.ts'
import { originOf } from '../../platform/http/request-origin.ts'
import { forAnyone } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { getPayment } from '../settlement/get-payment.ts'
import { isOwnPayment } from '../settlement/own-payment.ts'
import { checkSubscription } from './check-subscription.ts'
import { createPayment } from './create-payment.ts'
import { getCheckoutCredit } from './get-checkout-credit.ts'
import { openPaymentPage } from './open-payment-page.ts'
import { createPrefillToken, creditPrefillOf, getPrefillFields } from './prefill-tokens.ts'
import { receiveWebhook } from './receive-webhook.ts'

export function mountCheckout(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, getPaymentSetupCall, { policy: forAnyone }, async () => ({
    provider: deps.payments.name,
    publishableKey: deps.payments.publishableKey,
    supportEmail: deps.config.supportEmail,
  }))
  mount(app, deps, createPaymentIntentCall, { policy: forAnyone, rateLimit: 'payment' }, async (context) =>
    createPayment(deps, {
      body: context.body,
      userId: await context.ensureBrowser(),
      viewer: context.viewer,
      origin: originOf(context.request),
    }),
  )
  mount(app, deps, getCheckoutCreditCall, { policy: forAnyone }, async ({ query, viewer }) =>
    getCheckoutCredit(deps, { query, viewer }),
  )
  mount(
    app,
    deps,
    openPaymentPageCall,
    { policy: forAnyone, rateLimit: 'payment' },
    async ({ body, viewer, request }) => openPaymentPage(deps, { body, viewer, origin: originOf(request) }),
  )
  mount(app, deps, getPaymentCall, { policy: ofOwnPayment }, async ({ params }) =>
    getPayment(deps, params.paymentIntentId),
  )
  mount(app, deps, getCreditPrefillCall, { policy: forAnyone, rateLimit: 'prefill' }, async ({ params }) => ({
    success: true,
    data: creditPrefillOf(await getPrefillFields(deps, params.token, 'credit')),
  }))
  mount(
    app,
    deps,
    createPrefillTokenCall,
    { policy: forAnyone, rateLimit: 'prefill' },
    async ({ body, request }) =>
      createPrefillToken(deps, { ...body, secret: headerText(request.headers['x-prefill-secret']) }),
  )
  mount(
    app,
    deps,
    checkSubscriptionCall,
    { policy: forAnyone, rateLimit: 'subscription' },
    async ({ query }) => checkSubscription(deps, query.email),
  )
  mount(app, deps, receiveStripeWebhookCall, { policy: forAnyone, raw: true }, async ({ rawBody, request }) =>
    receiveWebhook(deps, { raw: rawBody, signature: headerText(request.headers['stripe-signature']) }),
  )
}

/** Decision 18: a payment is open to the browser that made it, to its signed-in owner and to staff. */
async function ofOwnPayment(context: {
  deps: Deps
  viewer: Viewer
  params: { paymentIntentId: string }
}): Promise<Decision> {
  if (context.viewer.kind === 'nobody') return 'not_signed_in'
  return (await isOwnPayment(context.deps, context.viewer, context.params.paymentIntentId))
    ? 'allow'
    : 'not_found'
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
