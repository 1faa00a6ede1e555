import type { NextDeadline } from '../../../shared/rules/next-deadline.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { changeStageOfClients } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'

/**
 * What enterClientChange() writes for a new stage, for many clients that the caller has locked; in the caller's transaction.
 * What follows from it is the caller's: it knows the letters of all of them at once.
 * @param input.deadlines the next deadline of each of them at that stage
 * @returns the records as they are then
 */
export async function changeStageOfMany(
  tx: Queryable,
  input: {
    deadlines: ReadonlyMap<number, NextDeadline | null>
    disputeStatus: string
    /** Name of the member of staff. */
    changedBy: string
    now: Date
  },
): Promise<ClientRow[]> {
  const { deadlines, disputeStatus, changedBy, now } = input
  return changeStageOfClients(tx, deadlines, { disputeStatus, changedBy }, now)
}
