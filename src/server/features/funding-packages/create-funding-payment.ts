import { createHash, randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { createFundingPaymentIntent as call } from '../../../shared/api/funding-payments.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { noteFirstLanguage } from '../accounts/person-language.ts'
import { recordOrderTerms } from '../consent/record-order-terms.ts'
import { originOfOrder } from '../settlement/recover-payment.ts'
import { settleFundingPaymentJob } from './funding-packages.jobs.ts'
import { insertFundingPayment } from './funding-payments.store.ts'
import { fundingProduct } from './funding-products.ts'

type Body = z.output<typeof call.body>

interface Wish {
  body: Body
  userId: string
  origin: RequestOrigin
  /** The application that the package is for, when it is known already. */
  applicationId: number | null
}

const minuteMs = 60_000

/**
 * Creates the PaymentIntent of a funding package at the catalogue's price and keeps it. The same browser, form key,
 * product and contact give the same one, however often the button is pressed. The provider is called before the
 * transaction; a crash between the two leaves an intent that nobody can pay, because its secret was never answered.
 * Errors: provider_unavailable.
 */
export async function createFundingPayment(deps: Deps, wish: Wish): Promise<z.input<typeof call.reply>> {
  const product = fundingProduct(wish.body.productType)
  const attemptKey = attemptKeyOf(wish, product.cents)
  const intent = await createIntent(deps, wish.body, product, attemptKey)
  await keepPayment(deps, wish, { product, attemptKey, ...intent })
  return {
    paymentIntentId: intent.id,
    amount: dollarsFromCents(product.cents),
    clientSecret: intent.clientSecret,
  }
}

type SoldProduct = ReturnType<typeof fundingProduct>

function attemptKeyOf({ body, userId, applicationId }: Wish, cents: number): string {
  const { fullName, email, phone } = body.customerInfo
  const attempt = body.attemptKey ?? randomUUID()
  // What an order says of itself at the provider is part of it: one key is refused for two requests that differ.
  const parts = [
    'funding with its installation',
    userId,
    attempt,
    body.productType,
    cents,
    applicationId,
    fullName,
    email,
    phone,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

async function createIntent(deps: Deps, body: Body, product: SoldProduct, idempotencyKey: string) {
  try {
    return await deps.payments.createPaymentIntent({
      amountCents: product.cents,
      description: product.name,
      receiptEmail: body.customerInfo.email,
      metadata: await originOfOrder(deps, product),
      idempotencyKey,
    })
  } catch (cause) {
    if (!(cause instanceof ProviderUnavailable)) throw cause
    deps.log.warn({ err: cause }, 'the payment provider did not create a PaymentIntent')
    throw new Refusal('provider_unavailable', says('payment.failed'))
  }
}

async function keepPayment(
  deps: Deps,
  wish: Wish,
  made: { product: SoldProduct; attemptKey: string; id: string; status: string },
): Promise<void> {
  const { fullName, email, phone } = wish.body.customerInfo
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const isNew = await insertFundingPayment(tx, {
      applicationId: wish.applicationId,
      provider: deps.payments.name,
      paymentIntentId: made.id,
      holderUserId: wish.userId,
      attemptKey: made.attemptKey,
      productKey: made.product.key,
      productName: made.product.name,
      amountCents: made.product.cents,
      status: made.status,
      name: fullName,
      email,
      emailKey: emailKeyOf(email),
      phone,
      createdAt: now,
      updatedAt: now,
    })
    if (!isNew) return
    const { origin } = wish
    await noteFirstLanguage(tx, { email, language: origin.language, now })
    await recordOrderTerms(tx, { email, page: '/readiness-intake', order: made.id, origin, now })
    // A webhook may never come and a browser never return: the provider is asked again by itself.
    for (const minutes of [15, 24 * 60]) {
      await deps.queue.enqueue(
        tx,
        settleFundingPaymentJob,
        { paymentIntentId: made.id },
        { id: `look-${minutes}-${made.id}`, startAfter: new Date(now.getTime() + minutes * minuteMs) },
      )
    }
  })
}
