import type * as z from 'zod/mini'
import type { openedClients } from '../../../shared/api/audit.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { listOpenings } from './audit-search.store.ts'
import { dayAfter, noteReading } from './list-audit-log.ts'

/**
 * 'Which clients' files did this person open between these dates' (16 CFR 314.4(c)(8): activity of authorised users is
 * logged and can be looked up). Each client once, with what was opened, how often, first and last; the last opened first.
 * @param asked.from,to days in UTC, both included
 */
export async function listOpenedClients(
  deps: Deps,
  asked: { actor: string; from: string; to: string; reader: AuditActor },
): Promise<z.output<typeof openedClients.reply>> {
  const { actor, from, to, reader } = asked
  const rows = await listOpenings(deps.database.db, { actor, from, until: dayAfter(to) })
  await noteReading(deps, reader, null, { person: actor, from, to })
  return rows.map(({ actions, ...row }) => ({ ...row, files: [...actions].sort() }))
}
