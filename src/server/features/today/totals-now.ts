import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { listToday } from './list-today.ts'
import type { Totals } from './today.tables.ts'

/** How much of each kind waits now, of everybody or of one person; names nobody. */
export async function totalsNow(deps: Deps, actor: AuditActor, whose: 'me' | 'all'): Promise<Totals> {
  const { kinds } = await listToday(deps, { whose, limit: 0, actor })
  return Object.fromEntries(kinds.flatMap(({ kind, total }) => (total > 0 ? [[kind, total]] : [])))
}
