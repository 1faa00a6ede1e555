import type { Queryable } from '../../db/database.ts'
import type { SandboxCharge } from './payment-intent.ts'
import {
  insertObject,
  lockObject,
  type SandboxObject,
  selectMatching,
  updateObject,
} from './sandbox.store.ts'
import { addEvent } from './sandbox-events.ts'
import { sandboxId } from './sandbox-id.ts'
import type { CardBehaviour } from './test-cards.ts'
import { atUnix, unixSeconds } from './wire-object.ts'

const daySeconds = 24 * 60 * 60
/** Card networks give 7 to 21 days, Stripe's own form two weeks mostly (docs.stripe.com/disputes). */
const answerDays = 14

/** The dispute that the cards for it bring right after the charge. @returns it as its event carries it */
export async function openDispute(
  tx: Queryable,
  charge: SandboxCharge & { created?: unknown; currency?: unknown },
  behaviour: CardBehaviour['dispute'],
): Promise<SandboxObject> {
  const created = Number(charge.created)
  const dispute = {
    id: sandboxId('dp'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created,
    currency: charge.currency,
    evidence_details: {
      due_by: created + answerDays * daySeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    livemode: false,
    payment_intent: charge.payment_intent,
    reason: behaviour === 'product_not_received' ? 'product_not_received' : 'fraudulent',
    status: behaviour === 'inquiry' ? 'warning_needs_response' : 'needs_response',
  }
  await insertObject(tx, 'dispute', dispute, atUnix(created))
  return dispute
}

/** What a bank decides, or that evidence was sent to it, with its event: for examples and tests. */
export async function moveDispute(
  tx: Queryable,
  id: string,
  status: 'under_review' | 'won' | 'lost' | 'warning_closed' | 'appeal_under_review',
  now: Date,
): Promise<void> {
  const dispute = await lockObject(tx, 'dispute', id)
  if (!dispute) throw new Error(`There is no dispute ${id}.`)
  const moved = { ...dispute, status }
  await updateObject(tx, moved)
  if (status === 'won') await addEvent(tx, 'charge.dispute.funds_reinstated', moved, now)
  if (status === 'under_review' || status === 'appeal_under_review')
    await addEvent(tx, 'charge.dispute.updated', moved, now, dispute)
  else await addEvent(tx, 'charge.dispute.closed', moved, now)
}

/** The cardholder's bank reports a charge as fraud, with its event: for examples and tests. */
export async function warnOfFraud(tx: Queryable, paymentIntentId: string, now: Date): Promise<void> {
  const [charge] = await selectMatching(tx, 'charge', { payment_intent: paymentIntentId }, 1, null)
  if (!charge) throw new Error(`Nothing was charged by ${paymentIntentId}.`)
  const warning = {
    id: sandboxId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: unixSeconds(now),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: paymentIntentId,
  }
  await insertObject(tx, 'radar.early_fraud_warning', warning, now)
  await addEvent(tx, 'radar.early_fraud_warning.created', warning, now)
}
