import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import { findLostOrder, noteRecovered } from '../settlement/recover-payment.ts'
import { insertFundingPayment, selectFundingPayment } from './funding-payments.store.ts'
import { findFundingProduct } from './funding-products.ts'
import { settleFundingPayment } from './settle-funding-payment.ts'

/** After an event of a PaymentIntent: settles it, also where a restore lost its row (decision 201). Any number of times. Throws ProviderUnavailable. */
export async function settleOrRecoverFunding(deps: Deps, paymentIntentId: string): Promise<void> {
  if (await settleFundingPayment(deps, paymentIntentId)) return
  if (await recoverFundingPayment(deps, paymentIntentId)) await settleFundingPayment(deps, paymentIntentId)
}

/**
 * Keeps the payment of a funding package again that a restore lost. It waits for the application of its address like one that was paid
 * before there is any. Any number of times. Throws ProviderUnavailable.
 * @returns whether it is kept now, and was not
 */
async function recoverFundingPayment(deps: Deps, paymentIntentId: string): Promise<boolean> {
  if (await selectFundingPayment(deps.database.db, paymentIntentId)) return false
  const lost = await findLostOrder(deps, paymentIntentId)
  const product = findFundingProduct(lost?.productKey)
  if (!lost || !product) return false
  const { amountCents, email } = lost
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const added = await insertFundingPayment(tx, {
      ...{ provider: deps.payments.name, paymentIntentId, attemptKey: `recovered-${paymentIntentId}` },
      ...{ applicationId: null, holderUserId: '', productKey: product.key, productName: product.name },
      ...{ amountCents, status: 'requires_payment_method', name: email, email, emailKey: emailKeyOf(email) },
      ...{ phone: '', createdAt: now, updatedAt: now },
    })
    if (added) await noteRecovered(deps, tx, lost, paymentIntentId)
  })
  return true
}
