import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { creditScores } from './credit-scores.tables.ts'

/** What is held of a person here. */
export const creditScoresHoldings: readonly Holding[] = [goesWithClient(creditScores)]
