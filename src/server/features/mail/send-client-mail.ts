import type { EmailType } from '../../../shared/rules/mail-kinds.ts'
import type { Deps } from '../../deps.ts'
import { composeClientMail, loadMailDrawing } from './compose-client-mail.ts'
import {
  kindOfCase,
  requireEmailType,
  type StaffMail,
  type WrittenKind,
  type WrittenMail,
  writeStaffMails,
} from './send-client-mails.ts'

/**
 * Writes a mail of a chosen type to a client, with their data as it stands, and queues its delivery. Consent is looked at
 * in the same transaction, and once more when it is delivered. In the audit log.
 * Errors: not_found; invalid_input for another type; conflict with the reason why this client must not get it.
 */
export async function sendClientMail(
  deps: Deps,
  input: StaffMail & { clientId: number },
): Promise<{ mailId: number; type: EmailType; status: string }> {
  const type = requireEmailType(input.type)
  const kind = kindOfCase(type, (wish) => composeClientMail(deps, wish))
  return { ...(await writeStaffMail(deps, { ...input, kind })), type }
}

/** The same with a kind of any origin. Errors: not_found; conflict with the reason why this client must not get it. */
export async function writeStaffMail(
  deps: Deps,
  input: WrittenMail & { clientId: number; kind: WrittenKind },
): Promise<{ mailId: number; status: string }> {
  await loadMailDrawing()
  const [outcome] = await deps.database.transaction((tx) =>
    writeStaffMails(deps, tx, { ...input, clientIds: [input.clientId] }),
  )
  if (!outcome) throw new Error('a mail to one client was written, and nothing became of it')
  if ('refusal' in outcome) throw outcome.refusal
  return { mailId: outcome.mailId, status: outcome.status }
}
