import { wordIn } from '../../../shared/messages/sentences-in.ts'
import { codeOf } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { composeClientMail, reasonNotToMail } from './compose-client-mail.ts'
import { gatherMailFacts } from './gather-mail-facts.ts'
import { sendDueMailsJob } from './mail.jobs.ts'
import type { ScheduledMailRow } from './mail.tables.ts'
import { renewSchedule } from './schedule-client-mails.ts'
import { deleteWaiting, lockDue, selectDue, updateWaiting } from './scheduled-mails.store.ts'
import { type DueMailResult, mostAtOnce, sendInTurn } from './send-in-turn.ts'
import { textsOfCaseMails } from './texts-of-case-mails.ts'

export const productActor: AuditActor = { id: 'system', name: 'The product' }

/**
 * Sends what is due now, the longest due first, at most 300 in one go; a job goes on with the rest. Each mail is looked
 * at again, queued and ticked off in one transaction, under a lock that others pass by: however often, from however many
 * processes and with whatever kill in between, each due mail is queued once.
 * @returns what this call did itself; what another one had in hand is in that one's answer
 */
export async function sendDueMails(deps: Deps, actor: AuditActor = productActor): Promise<DueMailResult[]> {
  const due = await selectDue(deps.database.db, deps.clock.now(), mostAtOnce + 1)
  return sendInTurn(deps, due, {
    send: (tx, each) => sendOne(deps, tx, each, actor),
    goOn: (db) => deps.queue.enqueue(db, sendDueMailsJob, {}),
  })
}

/** The client is locked before the mail, as by everybody who changes a schedule: nobody waits in a circle. */
async function sendOne(
  deps: Deps,
  tx: Queryable,
  { occasion, clientId }: Pick<ScheduledMailRow, 'occasion' | 'clientId'>,
  actor: AuditActor,
): Promise<DueMailResult | null> {
  const client = await findClientForChange(tx, clientId)
  const row = await lockDue(tx, occasion)
  if (!row) return null
  if (!client) {
    await deleteWaiting(tx, [occasion])
    return null
  }
  const now = deps.clock.now()
  const called = (await renewSchedule(deps, tx, client)).find((mail) => mail.occasion === occasion)
  // The case has moved on since this was scheduled: renewSchedule took it away or gave it another day.
  if (!called || called.dueAt > now.toISOString()) return null
  const { type } = called
  const facts = await gatherMailFacts(deps, tx, client)
  const reason = reasonNotToMail(type, facts)
  const base = { clientId, name: client.name, type, kindName: null }
  if (reason !== null) {
    await updateWaiting(tx, occasion, { status: 'dropped', reason: codeOf(reason), updatedAt: now })
    return { ...base, outcome: 'dropped', reason: wordIn('en', reason) }
  }
  const texts = await textsOfCaseMails(tx)
  const mail = await composeClientMail(deps, { type, facts, texts: texts[facts.language] })
  await queueMail(deps, tx, { ...mail, to: client.email, clientId, mailType: type, dedupeKey: occasion })
  await updateWaiting(tx, occasion, { status: 'queued', updatedAt: now })
  await appendAuditEntry(tx, { actor, action: 'send-due-mail', clientId, detail: { type }, at: now })
  return { ...base, outcome: 'queued', reason: null }
}
