import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { mailDateFields } from './changed-fields.ts'
import { changeClient } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'
import { allMailDates } from './mail-dates.ts'

/**
 * Enters the mail dates of the rounds after the third, which the mail log alone brings (decision 061), in the caller's transaction.
 * The stage stays 'round3_sent': the specification has no later one. What follows from a mail date stands in reactions.ts.
 */
export async function enterLaterDates(
  deps: Deps,
  tx: Queryable,
  input: {
    /** The record, locked by the caller. */
    client: ClientRow
    /** The mail dates of all rounds as they are then. */
    after: readonly (string | null)[]
    actor: AuditActor
  },
): Promise<void> {
  const { client, after, actor } = input
  const clientId = client.id
  const laterMailDates = after.slice(mailDateFields.length).filter((day) => day !== null)
  const at = deps.clock.now()
  await changeClient(tx, clientId, { laterMailDates, changedBy: actor.name }, at)
  const dates = { clientId, by: actor.id, before: allMailDates(client), after, isFromMailLog: true }
  await noteFact(deps, tx, { kind: 'mail-dates-changed', ...dates })
  await noteFact(deps, tx, {
    kind: 'dispute-progressed',
    clientId,
    stage: null,
    hasNewResults: false,
    movesClocks: true,
  })
  await noteFact(deps, tx, { kind: 'client-changed', clientId })
  await appendAuditEntry(tx, {
    actor: { id: actor.id, name: actor.name },
    action: 'change-dispute-progress',
    clientId,
    detail: { round: after.length, day: after.at(-1) ?? '' },
    at,
  })
}
