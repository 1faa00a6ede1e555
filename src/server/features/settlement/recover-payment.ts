import { findPackage } from '../../../shared/catalogue/choose-purchase.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { findInstallation } from '../../platform/db/installation.store.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { insertPayment, selectPayment } from './settlement.store.ts'

/** What a PaymentIntent of the checkout says of itself at the provider, so that it is known again where its row is gone. */
export async function originOfOrder(
  deps: Pick<Deps, 'database'>,
  product: { key: string },
): Promise<Record<string, string>> {
  const installation = await findInstallation(deps.database.db)
  return { product: product.key, ...(installation ? { installation: installation.id } : {}) }
}

/**
 * A PaymentIntent that is paid, bears this installation's name, and is kept nowhere here: a backup of before it was restored. It is kept
 * like one that was paid through a link: no browser holds it, the person signs in by a link to their address, and the intake asks for
 * their name. Credits that lowered it are not known any more. Any number of times. Throws ProviderUnavailable.
 * @returns whether it is kept now
 */
export async function recoverPayment(deps: Deps, paymentIntentId: string): Promise<boolean> {
  const { db } = deps.database
  if (await selectPayment(db, paymentIntentId)) return false
  const intent = await deps.payments.getPaymentIntent(paymentIntentId)
  if (intent?.status !== 'succeeded' || intent.receiptEmail === null) return false
  const product = findPackage(intent.metadata.product)
  const installation = await findInstallation(db)
  if (!product || !installation || intent.metadata.installation !== installation.id) return false
  const { amountCents, receiptEmail: email } = intent
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const added = await insertPayment(tx, {
      ...{ provider: deps.payments.name, paymentIntentId, holderUserId: '', amountCents },
      ...{ productKey: product.key, productName: product.name, status: 'requires_payment_method' },
      ...{ name: email, email, phone: '', agreeToContact: false, createdAt: now, updatedAt: now },
    })
    if (!added) return
    deps.log.warn({ paymentIntentId }, 'a payment that was not kept here any more is kept again')
    await appendAuditEntry(tx, {
      actor: { id: 'system', name: 'payment provider' },
      action: 'recover-payment',
      detail: { payment: paymentIntentId, product: product.key, amount: amountText(amountCents) },
      at: now,
    })
  })
  return true
}
