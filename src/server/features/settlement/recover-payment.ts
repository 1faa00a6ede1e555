import { findPackage } from '../../../shared/catalogue/choose-purchase.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findInstallation } from '../../platform/db/installation.store.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { settlePayment } from './settle-payment.ts'
import { insertPayment, selectPayment } from './settlement.store.ts'

/** After an event of a PaymentIntent: settles it, also where a restore lost its row (decision 201). Any number of times. Throws ProviderUnavailable. */
export async function settleOrRecover(deps: Deps, paymentIntentId: string): Promise<void> {
  if (await settlePayment(deps, paymentIntentId)) return
  if (await recoverPayment(deps, paymentIntentId)) await settlePayment(deps, paymentIntentId)
}

/** What a PaymentIntent of the checkout says of itself at the provider, so that it is known again where its row is gone. */
export async function originOfOrder(
  deps: Pick<Deps, 'database'>,
  product: { key: string },
): Promise<Record<string, string>> {
  const installation = await findInstallation(deps.database.db)
  return { product: product.key, ...(installation ? { installation: installation.id } : {}) }
}

/** What the provider still knows of an order of ours. */
export interface LostOrder {
  productKey: string | undefined
  amountCents: number
  email: string
}

/**
 * A PaymentIntent that is paid and bears this installation's name: where no row has it, a backup of before it was restored. null: it is
 * not paid, or another one's. Throws ProviderUnavailable.
 */
export async function findLostOrder(deps: Deps, paymentIntentId: string): Promise<LostOrder | null> {
  const intent = await deps.payments.getPaymentIntent(paymentIntentId)
  if (intent?.status !== 'succeeded' || intent.receiptEmail === null) return null
  const installation = await findInstallation(deps.database.db)
  if (!installation || intent.metadata.installation !== installation.id) return null
  return {
    productKey: intent.metadata.product,
    amountCents: intent.amountCents,
    email: intent.receiptEmail,
  }
}

/** Says in log and audit log that an order is kept again, in the transaction that keeps it. */
export async function noteRecovered(
  deps: Pick<Deps, 'log' | 'clock'>,
  tx: Queryable,
  { productKey, amountCents }: LostOrder,
  paymentIntentId: string,
): Promise<void> {
  deps.log.warn({ paymentIntentId }, 'a payment that was not kept here any more is kept again')
  await appendAuditEntry(tx, {
    actor: { id: 'system', name: 'payment provider' },
    action: 'recover-payment',
    detail: { payment: paymentIntentId, product: productKey ?? '', amount: amountText(amountCents) },
    at: deps.clock.now(),
  })
}

/**
 * Keeps a payment of the checkout again that a restore lost, like one that was paid through a link: no browser holds it, the person signs
 * in by a link to their address, and the intake asks for their name. Credits that lowered it are not known any more. Any number of times.
 * Throws ProviderUnavailable.
 * @returns whether it is kept now, and was not
 */
async function recoverPayment(deps: Deps, paymentIntentId: string): Promise<boolean> {
  if (await selectPayment(deps.database.db, paymentIntentId)) return false
  const lost = await findLostOrder(deps, paymentIntentId)
  const product = findPackage(lost?.productKey)
  if (!lost || !product) return false
  const { amountCents, email } = lost
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const added = await insertPayment(tx, {
      ...{ provider: deps.payments.name, paymentIntentId, holderUserId: '', amountCents },
      ...{ productKey: product.key, productName: product.name, status: 'requires_payment_method' },
      ...{ name: email, email, phone: '', agreeToContact: false, createdAt: now, updatedAt: now },
    })
    if (added) await noteRecovered(deps, tx, lost, paymentIntentId)
  })
  return true
}
