import type { Deps } from '../../deps.ts'
import { changeFundingPayment, selectLeftFundingOrders } from './funding-payments.store.ts'
import { settleFundingPayment } from './settle-funding-payment.ts'

const atOnce = 500

/** The same as closeLeftOrders for packages of funding, of which the row stays. Any number of times. Throws ProviderUnavailable. */
export async function closeLeftFundingOrders(deps: Deps): Promise<void> {
  const { db } = deps.database
  for (const { id, paymentIntentId } of await selectLeftFundingOrders(db, atOnce)) {
    const intent = await deps.payments.cancelPaymentIntent(paymentIntentId)
    if (intent === null || intent.status === 'canceled')
      await changeFundingPayment(db, id, { status: 'canceled', updatedAt: deps.clock.now() })
    else await settleFundingPayment(deps, paymentIntentId)
  }
}
