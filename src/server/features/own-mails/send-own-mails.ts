import { wordIn } from '../../../shared/messages/sentences-in.ts'
import { addDays, dayOf, msOfDay } from '../../../shared/rules/civil-days.ts'
import { codeOf, says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { isServed } from '../clients/is-served.ts'
import { type ClientMailFacts, gatherMailFacts } from '../mail/gather-mail-facts.ts'
import { productActor } from '../mail/send-due-mails.ts'
import { type DueMailResult, mostAtOnce, sendInTurn } from '../mail/send-in-turn.ts'
import { textsOfCaseMails } from '../mail/texts-of-case-mails.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { composeOwnMail } from './compose-own-mail.ts'
import { sendOwnMailsJob } from './own-mails.jobs.ts'
import { selectVersionsOf } from './own-mails.store.ts'
import type { OwnMailDueRow, OwnMailVersionRow } from './own-mails.tables.ts'
import { deleteDue, lockDue, selectDue, updateDue } from './own-mails-due.store.ts'

const lateDays = 30

/**
 * Sends what is due of the operator's own kinds. Each mail is looked at again, queued and ticked off in one transaction, under
 * a lock that others pass by: with whatever kill in between it is queued once. It says what its kind says now.
 * @returns what this call did itself
 */
export async function sendOwnMails(deps: Deps, actor: AuditActor = productActor): Promise<DueMailResult[]> {
  const due = await selectDue(deps.database.db, deps.clock.now(), mostAtOnce + 1)
  return sendInTurn(deps, due, {
    send: (tx, each) => sendOne(deps, tx, each, actor),
    goOn: (db) => deps.queue.enqueue(db, sendOwnMailsJob, {}),
  })
}

/** The client is locked before the mail, as by everybody: nobody waits in a circle. */
async function sendOne(
  deps: Deps,
  tx: Queryable,
  { occasion, clientId }: Pick<OwnMailDueRow, 'occasion' | 'clientId'>,
  actor: AuditActor,
): Promise<DueMailResult | null> {
  const client = await findClientForChange(tx, clientId)
  const row = await lockDue(tx, occasion)
  if (!row) return null
  const [kind] = await selectVersionsOf(tx, row.kindId)
  if (!client || !kind) {
    await deleteDue(tx, occasion)
    return null
  }
  const now = deps.clock.now()
  const facts = await gatherMailFacts(deps, tx, client)
  const reason = reasonNotToSend(kind, row, facts, now)
  const base = { clientId, name: client.name, type: 'own-kind', kindName: kind.name }
  if (reason !== null) {
    await updateDue(tx, occasion, { status: 'dropped', reason: codeOf(reason), updatedAt: now })
    return { ...base, outcome: 'dropped', reason: wordIn('en', reason) }
  }
  const { language } = facts
  const mail = await composeOwnMail(deps, {
    words: kind.texts[language],
    facts,
    texts: (await textsOfCaseMails(tx))[language],
    happenedAt: row.happenedAt,
  })
  await queueMail(deps, tx, {
    ...mail,
    to: client.email,
    clientId,
    mailType: 'own-kind',
    dedupeKey: occasion,
  })
  await updateDue(tx, occasion, { status: 'queued', updatedAt: now })
  const detail = { type: 'own-kind', kind: kind.kindId, version: kind.version }
  await appendAuditEntry(tx, { actor, action: 'send-due-mail', clientId, detail, at: now })
  return { ...base, outcome: 'queued', reason: null }
}

/** Why the mail must not go out now; null when it may. It says nothing that the case does not show any more. */
function reasonNotToSend(
  kind: OwnMailVersionRow,
  { dueAt, round, happenedAt }: OwnMailDueRow,
  facts: ClientMailFacts,
  now: Date,
): Sentence | null {
  if (!kind.isOn) return says('staff.ownMailOff')
  if (facts.client.blockedAt !== null) return says('staff.clientBlocked')
  if (!isServed(facts.client)) return says('staff.ownMailNotServed')
  if (facts.hasWithdrawnEmail) return says('staff.clientUnsubscribed')
  // After a restored backup, or a long standstill.
  if (now.getTime() - dueAt.getTime() > lateDays * msOfDay) return says('staff.ownMailLate')
  if (kind.trigger === 'case-completed' && facts.stage !== 'completed')
    return says('staff.ownMailNotCompleted')
  if (round === null) return null
  // Taken back since, or a mailing of long ago that was entered late: to its reader it is no news.
  const mailed = facts.mailedRounds.find((each) => each.round === round)
  if (!mailed) return says('staff.roundNotMailed', { round: String(round) })
  const isOld = mailed.mailedOn < addDays(dayOf(happenedAt), -lateDays)
  return isOld ? says('staff.ownMailOfOldMailing') : null
}
