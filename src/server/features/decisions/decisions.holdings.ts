import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { drafts, reviewFacts, spokenWords } from './decisions.tables.ts'

/** What is held of a person here. */
export const decisionsHoldings: readonly Holding[] = [
  goesWithClient(reviewFacts),
  goesWithClient(spokenWords),
  goesWithClient(drafts),
]
