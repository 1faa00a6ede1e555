import type * as z from 'zod/mini'
import { type getStaffList as getStaffListCall, staffListKey } from '../../../shared/api/staff-lists.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { noteListReading, staffPageSize } from '../audit-log/read-staff-page.ts'
import { listSources } from './list-sources.ts'

/**
 * One page of fifty rows of a general list, the newest first. The reading stands in the audit log; what was searched for
 * does not, for it names a person. Errors: not_found for a list that there is not.
 */
export async function getStaffList(
  deps: Deps,
  input: { list: string; search?: string | undefined; page?: number | undefined; actor: AuditActor },
): Promise<z.input<typeof getStaffListCall.reply>> {
  const key = staffListKey.safeParse(input.list)
  if (!key.success) throw new Refusal('not_found', says('staff.noList'))
  const source = listSources[key.data]
  const search = source.searchable ? (input.search ?? '').trim() : ''
  const page = input.page ?? 1
  const { rows, total } = await source.readPage(deps.database.db, {
    search,
    offset: (page - 1) * staffPageSize,
    limit: staffPageSize,
  })
  const detail = { list: key.data, page, searched: search !== '', rows: rows.length }
  await noteListReading(deps, input.actor, detail)
  return { searchable: source.searchable, columns: [...source.columns], rows, total, pageSize: staffPageSize }
}
