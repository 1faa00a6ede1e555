import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { releaseClient } from '../accounts/release-client.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { freezeDocuments, unfreezeDocuments } from '../documents/freeze-documents.ts'
import { scheduleClientMails } from '../mail/schedule-client-mails.ts'
import { enterRoundDate } from '../mailing/enter-round-date.ts'
import { listMailedRounds } from '../mailing/list-mailed-rounds.ts'
import { requestRewrite } from '../review/request-rewrite.ts'
import { changedFields, type EditedFields, mailDateFields, requireMailDates } from './changed-fields.ts'
import { changeClient } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'
import { refreshNextDeadline } from './refresh-next-deadline.ts'
import { stageOfDates } from './stage-of-dates.ts'

/**
 * Writes what staff change about a client, in the caller's transaction; the one way for every field of decision 29. What
 * reads as before is no change. A mail date freezes the documents of its round (decision 26), which then hold only what
 * was decided, stands in the mail log and moves the stage (decision 39); one that is taken away lets them be written again
 * and takes that back; a new address takes the record from the sessions of the old one; what is mailed
 * by itself is worked out anew; the change is in the audit log (decision 17). Errors: invalid_input for mail dates.
 * @param client the record, locked by the caller
 * @param isFromMailLog the mail log itself brings the date: there it stands already
 * @returns the record as it is then; the same one when nothing changed
 */
export async function enterClientChange(
  deps: Pick<Deps, 'clock' | 'sealer' | 'queue'>,
  tx: Queryable,
  input: {
    client: ClientRow
    edit: EditedFields
    actor: AuditActor
    action: string
    isFromMailLog?: boolean
  },
): Promise<ClientRow> {
  const { client } = input
  const change = changedFields(client, withStage(client, input.edit))
  const fields = Object.keys(change)
  if (fields.length === 0) return client
  const actor = { id: input.actor.id, name: input.actor.name }
  const now = deps.clock.now()
  const dates = mailDateFields.filter((field) => change[field] !== undefined)
  if (dates.length > 0) requireMailDates(client, change, await listMailedRounds(deps, tx, client.id))
  const emailKey = change.email === undefined ? client.emailKey : emailKeyOf(change.email)
  const row = await changeClient(tx, client.id, { ...change, emailKey, changedBy: actor.name }, now)
  for (const field of dates) {
    const round = mailDateFields.indexOf(field) + 1
    const after = change[field] ?? null
    if (!input.isFromMailLog) {
      const given = { clientId: client.id, round, field, before: client[field], after }
      await enterRoundDate(deps, tx, { ...given, actorId: actor.id })
    }
    if (after === null) await unfreezeDocuments(tx, { clientId: client.id, round })
    const frozen = after === null ? null : await freezeDocuments(tx, { clientId: client.id, round, now })
    if (frozen === null || frozen.holdsDrafts) await requestRewrite(deps, tx, client.id)
  }
  if (emailKey !== client.emailKey)
    await releaseClient(tx, { clientId: client.id, emailKey: client.emailKey })
  const isProgress = dates.length > 0 || change.disputeStatus !== undefined
  const nextDeadlineOn = isProgress ? await refreshNextDeadline(deps, tx, client.id) : row.nextDeadlineOn
  if (isProgress || change.results !== undefined)
    await scheduleClientMails(deps, tx, client.id, newsOf(change))
  const detail = auditedChange(change)
  await appendAuditEntry(tx, { actor, action: input.action, clientId: client.id, detail, at: now })
  return { ...row, nextDeadlineOn }
}

/** With the stage that its mail dates bring along; a stage that was chosen stays as it was chosen. */
function withStage(client: ClientRow, edit: EditedFields): EditedFields {
  if (edit.disputeStatus !== undefined) return edit
  const before = mailDateFields.map((field) => client[field])
  const after = mailDateFields.map((field) => (edit[field] === undefined ? client[field] : edit[field]))
  const disputeStatus = stageOfDates(client.disputeStatus, before, after)
  return disputeStatus === client.disputeStatus ? edit : { ...edit, disputeStatus }
}

/** What the mails that run themselves cannot see from the record. */
function newsOf({ disputeStatus, results }: EditedFields): { stage?: string; results?: boolean } {
  return {
    ...(disputeStatus === undefined ? {} : { stage: disputeStatus }),
    ...(results ? { results: true } : {}),
  }
}

/** The audit log can never be cleared of a person's data: of a person's own words it says that they changed, not to what. */
function auditedChange(change: EditedFields): Record<string, string | null> {
  const entries = Object.entries(change)
  return Object.fromEntries(
    entries.map(([field, value]) => [
      field,
      field === 'disputeStatus' || mailDateFields.some((date) => date === field) ? value : 'changed',
    ]),
  )
}
