import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import {
  changedFields,
  type EditedFields,
  mailDateFields,
  mailDatesOf,
  requireContact,
  requireMailDates,
} from './changed-fields.ts'
import { changeClient, findClientRow } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'
import { stageOfDates } from './stage-of-dates.ts'

interface ClientEdit {
  /** The record, locked by the caller. */
  client: ClientRow
  edit: EditedFields
  actor: AuditActor
  action: string
  /** The mail log itself brings the date: there it stands already. */
  isFromMailLog?: boolean
}

/**
 * Writes what staff change about a client, in the caller's transaction; the one way for every field of decision 29. What
 * reads as before is no change. A mail date moves the stage (decision 39). What follows from a mail date, another address,
 * another stage or results stands in reactions.ts; the change is in the audit log (decision 17).
 * Errors: invalid_input for mail dates, and for a new name or telephone number that is too short.
 * @returns the record as it is then; the same one when nothing changed
 */
export async function enterClientChange(deps: Deps, tx: Queryable, input: ClientEdit): Promise<ClientRow> {
  const { client } = input
  const change = changedFields(client, withStage(client, input.edit))
  if (Object.keys(change).length === 0) return client
  const actor = { id: input.actor.id, name: input.actor.name }
  const now = deps.clock.now()
  requireContact(change)
  requireMailDates(client, change)
  const emailKey = change.email === undefined ? client.emailKey : emailKeyOf(change.email)
  await changeClient(tx, client.id, { ...change, emailKey, changedBy: actor.name }, now)
  await noteChange(deps, tx, input, change)
  if (emailKey !== client.emailKey)
    await noteFact(deps, tx, { kind: 'client-readdressed', clientId: client.id, formerKey: client.emailKey })
  const detail = auditedChange(change)
  await appendAuditEntry(tx, { actor, action: input.action, clientId: client.id, detail, at: now })
  return (await findClientRow(tx, client.id)) ?? client
}

async function noteChange(
  deps: Deps,
  tx: Queryable,
  { client, actor, isFromMailLog = false }: ClientEdit,
  change: EditedFields,
): Promise<void> {
  const clientId = client.id
  const hasDates = mailDateFields.some((field) => change[field] !== undefined)
  if (hasDates) {
    const [before, after] = [mailDatesOf(client), mailDatesOf(client, change)]
    const dates = { clientId, by: actor.id, before, after, isFromMailLog }
    await noteFact(deps, tx, { kind: 'mail-dates-changed', ...dates })
  }
  if (hasDates || change.disputeStatus !== undefined || change.results !== undefined)
    await noteFact(deps, tx, {
      kind: 'dispute-progressed',
      clientId,
      stage: change.disputeStatus ?? null,
      hasNewResults: Boolean(change.results),
      movesClocks: hasDates || change.disputeStatus !== undefined,
    })
  await noteFact(deps, tx, { kind: 'client-changed', clientId })
}

/**
 * With the stage that its mail dates bring along; a stage that was chosen stays as it was chosen. The one that the record has
 * was not: it came with the row that was sent back.
 */
function withStage(client: ClientRow, edit: EditedFields): EditedFields {
  if (edit.disputeStatus !== undefined && edit.disputeStatus !== client.disputeStatus) return edit
  const before = mailDateFields.map((field) => client[field])
  const after = mailDateFields.map((field) => (edit[field] === undefined ? client[field] : edit[field]))
  const disputeStatus = stageOfDates(client.disputeStatus, before, after)
  return disputeStatus === client.disputeStatus ? edit : { ...edit, disputeStatus }
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
