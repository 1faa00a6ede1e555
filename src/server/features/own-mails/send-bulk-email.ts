import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { sendClientMails } from '../mail/send-client-mails.ts'
import { type BulkOutcome, inPortions } from '../worklist/in-portions.ts'
import { sendOwnMailToMany } from './own-mail-by-hand.ts'

/**
 * Sends one type of mail to many clients; whoever must not be mailed is skipped and named. The key of the attempt makes
 * a second click send nothing twice, and goes on where a first one was cut off.
 * Errors: invalid_input for a type that is none; not_found for an own kind that is none.
 */
export async function sendBulkEmail(
  deps: Deps,
  input: {
    clientIds: readonly number[]
    type: string
    ownKind?: number | undefined
    customMessage?: string | undefined
    attemptKey: string
    actor: AuditActor
  },
): Promise<BulkOutcome> {
  const { type, ownKind, actor } = input
  const send =
    ownKind === undefined
      ? await sendClientMails(deps, input)
      : await sendOwnMailToMany(deps, { ...input, kind: ownKind })
  const outcome = await inPortions(input.clientIds, send)
  const detail = {
    ...(ownKind === undefined ? { type } : { type: 'own-kind', kind: ownKind }),
    clients: outcome.done + outcome.skipped.length,
    skipped: outcome.skipped.length,
  }
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, { actor, action: 'sendBulkEmail', detail, at: deps.clock.now() }),
  )
  return outcome
}
