import { createHash, randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { createPaymentIntent as call } from '../../../shared/api/checkout.ts'
import { choosePurchase, type Product } from '../../../shared/catalogue.ts'
import { centsFromDollars } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { noteFirstLanguage } from '../accounts/person-language.ts'
import { recordContactConsent } from '../consent/record-contact-consent.ts'
import { settlePaymentJob } from './checkout.jobs.ts'
import { insertPayment } from './checkout.store.ts'

type Body = z.output<typeof call.body>

/** The sentence of the specification's error catalogue. */
const refused = 'Failed to create payment. Please try again.'
const minuteMs = 60_000

/**
 * Creates the PaymentIntent of a purchase at the server's own price (decision 7), and keeps payment and consent.
 * The provider is called before the transaction; a crash between the two leaves an intent that nobody can pay, because
 * its secret was never answered. Errors: payment_refused, provider_unavailable.
 */
export async function createPayment(
  deps: Deps,
  input: { body: Body; userId: string; origin: RequestOrigin },
): Promise<{ clientSecret: string; paymentIntentId: string; amount: number; product: string }> {
  const choice = choosePurchase(input.body)
  if (!choice.ok) throw new Refusal('payment_refused', refused)
  const { product } = choice
  const attemptKey = attemptKeyOf(input.userId, input.body, product)
  const intent = await createIntent(deps, input.body, product, attemptKey)
  await keepPayment(deps, { ...input, product, attemptKey, intentId: intent.id, status: intent.status })
  return {
    clientSecret: intent.clientSecret,
    paymentIntentId: intent.id,
    amount: product.dollars,
    product: product.name,
  }
}

/** One visit of the form, one product and one contact make one PaymentIntent, however often Continue is pressed. */
function attemptKeyOf(userId: string, body: Body, product: Product): string {
  const attempt = body.attemptKey ?? randomUUID()
  const parts = [userId, attempt, product.key, product.dollars, body.name, body.email, body.phone]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

async function createIntent(deps: Deps, body: Body, product: Product, idempotencyKey: string) {
  try {
    return await deps.payments.createPaymentIntent({
      amountCents: centsFromDollars(product.dollars),
      description: product.name,
      receiptEmail: body.email,
      metadata: { product: product.key },
      idempotencyKey,
    })
  } catch (cause) {
    if (!(cause instanceof ProviderUnavailable)) throw cause
    deps.log.warn({ err: cause }, 'the payment provider did not create a PaymentIntent')
    throw new Refusal('provider_unavailable', refused)
  }
}

async function keepPayment(
  deps: Deps,
  input: {
    body: Body
    userId: string
    origin: RequestOrigin
    product: Product
    attemptKey: string
    intentId: string
    status: string
  },
): Promise<void> {
  const { body, product } = input
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const added = await insertPayment(tx, {
      provider: deps.payments.name,
      paymentIntentId: input.intentId,
      holderUserId: input.userId,
      attemptKey: input.attemptKey,
      productKey: product.key,
      productName: product.name,
      amountCents: centsFromDollars(product.dollars),
      status: input.status,
      name: body.name,
      email: body.email,
      phone: body.phone,
      agreeToContact: body.agreeToContact,
      preferences: body.communicationPreferences ?? null,
      createdAt: now,
      updatedAt: now,
    })
    if (!added) return
    await noteFirstLanguage(tx, { email: body.email, language: input.origin.language, now })
    await recordContactConsent(tx, {
      email: body.email,
      page: '/checkout',
      ...input.origin,
      now,
      agreed: body.agreeToContact,
      preferences: body.communicationPreferences ?? null,
      actor: body.communicationPreferences ? 'self' : 'address',
    })
    // A webhook may never come and a browser never return: the provider is asked again by itself.
    for (const minutes of [15, 24 * 60]) {
      await deps.queue.enqueue(
        tx,
        settlePaymentJob,
        { paymentIntentId: input.intentId },
        { id: `look-${minutes}-${input.intentId}`, startAfter: new Date(now.getTime() + minutes * minuteMs) },
      )
    }
  })
}
