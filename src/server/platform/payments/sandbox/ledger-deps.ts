import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'

/** What the ledger works with. `onEvent` is called after the commit, so that webhooks are never ahead of the data. */
export interface LedgerDeps {
  database: Database
  clock: Clock
  onEvent(): void
}
