import { createHash, randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { createPaymentIntent as call } from '../../../shared/api/checkout.ts'
import { choosePurchase } from '../../../shared/catalogue/choose-purchase.ts'
import type { Product } from '../../../shared/catalogue/product.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { noteFirstLanguage } from '../accounts/person-language.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { AgreementRow } from '../agreement/agreement.tables.ts'
import { closeOrder } from '../agreement/close-agreement-order.ts'
import { keepAgreedOrder, requireAgreement } from '../agreement/require-agreement.ts'
import { attachPayment } from '../clients/attach-payment.ts'
import { recordContactConsent } from '../consent/record-contact-consent.ts'
import { recordOrderTerms } from '../consent/record-order-terms.ts'
import { type CreditedOrder, holdCredits } from '../settlement/hold-credits.ts'
import { findPayment, keepPayment } from '../settlement/keep-payment.ts'
import { originOfOrder } from '../settlement/recover-payment.ts'
import { settlePaymentSoon } from '../settlement/settle-payment-soon.ts'
import { closeRivalOrders } from './close-rival-orders.ts'
import { findOffer, type Offer } from './find-offer.ts'
import { closePaymentOfCase, findUnpaidCase, type UnpaidCase } from './pay-for-case.ts'

type Body = z.output<typeof call.body>

/** The sentence of the specification's error catalogue. */
const refused = says('payment.failed')
const minuteMs = 60_000

/** Another order of the same person may take a credit, or be paid, in the very moment: then it is worked out anew. */
const rounds = 6

/**
 * Creates the PaymentIntent of a purchase at the server's own price (decision 7) less what the asking client paid before,
 * and keeps payment, credits and consent. An unpaid order that used the same credits, or was to pay for the same unpaid
 * record, is closed.
 * The provider is called before the transaction; a crash between the two leaves an intent that nobody can pay, because
 * its secret was never answered. Errors: agreement_needed where one is signed first, payment_refused, conflict when the record
 * is paid already, provider_unavailable.
 */
export async function createPayment(
  deps: Deps,
  input: { body: Body; userId: string; viewer: Viewer; origin: RequestOrigin },
): Promise<{ clientSecret: string; paymentIntentId: string; amount: number; product: string }> {
  const choice = choosePurchase(input.body)
  if (!choice.ok) throw new Refusal('payment_refused', refused)
  const { product } = choice
  for (let round = 0; round < rounds; round += 1) {
    const offer = await findOffer(deps, input.viewer, product.dollars)
    const unpaid = await findUnpaidCase(deps, input.viewer, input.body.client)
    const agreement = await requireAgreement(deps, {
      productKey: product.key,
      dueCents: offer.dueCents,
      email: input.body.email,
      reference: input.body.agreement,
      stateOfCase: unpaid?.state ?? null,
    })
    const order = { product, unpaid, agreement, ...offer }
    const { intent, attemptKey } = await openIntent(deps, input.userId, input.body, order)
    const credited = { id: intent.id, credits: offer.credits, toward: product.name }
    await closeRivalOrders(deps, credited).catch(refuseSilent(deps))
    if (agreement) await closeOrder(deps, agreement, intent.id).catch(refuseSilent(deps))
    if (unpaid) await closePaymentOfCase(deps, unpaid, intent.id).catch(refuseSilent(deps))
    if (!(await keepOrder(deps, { ...input, order, credited, attemptKey, status: intent.status }))) continue
    return {
      clientSecret: intent.clientSecret,
      paymentIntentId: intent.id,
      amount: dollarsFromCents(offer.dueCents),
      product: product.name,
    }
  }
  throw new Refusal('payment_refused', refused)
}

interface Order extends Offer {
  product: Product
  /** The record that it is to pay for; null: it makes one. */
  unpaid: UnpaidCase | null
  /** Under which it is charged; null where none is asked for. */
  agreement: AgreementRow | null
}

/** The intent of this form; another one when a newer order closed the one that it had. */
async function openIntent(deps: Deps, userId: string, body: Body, order: Order) {
  for (let turn = 0; turn < rounds; turn += 1) {
    const attemptKey = attemptKeyOf(userId, body, order, turn)
    const intent = await createIntent(deps, body, order, attemptKey)
    const known = await findPayment(deps.database.db, intent.id)
    if (known?.status !== 'canceled') return { intent, attemptKey }
  }
  throw new Refusal('payment_refused', refused)
}

/** One visit of the form, one product and one contact make one PaymentIntent, however often Continue is pressed. */
function attemptKeyOf(
  userId: string,
  body: Body,
  { product, unpaid, credits, dueCents }: Order,
  turn: number,
): string {
  const attempt = body.attemptKey ?? randomUUID()
  const credited = credits.map(({ kind, id, cents }) => [kind, id, cents])
  const parts = [userId, attempt, product.key, dueCents, credited, body.name, body.email, body.phone]
  // The provider refuses one key for two requests that differ: what an order says of itself there is part of it.
  const more = [
    ...(unpaid ? [{ client: unpaid.id }] : []),
    ...(turn === 0 ? [] : [turn]),
    'with its installation',
  ]
  return createHash('sha256')
    .update(JSON.stringify([...parts, ...more]))
    .digest('base64url')
}

function refuseSilent(deps: Pick<Deps, 'log'>) {
  return (cause: unknown): never => {
    if (!(cause instanceof ProviderUnavailable)) throw cause
    deps.log.warn({ err: cause }, 'the payment provider did not do its part of a PaymentIntent')
    throw new Refusal('provider_unavailable', refused)
  }
}

async function createIntent(deps: Deps, body: Body, { product, dueCents }: Order, idempotencyKey: string) {
  return deps.payments
    .createPaymentIntent({
      amountCents: dueCents,
      description: product.name,
      receiptEmail: body.email,
      metadata: await originOfOrder(deps, product),
      idempotencyKey,
    })
    .catch(refuseSilent(deps))
}

/** Another order has a credit of this one, or its record, since it was chosen: nothing of it is kept. */
class Overtaken extends Error {
  override name = 'Overtaken'
}

/** false, and nothing is kept, when another order was quicker. */
async function keepOrder(
  deps: Deps,
  input: {
    body: Body
    userId: string
    origin: RequestOrigin
    order: Order
    credited: CreditedOrder
    attemptKey: string
    status: string
  },
): Promise<boolean> {
  const { body } = input
  const { product, unpaid, dueCents, agreement } = input.order
  const paymentIntentId = input.credited.id
  const now = deps.clock.now()
  const kept = deps.database.transaction(async (tx) => {
    if (!(await holdCredits(tx, input.credited, now))) throw new Overtaken()
    const mine = { clientId: unpaid?.id ?? 0, paymentIntentId, was: unpaid?.paymentIntentId ?? null, now }
    if (unpaid && !(await attachPayment(tx, mine))) throw new Overtaken()
    if (agreement) await keepAgreedOrder(tx, agreement, paymentIntentId)
    const added = await keepPayment(tx, {
      provider: deps.payments.name,
      paymentIntentId,
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
    await noteFirstLanguage(tx, { email: body.email, language: input.origin.language, now })
    const terms = { email: body.email, page: '/checkout', order: paymentIntentId, origin: input.origin, now }
    await recordOrderTerms(tx, terms)
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
      await settlePaymentSoon(deps, tx, paymentIntentId, {
        id: `look-${minutes}-${paymentIntentId}`,
        startAfter: new Date(now.getTime() + minutes * minuteMs),
      })
    }
  })
  return kept.then(
    () => true,
    (cause: unknown) => {
      if (cause instanceof Overtaken) return false
      throw cause
    },
  )
}
