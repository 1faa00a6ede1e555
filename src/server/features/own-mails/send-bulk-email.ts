import type { BulkMail } from '../../../shared/api/staff-bulk.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { sendClientMails } from '../mail/send-client-mails.ts'
import { type BulkOutcome, inPortions } from '../worklist/in-portions.ts'
import { sendOwnMailToMany } from './own-mail-by-hand.ts'

/**
 * Sends one type of mail to many clients; whoever must not be mailed is skipped and named. The key of the attempt makes
 * a second click send nothing twice, and goes on where a first one was cut off.
 * Errors: not_found for an own kind that is none.
 */
export async function sendBulkEmail(
  deps: Deps,
  input: {
    clientIds: readonly number[]
    mail: BulkMail
    customMessage?: string | undefined
    attemptKey: string
    actor: AuditActor
  },
): Promise<BulkOutcome> {
  const { mail, actor } = input
  const send =
    mail.kind === 'case'
      ? await sendClientMails(deps, { ...input, type: mail.type })
      : await sendOwnMailToMany(deps, { ...input, kind: mail.id })
  const outcome = await inPortions(input.clientIds, send)
  const detail = {
    ...(mail.kind === 'case' ? { type: mail.type } : { type: 'own-kind', kind: mail.id }),
    clients: outcome.done + outcome.skipped.length,
    skipped: outcome.skipped.length,
  }
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, { actor, action: 'sendBulkEmail', detail, at: deps.clock.now() }),
  )
  return outcome
}
