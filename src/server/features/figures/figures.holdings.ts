import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { answeredItems, answeredLetters } from './figures.tables.ts'

/** What is held of a person here: worked out from answers and letters, of which the archive tells. */
export const figuresHoldings: readonly Holding[] = [
  goesWithClient(answeredItems),
  goesWithClient(answeredLetters),
]
