import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { earlierLetters, letterEvents, mailingSteps } from './mail-log.tables.ts'

/** What is held of a person here. */
export const mailLogHoldings: readonly Holding[] = [
  goesWithClient(mailingSteps, mailingSteps.fileKey),
  goesWithClient(letterEvents, letterEvents.fileKey),
  goesWithClient(earlierLetters),
]
