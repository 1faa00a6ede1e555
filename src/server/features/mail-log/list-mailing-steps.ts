import type { Queryable } from '../../platform/db/database.ts'
import { selectSteps } from './mail-log.store.ts'
import type { MailingStepRow } from './mail-log.tables.ts'

/** Every step of a client's mail log as it was entered, corrected ones too. */
export async function listMailingSteps(queryable: Queryable, clientId: number): Promise<MailingStepRow[]> {
  return selectSteps(queryable, clientId)
}
