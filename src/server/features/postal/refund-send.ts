import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { changeLockedSend } from './change-send.ts'
import { selectSend } from './postal.store.ts'
import { paymentsOfPostal } from './postal-ledger.ts'
import { selectOrdersByIds } from './postal-orders.store.ts'
import { withNote } from './sealed-send.ts'

/**
 * Gives back what was paid for a letter that was not mailed, once, whatever is repeated. What staff gave back already is not given
 * back twice. Throws while the payment provider is silent, so that it is tried again; what it refuses is left to staff.
 */
export async function refundSend(deps: Deps, sendId: number): Promise<void> {
  const { db } = deps.database
  const send = await selectSend(db, sendId)
  if (!send || (send.state !== 'canceled' && send.state !== 'failed')) return
  const [order] = await selectOrdersByIds(db, [send.orderId])
  if (!order || order.settledAt === null || order.refundedCents >= order.amountCents) return
  try {
    await makeRefund(deps, paymentsOfPostal(deps, null), {
      paymentIntentId: order.paymentIntentId,
      amountCents: Math.min(send.priceCents, order.amountCents),
      reason: send.state === 'canceled' ? 'The letter was canceled in time.' : 'The letter was not mailed.',
      attemptKey: `postal-send-${send.id}`,
      actor: { id: 'system', name: 'the product' },
    })
  } catch (cause) {
    if (!(cause instanceof Refusal) || cause.code === 'provider_unavailable') throw cause
    await changeLockedSend(deps, sendId, (row) => ({
      trouble: 'failed',
      carrierSealed: withNote(deps, row, 'The refund was refused: look at the payment.'),
    }))
  }
}
