import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { testerApplications } from './testers.tables.ts'

/** What is held of a person here. */
export const testersHoldings: readonly Holding[] = [goesWithClient(testerApplications)]
