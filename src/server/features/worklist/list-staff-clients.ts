import type * as z from 'zod/mini'
import type {
  ClientFilter,
  ClientSort,
  listClients as call,
  StaffClient,
} from '../../../shared/api/staff-clients.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { ListInPortions } from '../../platform/http/list-in-portions.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { type AuditEvent, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClients, listAllClientIds } from '../clients/find-client.ts'
import { orderOfNames } from '../clients/name-order.ts'
import { listNewestReportNames } from '../reports/list-reports.ts'
import { countClients, selectClientPage } from './client-list.store.ts'
import { followedClients } from './followed-clients.ts'
import { listQuestion } from './list-question.ts'
import { staffActorOf } from './staff-actor-of.ts'
import { staffClientOf } from './staff-client-of.ts'

type Query = z.output<typeof call.query>
const defaultPageSize = 50
/** Of a list of all: some milliseconds of everybody's time. */
const clientsAtOnce = 50
/** What is sorted by a day of the past shows the newest first, unless the other direction is asked for. */
const newestFirst: readonly ClientSort[] = ['created', 'lastEmail', 'changed']

/**
 * Decision 29: without parameters all clients, newest first; with any of them one page of those that the filter finds,
 * and how many it finds. A page behind the last one is empty. The reading itself stands in the audit log (decision 17).
 */
export async function listStaffClients(
  deps: Deps,
  viewer: Viewer,
  query: Query,
): Promise<{ clients: StaffClient[] | ListInPortions<StaffClient[]>; total: number | null }> {
  const actor = staffActorOf(viewer)
  const at = deps.clock.now()
  if (Object.keys(query).length === 0) {
    const ids = await listAllClientIds(deps.database.db)
    const entry = { actor, action: 'listClients', detail: { clients: ids.length }, at }
    await deps.database.transaction((tx) => appendAuditEntry(tx, entry))
    return { clients: new ListInPortions(everyClient(deps, ids)), total: null }
  }
  const { page = 1, pageSize = defaultPageSize, sort = 'created', direction, ...filter } = query
  const wish = {
    ...listQuestion(deps, { filter, readerId: actor.id }),
    sort,
    direction: direction ?? (newestFirst.includes(sort) ? 'down' : 'up'),
    offset: (page - 1) * pageSize,
    limit: pageSize,
    names: sort === 'name' ? await orderOfNames(deps.database) : undefined,
  } as const
  return deps.database.transaction(async (tx) => {
    const total = await countClients(tx, wish)
    const rows = await selectClientPage(tx, wish, total)
    const names = await listNewestReportNames(
      deps,
      tx,
      rows.map(({ id }) => id),
    )
    const detail = { ...auditedFilter(filter), page, clients: rows.length, found: total }
    await appendAuditEntry(tx, { actor, action: 'listClients', detail, at })
    return { clients: await shown(deps, tx, rows, names), total }
  })
}

/** In the order of the numbers; who was deleted meanwhile is left out. */
async function* everyClient(deps: Deps, ids: readonly number[]): AsyncGenerator<StaffClient[]> {
  for (let from = 0; from < ids.length; from += clientsAtOnce) {
    const portion = ids.slice(from, from + clientsAtOnce)
    const rows = await findClients(deps.database.db, portion)
    const names = await listNewestReportNames(deps, deps.database.db, portion)
    const byId = new Map(rows.map((row) => [row.id, row]))
    yield await shown(
      deps,
      deps.database.db,
      portion.flatMap((id) => byId.get(id) ?? []),
      names,
    )
  }
}

/** The audit log can never be cleared of a person's data, so it says that somebody was searched for, not whom. */
export function auditedFilter({ search, notes, ...filter }: ClientFilter): NonNullable<AuditEvent['detail']> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), ...(search?.trim() || notes?.trim() ? { searched: true } : {}) }
}

async function shown(
  deps: Deps,
  queryable: Queryable,
  rows: readonly ClientRow[],
  names: Map<number, string>,
): Promise<StaffClient[]> {
  const followed = await followedClients(deps, queryable, rows)
  return rows.map((row) =>
    staffClientOf(row, deps.config.publicUrl, names.get(row.id) ?? null, followed(row)),
  )
}
