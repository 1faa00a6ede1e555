import { createHash, randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { createPaymentIntent as call } from '../../../shared/api/checkout.ts'
import { choosePurchase } from '../../../shared/catalogue/choose-purchase.ts'
import type { Product } from '../../../shared/catalogue/product.ts'
import { centsFromDollars, dollarsFromCents } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { noteFirstLanguage } from '../accounts/person-language.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { recordContactConsent } from '../consent/record-contact-consent.ts'
import { settlePaymentJob } from './checkout.jobs.ts'
import { insertPayment } from './checkout.store.ts'
import { insertCredits } from './checkout-credits.store.ts'
import { type ChosenCredit, chooseCredits } from './choose-credits.ts'
import { findCredits } from './find-credits.ts'

type Body = z.output<typeof call.body>

/** The sentence of the specification's error catalogue. */
const refused = 'Failed to create payment. Please try again.'
const minuteMs = 60_000

/**
 * Creates the PaymentIntent of a purchase at the server's own price (decision 7) less what the asking client paid before,
 * and keeps payment, credits and consent.
 * The provider is called before the transaction; a crash between the two leaves an intent that nobody can pay, because
 * its secret was never answered. Errors: payment_refused, provider_unavailable.
 */
export async function createPayment(
  deps: Deps,
  input: { body: Body; userId: string; viewer: Viewer; origin: RequestOrigin },
): Promise<{ clientSecret: string; paymentIntentId: string; amount: number; product: string }> {
  const choice = choosePurchase(input.body)
  if (!choice.ok) throw new Refusal('payment_refused', refused)
  const { product } = choice
  const sources = await findCredits(deps, input.viewer)
  const { credits, dueCents } = chooseCredits(centsFromDollars(product.dollars), sources)
  const order = { product, credits, dueCents }
  const attemptKey = attemptKeyOf(input.userId, input.body, order)
  const intent = await createIntent(deps, input.body, order, attemptKey)
  await keepPayment(deps, { ...input, order, attemptKey, intentId: intent.id, status: intent.status })
  return {
    clientSecret: intent.clientSecret,
    paymentIntentId: intent.id,
    amount: dollarsFromCents(dueCents),
    product: product.name,
  }
}

interface Order {
  product: Product
  credits: readonly ChosenCredit[]
  dueCents: number
}

/** One visit of the form, one product and one contact make one PaymentIntent, however often Continue is pressed. */
function attemptKeyOf(userId: string, body: Body, { product, credits, dueCents }: Order): string {
  const attempt = body.attemptKey ?? randomUUID()
  const credited = credits.map(({ kind, id, cents }) => [kind, id, cents])
  const parts = [userId, attempt, product.key, dueCents, credited, body.name, body.email, body.phone]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

async function createIntent(deps: Deps, body: Body, { product, dueCents }: Order, idempotencyKey: string) {
  try {
    return await deps.payments.createPaymentIntent({
      amountCents: dueCents,
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
    order: Order
    attemptKey: string
    intentId: string
    status: string
  },
): Promise<void> {
  const { body } = input
  const { product, credits, dueCents } = input.order
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const added = await insertPayment(tx, {
      provider: deps.payments.name,
      paymentIntentId: input.intentId,
      holderUserId: input.userId,
      attemptKey: input.attemptKey,
      productKey: product.key,
      productName: product.name,
      amountCents: dueCents,
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
    await insertCredits(
      tx,
      credits.map(({ kind, id, cents }) => ({
        paymentIntentId: input.intentId,
        purchaseId: kind === 'session' ? id : null,
        paymentId: kind === 'package' ? id : null,
        cents,
        toward: product.name,
        createdAt: now,
      })),
    )
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
