import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { scheduledMails } from './mail.tables.ts'

/** What is held of a person here. */
export const mailHoldings: readonly Holding[] = [goesWithClient(scheduledMails)]
