import type * as z from 'zod/mini'
import type { listInbox as listInboxCall } from '../../../shared/api/inbox.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { selectConversationRows } from './conversation-rows.store.ts'
import { countConversations, selectDoneClients, selectWaitingClients } from './inbox.store.ts'
import { openMessage } from './message-shown.ts'

type Conversation = z.output<typeof listInboxCall.reply>[number]

const pageSize = 50
const previewLength = 200

/**
 * One page of fifty conversations: those that wait for an answer first, the longest waiting on top, then the others, the
 * latest on top. `state` keeps one kind. Reading it stands in the audit log.
 */
export async function listInbox(
  deps: Deps,
  input: { state?: 'waiting' | 'done' | undefined; page?: number | undefined; actor: AuditActor },
): Promise<{ rows: Conversation[]; total: number }> {
  const { db } = deps.database
  const allWaiting = await countConversations(db, 'waiting')
  const waitingShown = input.state === 'done' ? 0 : allWaiting
  const doneShown = input.state === 'waiting' ? 0 : (await countConversations(db, 'all')) - allWaiting
  const from = ((input.page ?? 1) - 1) * pageSize
  const waiting = from < waitingShown ? await selectWaitingClients(db, { offset: from, limit: pageSize }) : []
  const rest = { offset: Math.max(0, from - waitingShown), limit: pageSize - waiting.length }
  const done = await selectDoneClients(db, rest, doneShown)
  const since = new Map(waiting.map(({ clientId, waitingSince }) => [clientId, waitingSince]))
  const clientIds = [...since.keys(), ...done]
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
        waitingSince: since.get(clientId)?.toISOString() ?? null,
        lastAt: row.newest.createdAt.toISOString(),
        messages: row.messages,
      },
    ]
  })
  return { rows, total: waitingShown + doneShown }
}
