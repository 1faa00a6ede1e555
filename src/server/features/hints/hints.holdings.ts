import { type Holding, remains } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { reportPointings } from './hints.tables.ts'

/** What is held of a person here. */
export const hintsHoldings: readonly Holding[] = [
  goesWithClient(reportPointings),
  ...remains('nobody', 'labels that reports print, taught by staff', 'learned_labels'),
]
