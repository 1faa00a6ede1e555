import type { ClientTask } from '../../../shared/api/followup.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { attemptOfClient } from './attempt-of-client.ts'
import { requireColleague } from './colleagues.ts'
import { sealFollowup } from './followup-text.ts'
import { writeFollowupWords } from './followup-words.store.ts'
import { listTasks } from './list-tasks.ts'
import { insertTask } from './tasks.store.ts'

interface TaskWish {
  clientId: number
  text: string
  dueOn: string
  owner: string | null
  attemptKey: string
  actor: AuditActor
}

/**
 * Notes what is to be done for a client, by when and by whom. The same key twice is one task. Errors: not_found, also for an owner
 * who cannot sign in.
 * @param input.owner id of a member of staff; null: anybody
 */
export async function addTask(deps: Deps, input: TaskWish): Promise<{ tasks: ClientTask[] }> {
  const { clientId, owner } = input
  const { isNew, shown } = await deps.database.transaction(async (tx) => {
    if (!(await findClientForChange(tx, clientId))) throw new Refusal('not_found', says('case.noClient'))
    await requireColleague(tx, owner)
    const isNew = await enterTask(deps, tx, input)
    return { isNew, shown: await listTasks(deps, tx, clientId) }
  })
  if (isNew) announceToStaff(deps, clientId)
  return shown
}

/**
 * The same in the caller's transaction, also for what the product itself learned and a person has to decide. The caller has seen that there
 * is such a client, and such an owner. @returns whether it is new
 */
export async function enterTask(
  deps: Pick<Deps, 'sealer' | 'clock'>,
  tx: Queryable,
  input: TaskWish,
): Promise<boolean> {
  const { clientId, text, dueOn, owner, actor } = input
  const now = deps.clock.now()
  const task = await insertTask(tx, {
    clientId,
    textSealed: sealFollowup(deps.sealer, 'task', clientId, text),
    attemptKey: attemptOfClient(clientId, input.attemptKey),
    dueOn,
    ownerUserId: owner,
    createdBy: actor.name,
    createdAt: now,
    updatedAt: now,
  })
  if (!task) return false
  await writeFollowupWords(deps, tx, { kind: 'task', subjectId: task.id, clientId, text })
  const detail = { task: task.id, dueOn }
  await appendAuditEntry(tx, { actor, action: 'add-task', clientId, detail, at: now })
  return true
}
