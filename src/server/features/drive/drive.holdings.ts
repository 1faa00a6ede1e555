import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { driveCopies } from './drive.tables.ts'

/** What is held of a person here. */
export const driveHoldings: readonly Holding[] = [goesWithClient(driveCopies)]
