import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Database } from '../../platform/db/database.ts'
import { type OpenedMail, openMail } from './mail-content.ts'
import { findMail, listMails } from './outbox.store.ts'

interface Needs {
  database: Pick<Database, 'db'>
  sealer: Sealer
}

/** Mails with what they say, the newest first. For who runs the machine, whose key opens them anyway. */
export async function newestMails(deps: Needs, limit: number): Promise<OpenedMail[]> {
  return (await listMails(deps.database.db, limit)).map((row) => openMail(deps.sealer, row))
}

/** One of them by its number. */
export async function openedMail(deps: Needs, id: number): Promise<OpenedMail | undefined> {
  const row = await findMail(deps.database.db, id)
  return row && openMail(deps.sealer, row)
}
