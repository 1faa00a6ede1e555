import type * as z from 'zod/mini'
import type { listInbox as listInboxCall } from '../../../shared/api/inbox.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { selectConversationRows } from './conversation-rows.store.ts'
import { selectDonePage } from './done-conversations.ts'
import { countConversations } from './inbox.store.ts'
import { openMessage } from './message-shown.ts'
import { type InboxSubject, listSupportQueue, type Waiting } from './support-queue.ts'
import { openVisitorContent } from './visitor-content.ts'
import { countVisitors, selectVisitorRows } from './visitor-messages.store.ts'

type Conversation = z.output<typeof listInboxCall.reply>[number]

const pageSize = 50
const previewLength = 200

interface InboxWish {
  state?: 'waiting' | 'done' | undefined
  of?: 'clients' | 'visitors' | undefined
  page?: number | undefined
}

/**
 * One page of fifty conversations, of clients and of addresses that wrote without a record: those that wait for an answer first, by
 * their place in the queue and the longest waiting on top, then the others, the latest on top. `state` and `of` keep one kind.
 * Reading it stands in the audit log.
 */
export async function listInbox(
  deps: Deps,
  input: InboxWish & { actor: AuditActor },
): Promise<{ rows: Conversation[]; total: number }> {
  const { db } = deps.database
  const queue = (await listSupportQueue(db, deps.clock.now())).filter(({ subject }) =>
    isOf(subject, input.of),
  )
  const totals = await countDone(db, input.of, queue)
  const waitingShown = input.state === 'done' ? 0 : queue.length
  const doneShown = input.state === 'waiting' ? 0 : totals.clients + totals.visitors
  const from = ((input.page ?? 1) - 1) * pageSize
  const waiting = queue.slice(0, waitingShown).slice(from, from + pageSize)
  const rest = { offset: Math.max(0, from - waitingShown), limit: pageSize - waiting.length }
  const done = doneShown === 0 ? [] : await selectDonePage(db, rest, totals)
  const subjects = [...waiting.map(({ subject }) => subject), ...done]
  const shown = await showerOf(deps, subjects, waiting)
  const rows = subjects.flatMap((subject) => shown(subject) ?? [])
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: input.actor.id, name: input.actor.name },
      action: 'list-inbox',
      detail: { conversations: rows.length },
      at: deps.clock.now(),
    }),
  )
  return { rows, total: waitingShown + doneShown }
}

const isOf = (subject: InboxSubject, of: InboxWish['of']) =>
  of === undefined || 'clientId' in subject === (of === 'clients')

/** How many conversations of each kind wait for nothing; of a kind that is not asked for none. */
async function countDone(queryable: Queryable, of: InboxWish['of'], queue: readonly Waiting[]) {
  const waits = (kind: 'clients' | 'visitors') => queue.filter(({ subject }) => isOf(subject, kind)).length
  return {
    clients: of === 'visitors' ? 0 : (await countConversations(queryable)) - waits('clients'),
    visitors: of === 'clients' ? 0 : (await countVisitors(queryable)) - waits('visitors'),
  }
}

/** What stands in the list of each of these; null of a client who was deleted meanwhile. */
async function showerOf(deps: Deps, subjects: readonly InboxSubject[], waiting: readonly Waiting[]) {
  const { db } = deps.database
  const clients = await selectConversationRows(
    db,
    subjects.flatMap((subject) => ('clientId' in subject ? [subject.clientId] : [])),
  )
  const visitors = await selectVisitorRows(
    db,
    subjects.flatMap((subject) => ('emailKey' in subject ? [subject.emailKey] : [])),
  )
  const standing = (subject: InboxSubject) => {
    const found = waiting.find((each) => each.subject === subject)
    return { waitingSince: found?.waitingSince.toISOString() ?? null, place: found?.place ?? null }
  }
  return (subject: InboxSubject): Conversation | null => {
    if ('clientId' in subject) {
      const row = clients.get(subject.clientId)
      if (!row) return null
      return {
        clientId: subject.clientId,
        visitorId: null,
        name: row.clientName,
        preview: previewOf(openMessage(deps, row.newest)),
        ...standing(subject),
        lastAt: row.newest.createdAt.toISOString(),
        messages: row.messages,
      }
    }
    const row = visitors.get(subject.emailKey)
    if (!row) return null
    return {
      clientId: null,
      visitorId: row.firstId,
      name: subject.emailKey,
      preview: previewOf(openVisitorContent(deps, row.newest).text),
      ...standing(subject),
      lastAt: row.newest.createdAt.toISOString(),
      messages: row.messages,
    }
  }
}

const previewOf = (text: string) => [...text].slice(0, previewLength).join('')
