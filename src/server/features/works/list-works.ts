import type { StaffWork } from '../../../shared/api/works.ts'
import { officeDay } from '../../../shared/rules/civil-days.ts'
import type { WorkState } from '../../../shared/rules/work-clock.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { namesOfStaff } from '../followup/colleagues.ts'
import { staffWorkOf } from './show-work.ts'
import { selectWorksPage } from './work-rows.store.ts'

const pageSize = 50

/** One page of fifty of the queue, first what is due first. Reading it stands in the audit log. */
export async function listWorks(
  deps: Deps,
  input: {
    show?: WorkState | undefined
    key?: string | undefined
    owner?: 'me' | 'nobody' | undefined
    page?: number | undefined
    actor: AuditActor
  },
): Promise<{ rows: StaffWork[]; total: number }> {
  const { show = 'open', key, owner, page = 1, actor } = input
  const now = deps.clock.now()
  const owners = { me: actor.id, nobody: null }
  const { rows, total } = await selectWorksPage(deps.database.db, {
    show,
    key,
    ownerUserId: owner && owners[owner],
    today: officeDay(now),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: actor.id, name: actor.name },
      action: 'list-works',
      detail: { show, page, rows: rows.length },
      at: now,
    }),
  )
  const viewer = { id: actor.id, names: await namesOfStaff(deps.database.db) }
  return { total, rows: rows.flatMap((row) => staffWorkOf(deps, row, viewer) ?? []) }
}
