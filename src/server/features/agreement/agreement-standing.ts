import type { AgreementStage } from '../../../shared/api/agreement.ts'
import { isCancelPeriodOver } from '../../../shared/rules/cancel-period.ts'
import { addDays } from '../../../shared/rules/civil-days.ts'
import type { UsState } from '../../../shared/rules/us-states.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findPayment } from '../settlement/keep-payment.ts'
import { findKnownPurchase } from '../storefront/find-purchase.ts'
import { isPaymentIntent } from './agreement.store.ts'
import type { AgreementRow } from './agreement.tables.ts'

/** Whether an agreement is signed in this state before anything is charged there. */
export const isSwitchedOn = ({ config }: Pick<Deps, 'config'>, state: string): boolean =>
  config.agreementStates.some((each) => each === state)

/** Whether the newest order under an agreement was paid, by what is known here. */
export async function isOrderPaid(
  queryable: Queryable,
  { orderReference }: Pick<AgreementRow, 'orderReference'>,
): Promise<boolean> {
  if (orderReference === null) return false
  if (isPaymentIntent(orderReference))
    return ((await findPayment(queryable, orderReference))?.settledAt ?? null) !== null
  return (await findKnownPurchase(queryable, orderReference)) !== undefined
}

/** The first day on which anything may be charged or begun; null before the contract is signed. */
export const opensOn = ({ cancelUntil }: Pick<AgreementRow, 'cancelUntil'>): string | null =>
  cancelUntil === null ? null : addDays(cancelUntil, 1)

export function isPeriodOver(row: AgreementRow, now: Date): boolean {
  return row.cancelUntil !== null && isCancelPeriodOver(row.state as UsState, row.cancelUntil, now)
}

/** Where an agreement stands at a moment. Pure. */
export function stageOf(
  row: AgreementRow,
  at: { now: Date; isPaid: boolean; isSwitchedOn: boolean },
): AgreementStage {
  if (row.cancelledAt !== null) return 'cancelled'
  if (at.isPaid) return 'paid'
  if (row.signedAt !== null) return isPeriodOver(row, at.now) ? 'open' : 'waiting'
  if (!at.isSwitchedOn) return 'not-needed'
  return row.statementSignedAt === null ? 'statement' : 'contract'
}

/** The same, asked of what is kept. */
export async function findStage(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
  row: AgreementRow,
): Promise<AgreementStage> {
  return stageOf(row, {
    now: deps.clock.now(),
    isPaid: await isOrderPaid(deps.database.db, row),
    isSwitchedOn: isSwitchedOn(deps, row.state),
  })
}
