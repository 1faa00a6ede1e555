import type { OutboxMail } from '../../../shared/api/automation.ts'
import { sessionMails } from '../../../shared/rules/mail-kinds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { deliverSoon } from './deliver-soon.ts'
import { openMail } from './mail-content.ts'
import { lockMail, updateMail } from './outbox.store.ts'
import type { MailRow } from './outbox.tables.ts'
import { shownMail } from './shown-mail.ts'

/**
 * Tries a failed mail again, with all its attempts, or sends one that was kept while there was no mail server; any other
 * mail stays as it is, so that a double click sends nothing twice. In the audit log. Errors: not_found; conflict for a mail
 * whose contents are gone (a delivered sign-in link), and for a kept one that cannot leave or opens nothing any more.
 */
export async function resendMail(
  deps: Deps,
  input: { mail: number; actor: AuditActor },
): Promise<OutboxMail> {
  return deps.database.transaction(async (tx) => {
    const row = await lockMail(tx, input.mail)
    if (!row) throw new Refusal('not_found', says('staff.noEmail'))
    const mail = openMail(deps.sealer, row)
    if (!canLeaveAgain.includes(row.status)) return shownMail(mail)
    if (row.status === 'kept') requireWorthSending(deps, row)
    if (mail.text === '') throw new Refusal('conflict', says('staff.emailTextGone'))
    const change = { status: 'queued' as const, attempts: 0, nextAttemptAt: null }
    await updateMail(tx, row.id, change)
    await deliverSoon(deps, tx, row.id)
    await appendAuditEntry(tx, {
      actor: input.actor,
      action: 'resend-mail',
      clientId: row.clientId,
      detail: { mail: row.id, type: row.mailType },
      at: deps.clock.now(),
    })
    return shownMail({ ...mail, ...change })
  })
}

const canLeaveAgain: readonly MailRow['status'][] = ['failed', 'set-aside', 'kept']

function requireWorthSending(deps: Pick<Deps, 'mailSender'>, mail: MailRow): void {
  if (deps.mailSender.kind === 'outbox') throw new Refusal('conflict', says('staff.noMailServer'))
  if (sessionMails.includes(mail.mailType)) throw new Refusal('conflict', says('staff.emailLinkOld'))
}
