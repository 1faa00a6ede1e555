import { type DueMail, isNews, mailsDue } from '../../../shared/rules/mail-schedule.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { gatherFactsOfMany } from './gather-mail-facts.ts'
import type { LettersOfClients } from './letters-of-clients.ts'
import { sendDueMailsJob } from './mail.jobs.ts'
import type { ScheduledMailRow } from './mail.tables.ts'
import { type CaseNews, scheduleFactsOf } from './schedule-facts.ts'
import { deleteWaiting, insertScheduled, updateWaiting } from './scheduled-mails.store.ts'

type Needs = Pick<Deps, 'clock' | 'sealer' | 'queue'>

/** News that is due sooner than this gets a job of its own; all else the timer finds, or the staff's button. */
const soonMs = 3_600_000

/**
 * Works out anew what will be sent to a client by itself, whenever something in the case changes; any number of times.
 * In the caller's transaction, so that a fact and what it calls for exist together. Locks the client.
 * @param news what has just happened and cannot be seen from the record
 */
export async function scheduleClientMails(
  deps: Needs,
  tx: Queryable,
  clientId: number,
  news: CaseNews = {},
): Promise<void> {
  const client = await findClientForChange(tx, clientId)
  if (client) await renewSchedule(deps, tx, client, news)
}

/** The same for a client that is locked already; answers what the case calls for. */
export async function renewSchedule(
  deps: Needs,
  tx: Queryable,
  client: ClientRow,
  news: CaseNews = {},
): Promise<DueMail[]> {
  return renewSchedules(deps, tx, { clients: [client], news })
}

/**
 * The same for many clients that are locked already and met the same news.
 * @param input.letters of all of them, where the caller has read them already
 */
export async function renewSchedules(
  deps: Needs,
  tx: Queryable,
  input: { clients: readonly ClientRow[]; news: CaseNews; letters?: LettersOfClients },
): Promise<DueMail[]> {
  const now = deps.clock.now()
  const facts = await gatherFactsOfMany(deps, tx, input.clients, input.letters)
  const rows = facts.flatMap(({ scheduled }) => scheduled)
  const due = facts.flatMap((each) => {
    const { id: clientId } = each.client
    const own = scheduleFactsOf(each, input.news, now)
    return mailsDue(own, now.toISOString()).map((mail) => ({ ...mail, clientId }))
  })
  const waiting = rows.filter((row) => row.status === 'due')
  const called = new Map(due.map((mail) => [mail.occasion, mail]))
  await deleteWaiting(
    tx,
    waiting.map(({ occasion }) => occasion).filter((occasion) => !called.has(occasion)),
  )
  for (const row of waiting) await moveRow(tx, row, called.get(row.occasion), now)
  const known = new Set(rows.map(({ occasion }) => occasion))
  const added = due.filter(({ occasion }) => !known.has(occasion))
  await insertScheduled(
    tx,
    added.map(({ occasion, clientId, type, dueAt }) => ({
      occasion,
      clientId,
      mailType: type,
      dueAt: new Date(dueAt),
      createdAt: now,
      updatedAt: now,
    })),
  )
  await enqueueSoon(deps, tx, added, now)
  return due
}

async function moveRow(
  tx: Queryable,
  row: ScheduledMailRow,
  mail: DueMail | undefined,
  now: Date,
): Promise<void> {
  if (!mail || row.dueAt.getTime() === Date.parse(mail.dueAt)) return
  await updateWaiting(tx, row.occasion, { dueAt: new Date(mail.dueAt), updatedAt: now })
}

/** One job sends whatever is due, so that one serves all news of the same instant. */
async function enqueueSoon(deps: Needs, tx: Queryable, mails: readonly DueMail[], now: Date): Promise<void> {
  const instants = new Set<number>()
  for (const { occasion, type, dueAt } of mails) {
    const at = Math.max(Date.parse(dueAt), now.getTime())
    if (!isNews(type) || at - now.getTime() > soonMs || instants.has(at)) continue
    instants.add(at)
    const startAfter = at > now.getTime() ? { startAfter: new Date(at) } : {}
    await deps.queue.enqueue(tx, sendDueMailsJob, {}, { id: `${occasion}:${dueAt}`, ...startAfter })
  }
}
