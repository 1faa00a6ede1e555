import { emailTypes } from '../../../shared/api/automation.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { sendClientMail } from '../mail/send-client-mail.ts'
import { type AuditActor, appendAuditEntry } from '../staff/append-audit-entry.ts'
import { type BulkOutcome, forEachClient } from './for-each-client.ts'

/**
 * Sends one type of mail to many clients; whoever must not be mailed is skipped and named. The key of the attempt makes
 * a second click send nothing twice, and goes on where a first one was cut off.
 * Errors: invalid_input for a type that is none.
 */
export async function sendBulkEmail(
  deps: Deps,
  input: {
    clientIds: readonly number[]
    type: string
    customMessage?: string | undefined
    attemptKey: string
    actor: AuditActor
  },
): Promise<BulkOutcome> {
  const { type, actor, attemptKey, customMessage } = input
  if (!emailTypes.some((each) => each === type)) {
    const sentence = 'There is no such type of email.'
    throw new Refusal('invalid_input', sentence, { type: sentence })
  }
  const clientIds = [...new Set(input.clientIds)]
  const outcome = await forEachClient(deps, clientIds, async (clientId) => {
    await sendClientMail(deps, { clientId, type, customMessage, attemptKey, actor })
  })
  const detail = { type, clients: clientIds.length, skipped: outcome.skipped.length }
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, { actor, action: 'sendBulkEmail', detail, at: deps.clock.now() }),
  )
  return outcome
}
