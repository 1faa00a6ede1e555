import type { OutboxMail } from '../../../shared/api/automation.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { openMail } from './mail-content.ts'
import { lockMail, updateMail } from './outbox.store.ts'
import { shownMail } from './shown-mail.ts'

/**
 * Takes a failed mail off what waits, without another try: its address does not exist, or what it said was said by telephone. Any other
 * mail stays as it is, and one that is set aside can still be sent again. In the audit log. Errors: not_found.
 */
export async function setMailAside(
  deps: Deps,
  input: { mail: number; actor: AuditActor },
): Promise<OutboxMail> {
  return deps.database.transaction(async (tx) => {
    const row = await lockMail(tx, input.mail)
    if (!row) throw new Refusal('not_found', says('staff.noEmail'))
    const mail = openMail(deps.sealer, row)
    if (row.status !== 'failed') return shownMail(mail)
    await updateMail(tx, row.id, { status: 'set-aside' })
    await appendAuditEntry(tx, {
      actor: input.actor,
      action: 'set-mail-aside',
      clientId: row.clientId,
      detail: { mail: row.id, type: row.mailType },
      at: deps.clock.now(),
    })
    return shownMail({ ...mail, status: 'set-aside' })
  })
}
