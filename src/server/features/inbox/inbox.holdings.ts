import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { supportMessages } from './inbox.tables.ts'

/** What is held of a person here. */
export const inboxHoldings: readonly Holding[] = [goesWithClient(supportMessages)]
