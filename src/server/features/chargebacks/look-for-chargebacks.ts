import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { selectChargebacks } from './chargebacks.store.ts'
import { keepChargebacks, learnChargebacks } from './learn-chargebacks.ts'

/** Longer than any server is away, and than evidence is taken (7 to 21 days). */
const looksBackDays = 35
const openAtOnce = 100

/**
 * A webhook may never come: asks the provider what was disputed lately, in one listing for all payments, and what became of those that
 * are not decided and older. Any number of times. Throws ProviderUnavailable.
 */
export async function lookForChargebacks(deps: Deps): Promise<void> {
  const found = await deps.payments.listChargebacksSince(daysAfter(deps.clock.now(), -looksBackDays))
  const told = new Set(found.map(({ paymentIntentId }) => paymentIntentId))
  for (const id of told)
    await keepChargebacks(
      deps,
      id,
      found.filter(({ paymentIntentId }) => paymentIntentId === id),
    )
  const page = { which: 'open', offset: 0, limit: openAtOnce } as const
  const { rows } = await selectChargebacks(deps.database.db, page)
  for (const paymentIntentId of new Set(rows.map((row) => row.paymentIntentId)))
    if (!told.has(paymentIntentId)) await learnChargebacks(deps, paymentIntentId)
}
