import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { lockClient } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'
import { enterClientChange } from './enter-client-change.ts'

/** What is entered as a dispute goes on; an absent field stays as it is. Mail dates are 'YYYY-MM-DD'. */
export interface DisputeProgress {
  /** Any text is allowed; the five of the specification are in shared/rules/dispute-status. */
  disputeStatus?: string
  round1MailDate?: string
  round2MailDate?: string
  round3MailDate?: string
  results?: string
}

/**
 * Enters how far a dispute is: status, mail dates, results (see enterClientChange).
 * Errors: not_found, invalid_input for a mail date that no calendar has.
 */
export async function changeDisputeProgress(
  deps: Deps,
  input: { clientId: number; change: DisputeProgress; actor: AuditActor },
): Promise<ClientRow> {
  return deps.database.transaction((tx) => enterDisputeProgress(deps, tx, input))
}

/** The same in the caller's transaction. */
export async function enterDisputeProgress(
  deps: Deps,
  tx: Queryable,
  input: { clientId: number; change: DisputeProgress; actor: AuditActor; isFromMailLog?: boolean },
): Promise<ClientRow> {
  const { change, actor, isFromMailLog } = input
  const client = await lockClient(tx, input.clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const action = 'change-dispute-progress'
  return enterClientChange(deps, tx, {
    client,
    edit: change,
    actor,
    action,
    ...(isFromMailLog ? { isFromMailLog } : {}),
  })
}
