import type { EmailType } from '../../../shared/rules/mail-kinds.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type ComposeMail, composeClientMail, loadMailDrawing } from './compose-client-mail.ts'
import { requireEmailType, type StaffMail, writeStaffMails } from './send-client-mails.ts'

export interface SendClientMailInput extends StaffMail {
  clientId: number
  /** Absent: a transaction of its own. */
  tx?: Queryable
}

/**
 * Writes a mail of a chosen type to a client, with their data as it stands, and queues its delivery. Consent is looked at
 * in the same transaction, and once more when it is delivered. In the audit log.
 * Errors: not_found; invalid_input for another type; conflict with the reason why this client must not get it.
 */
export async function sendClientMail(
  deps: Deps,
  input: SendClientMailInput,
): Promise<{ mailId: number; type: EmailType; status: string }> {
  const type = requireEmailType(input.type)
  await loadMailDrawing()
  const { clientId } = input
  const compose: ComposeMail = (wish) => composeClientMail(deps, wish)
  const work = (tx: Queryable) =>
    writeStaffMails(deps, tx, { ...input, type, clientIds: [clientId], compose })
  const [outcome] = await (input.tx ? work(input.tx) : deps.database.transaction(work))
  if (!outcome) throw new Error('a mail to one client was written, and nothing became of it')
  if ('refusal' in outcome) throw outcome.refusal
  return { mailId: outcome.mailId, type, status: outcome.status }
}
