import type { ClientTask, TaskChange } from '../../../shared/api/followup.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { requireColleague } from './colleagues.ts'
import type { ClientTaskRow } from './followup.tables.ts'
import { openFollowup, sealFollowup } from './followup-text.ts'
import { writeFollowupWords } from './followup-words.store.ts'
import { listTasks } from './list-tasks.ts'
import { lockTask, updateTask } from './tasks.store.ts'

/**
 * Changes a task, marks it done or takes the mark back; what is so already is no change. Errors: not_found, also for an
 * owner who cannot sign in; conflict when a colleague changed it since it was shown.
 */
export async function changeTask(
  deps: Deps,
  input: { taskId: number; change: TaskChange; actor: AuditActor },
): Promise<{ tasks: ClientTask[] }> {
  const { taskId, change, actor } = input
  const { clientId, isChanged, shown } = await deps.database.transaction(async (tx) => {
    const row = await lockTask(tx, taskId)
    if (!row) throw new Refusal('not_found', says('staff.noTask'))
    const isNew = differences(deps, row, change)
    if (isNew.length > 0) {
      if (change.version !== row.version) throw new Refusal('conflict', says('staff.taskChanged'))
      if (change.owner !== undefined && change.owner !== row.ownerUserId)
        await requireColleague(tx, change.owner)
      await updateTask(tx, taskId, columnsOf(deps, row, change, actor))
      if (change.text !== undefined) {
        const words = { kind: 'task', subjectId: taskId, clientId: row.clientId, text: change.text } as const
        await writeFollowupWords(deps, tx, words)
      }
      const detail = { task: taskId, changed: isNew.join(', ') }
      const entry = { actor, action: 'change-task', clientId: row.clientId, detail, at: deps.clock.now() }
      await appendAuditEntry(tx, entry)
    }
    const shown = await listTasks(deps, tx, row.clientId)
    return { clientId: row.clientId, isChanged: isNew.length > 0, shown }
  })
  if (isChanged) announceToStaff(deps, clientId)
  return shown
}

/** Names of what reads otherwise after the change. */
function differences({ sealer }: Pick<Deps, 'sealer'>, row: ClientTaskRow, change: TaskChange): string[] {
  const { text, dueOn, owner, done } = change
  return [
    ...(text !== undefined && text !== openFollowup(sealer, 'task', row) ? ['text'] : []),
    ...(dueOn !== undefined && dueOn !== row.dueOn ? ['day'] : []),
    ...(owner !== undefined && owner !== row.ownerUserId ? ['owner'] : []),
    ...(done !== undefined && done !== (row.doneAt !== null) ? [done ? 'done' : 'open again'] : []),
  ]
}

function columnsOf(
  { sealer, clock }: Pick<Deps, 'sealer' | 'clock'>,
  row: ClientTaskRow,
  { text, dueOn, owner, done }: TaskChange,
  actor: AuditActor,
): Partial<ClientTaskRow> {
  const now = clock.now()
  const isMark = done !== undefined && done !== (row.doneAt !== null)
  return {
    ...(text === undefined ? {} : { textSealed: sealFollowup(sealer, 'task', row.clientId, text) }),
    ...(dueOn === undefined ? {} : { dueOn }),
    ...(owner === undefined ? {} : { ownerUserId: owner }),
    ...(isMark ? { doneAt: done ? now : null, doneBy: done ? actor.name : null } : {}),
    updatedAt: now,
  }
}
