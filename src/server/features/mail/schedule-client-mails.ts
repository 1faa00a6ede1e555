import { type DueMail, isNews, mailsDue } from '../../../shared/rules/mail-schedule.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { gatherMailFacts } from './gather-mail-facts.ts'
import { sendDueMailsJob } from './mail.jobs.ts'
import type { ScheduledMailRow } from './mail.tables.ts'
import { type CaseNews, scheduleFactsOf } from './schedule-facts.ts'
import {
  deleteWaiting,
  insertScheduled,
  selectScheduledOfClient,
  updateWaiting,
} from './scheduled-mails.store.ts'

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
  const now = deps.clock.now()
  const facts = await gatherMailFacts(deps, tx, client)
  const rows = await selectScheduledOfClient(tx, client.id)
  const due = mailsDue(scheduleFactsOf(facts, rows, news, now), now.toISOString())
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
    added.map(({ occasion, type, dueAt }) => ({
      occasion,
      clientId: client.id,
      mailType: type,
      dueAt: new Date(dueAt),
      createdAt: now,
      updatedAt: now,
    })),
  )
  for (const mail of added) await enqueueSoon(deps, tx, mail, now)
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

async function enqueueSoon(deps: Needs, tx: Queryable, mail: DueMail, now: Date): Promise<void> {
  const dueAt = new Date(mail.dueAt)
  if (!isNews(mail.type) || dueAt.getTime() - now.getTime() > soonMs) return
  const startAfter = dueAt > now ? { startAfter: dueAt } : {}
  await deps.queue.enqueue(tx, sendDueMailsJob, {}, { id: `${mail.occasion}:${mail.dueAt}`, ...startAfter })
}
