import { needsAgreement } from '../../../shared/catalogue/agreement-products.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { stateCodeOf, stateName } from '../../../shared/rules/us-states.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { changeAgreement, lockAgreement, selectAgreement, selectPapers } from './agreement.store.ts'
import type { AgreementRow } from './agreement.tables.ts'
import { isAgreementWhole } from './agreement-seal.ts'
import { findStage, isOrderPaid, isSwitchedOn, opensOn } from './agreement-standing.ts'

/** What is about to be charged. */
export interface AgreedOrder {
  productKey: string
  dueCents: number
  /** As typed; null: taken from the agreement. */
  email: string | null
  /** Of the agreement, as the browser sends it. */
  reference: string | null | undefined
  /** The state of the record that the order pays for, as its intake has it. */
  stateOfCase: string | null
}

/**
 * Whether an order may be charged: where the pack is on, a covered product is paid only by somebody who said where they live,
 * and in a state that is switched on only under a contract that was signed, may be cancelled no more and was not. What the
 * browser says of it counts for nothing. Before anything is asked of the provider.
 * @returns null where nothing is asked for. Errors: agreement_needed, with the day where it only waits.
 */
export async function requireAgreement(deps: Deps, order: AgreedOrder): Promise<AgreementRow | null> {
  if (deps.config.agreementStates.length === 0 || !needsAgreement(order.productKey)) return null
  if (!order.reference) return refuse(says('agreement.needed'))
  const row = await selectAgreement(deps.database.db, order.reference)
  if (!row || row.productKey !== order.productKey || row.paidOn !== null || order.dueCents > row.priceCents)
    return refuse(says('agreement.other'))
  if (order.email !== null && emailKeyOf(order.email) !== row.emailKey)
    return refuse(says('agreement.otherEmail'))
  requireSameState(deps, row, order.stateOfCase)
  const stage = await findStage(deps, row)
  if (stage === 'statement' || stage === 'contract') return refuse(says('agreement.sign'))
  if (stage === 'cancelled') return refuse(says('agreement.cancelled'))
  if (stage === 'paid') return refuse(says('agreement.used'))
  if (stage === 'waiting') return refuse(says('agreement.waits', { day: opensOn(row) ?? '' }))
  const papers = await selectPapers(deps.database.db, row.id)
  if (!isAgreementWhole(deps.sealer, row, papers)) return refuse(says('agreement.altered'))
  return row
}

function requireSameState(deps: Deps, row: AgreementRow, stateOfCase: string | null): void {
  const code = stateOfCase === null ? null : stateCodeOf(stateOfCase)
  if (code !== null && code !== row.state && isSwitchedOn(deps, code))
    refuse(says('agreement.otherState', { state: stateName(code) }))
}

/**
 * Notes the order under its agreement, in the transaction that keeps the order: one agreement is one order that can be paid. What
 * was cancelled, paid or ordered since it was looked at takes the transaction back. Errors: agreement_needed, payment_refused.
 */
export async function keepAgreedOrder(
  tx: Queryable,
  agreement: AgreementRow,
  orderReference: string,
): Promise<void> {
  const locked = await lockAgreement(tx, agreement.id)
  if (!locked || locked.cancelledAt !== null) return refuse(says('agreement.cancelled'))
  if (locked.orderReference !== orderReference && (await isOrderPaid(tx, locked)))
    refuse(says('agreement.used'))
  // Another order came in between, which nobody closed: this one is tried again.
  if (![agreement.orderReference, orderReference].includes(locked.orderReference))
    throw new Refusal('payment_refused', says('payment.failed'))
  await changeAgreement(tx, agreement.id, { orderReference })
}

function refuse(sentence: Sentence): never {
  throw new Refusal('agreement_needed', sentence)
}
