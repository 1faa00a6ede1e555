import type { HoldingShown } from '../../../shared/api/holding.ts'
import { findUpgrade } from '../../../shared/catalogue/find-upgrade.ts'
import { holdsRound, isServiceOver } from '../../../shared/rules/holding.ts'
import type { Deps } from '../../deps.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { type ClientHolding, findHolding } from './find-holding.ts'

/** What a client record holds, as its owner and staff see it; null while nothing of it is paid. */
export async function showHolding(
  deps: Pick<Deps, 'database' | 'clock'>,
  client: ClientRow,
): Promise<HoldingShown | null> {
  return shownHolding(deps, client, await findHolding(deps.database.db, client))
}

/** The same of what was found before. */
export function shownHolding(
  deps: Pick<Deps, 'clock'>,
  client: ClientRow,
  holding: ClientHolding | null,
): HoldingShown | null {
  if (!holding) return null
  const { rounds, until, supportPlace, payments } = holding
  const begun = client.roundsBegun
  const isOver = isServiceOver(holding, deps.clock.now())
  const lacksRounds = !holdsRound(holding, begun + 1, begun)
  const keys = payments.map(({ productKey }) => productKey)
  const lacks = isOver ? 'time' : lacksRounds ? 'rounds' : null
  const upgrade = lacks === null || client.clientType === 'tester' ? null : findUpgrade(keys, lacks)
  return {
    rounds: rounds === 'unlimited' ? null : Math.max(rounds, begun),
    begun,
    until,
    isOver,
    supportPlace,
    upgrade,
  }
}
