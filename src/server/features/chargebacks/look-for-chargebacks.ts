import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { selectChargebacks, selectDecidedToAsk } from './chargebacks.store.ts'
import { keepChargebacks, learnChargebacks } from './learn-chargebacks.ts'

/** Longer than any server is away, and than evidence is taken (7 to 21 days). */
const looksBackDays = 35
/** What was lost is appealed, and what was won goes on to the network's arbitration: asked for once a day. */
const turnsOverDays = 365
const atOnce = 100

/**
 * A webhook may never come: asks the provider what was disputed lately, in one listing for all payments, and what became of those that
 * are older: of the open ones, and of those that a bank may still turn over. Any number of times. Throws ProviderUnavailable.
 */
export async function lookForChargebacks(deps: Deps): Promise<void> {
  const askedAt = deps.clock.now()
  const found = await deps.payments.listChargebacksSince(daysAfter(askedAt, -looksBackDays))
  const told = new Set(found.map(({ paymentIntentId }) => paymentIntentId))
  for (const id of told)
    await keepChargebacks(deps, id, {
      told: found.filter(({ paymentIntentId }) => paymentIntentId === id),
      askedAt,
    })
  const { db } = deps.database
  const open = await selectChargebacks(db, { which: 'open', offset: 0, limit: atOnce, now: askedAt })
  const decided = await selectDecidedToAsk(db, {
    foundSince: daysAfter(askedAt, -turnsOverDays),
    askedBefore: daysAfter(askedAt, -1),
    limit: atOnce,
  })
  const older = [...open.rows, ...decided].map((row) => row.paymentIntentId)
  for (const paymentIntentId of new Set(older))
    if (!told.has(paymentIntentId)) await learnChargebacks(deps, paymentIntentId)
}
