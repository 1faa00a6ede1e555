import { clientRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { freezeDocuments } from '../documents/freeze-documents.ts'
import { type AuditActor, appendAuditEntry } from '../staff/append-audit-entry.ts'
import { changeClient, lockClient } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'

const mailDates = ['round1MailDate', 'round2MailDate', 'round3MailDate'] as const
type MailDate = (typeof mailDates)[number]

/** What staff enter as a dispute goes on; an absent field stays as it is. Mail dates are 'YYYY-MM-DD'. */
export interface DisputeProgress extends Partial<Record<MailDate, string>> {
  /** Any text is allowed; the five of the specification are in shared/rules/dispute-status. */
  disputeStatus?: string
  results?: string
}

/**
 * Enters how far a dispute is: status, mail dates, results. A mail date freezes the documents of its round
 * (decision 26); the change is in the audit log in the same transaction (decision 17).
 * Errors: not_found, invalid_input for a mail date that no calendar has.
 */
export async function changeDisputeProgress(
  deps: Pick<Deps, 'database' | 'clock' | 'live'>,
  input: { clientId: number; change: DisputeProgress; actor: AuditActor },
): Promise<ClientRow> {
  const changed = await deps.database.transaction((tx) => enterDisputeProgress(deps, tx, input))
  announceDisputeProgress(deps, input.clientId)
  return changed
}

/** The same in the caller's transaction; the caller announces it after the commit. */
export async function enterDisputeProgress(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  input: { clientId: number; change: DisputeProgress; actor: AuditActor },
): Promise<ClientRow> {
  const { clientId, change } = input
  const actor = { id: input.actor.id, name: input.actor.name }
  for (const field of mailDates) requireDate(field, change[field])
  const now = deps.clock.now()
  if (!(await lockClient(tx, clientId))) throw new Refusal('not_found', 'There is no such client.')
  const row = await changeClient(tx, clientId, change, now)
  for (const [index, field] of mailDates.entries()) {
    if (change[field] !== undefined) await freezeDocuments(tx, { clientId, round: index + 1, now })
  }
  const entry = { actor, action: 'change-dispute-progress', clientId, detail: detailOf(change), at: now }
  await appendAuditEntry(tx, entry)
  return row
}

export function announceDisputeProgress(deps: Pick<Deps, 'live'>, clientId: number): void {
  deps.live.emit(clientRoom(clientId), 'portal-change', { what: 'client' })
}

/** The audit log can never be cleared of a person's data, so it says that the results were changed, not to what. */
function detailOf(change: DisputeProgress): Record<string, string> {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([field, value]) => [field, field === 'results' ? 'changed' : value]))
}

function requireDate(field: MailDate, given: string | undefined): void {
  if (given === undefined) return
  const time = /^\d{4}-\d{2}-\d{2}$/.test(given) ? Date.parse(given) : Number.NaN
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(given)) return
  const sentence = `'${given.slice(0, 20)}' is not a date of the form YYYY-MM-DD.`
  throw new Refusal('invalid_input', sentence, { [field]: sentence })
}
