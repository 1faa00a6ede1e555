import type * as z from 'zod/mini'
import type { listInbox as listInboxCall } from '../../../shared/api/inbox.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { selectConversationRows } from './conversation-rows.store.ts'
import { countConversations, selectDoneClients } from './inbox.store.ts'
import { openMessage } from './message-shown.ts'
import { listSupportQueue } from './support-queue.ts'

type Conversation = z.output<typeof listInboxCall.reply>[number]

const pageSize = 50
const previewLength = 200

/**
 * One page of fifty conversations: those that wait for an answer first, by their place in the queue and the longest
 * waiting on top, then the others, the latest on top. `state` keeps one kind. Reading it stands in the audit log.
 */
export async function listInbox(
  deps: Deps,
  input: { state?: 'waiting' | 'done' | undefined; page?: number | undefined; actor: AuditActor },
): Promise<{ rows: Conversation[]; total: number }> {
  const { db } = deps.database
  const queue = await listSupportQueue(db)
  const allWaiting = queue.length
  const waitingShown = input.state === 'done' ? 0 : allWaiting
  const doneShown = input.state === 'waiting' ? 0 : (await countConversations(db)) - allWaiting
  const from = ((input.page ?? 1) - 1) * pageSize
  const waiting = queue.slice(0, waitingShown).slice(from, from + pageSize)
  const rest = { offset: Math.max(0, from - waitingShown), limit: pageSize - waiting.length }
  const done = await selectDoneClients(db, rest, doneShown)
  const placed = new Map(waiting.map((each) => [each.clientId, each]))
  const clientIds = [...placed.keys(), ...done]
  const found = await selectConversationRows(db, clientIds)
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: input.actor.id, name: input.actor.name },
      action: 'list-inbox',
      detail: { conversations: found.size },
      at: deps.clock.now(),
    }),
  )
  const rows = clientIds.flatMap((clientId): Conversation[] => {
    const row = found.get(clientId)
    if (!row) return []
    return [
      {
        clientId,
        clientName: row.clientName,
        preview: [...openMessage(deps, row.newest)].slice(0, previewLength).join(''),
        waitingSince: placed.get(clientId)?.waitingSince.toISOString() ?? null,
        place: placed.get(clientId)?.place ?? null,
        lastAt: row.newest.createdAt.toISOString(),
        messages: row.messages,
      },
    ]
  })
  return { rows, total: waitingShown + doneShown }
}
