import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { documents } from './documents.tables.ts'

/** What is held of a person here. */
export const documentsHoldings: readonly Holding[] = [goesWithClient(documents, documents.fileKey)]
