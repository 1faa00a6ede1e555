import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { envelopes, givenSignatures, letterSignings } from './envelopes.tables.ts'

/** What is held of a person here. */
export const envelopesHoldings: readonly Holding[] = [
  goesWithClient(givenSignatures),
  goesWithClient(letterSignings, letterSignings.fileKey),
  goesWithClient(envelopes, envelopes.fileKey),
]
