import type * as z from 'zod/mini'
import type { getOutboxMail as call } from '../../../shared/api/automation.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { openMail } from './mail-content.ts'
import { findMail } from './outbox.store.ts'
import { shownMail } from './shown-mail.ts'
import { withoutActingLinks } from './without-acting-links.ts'

/** One mail with its contents, what acts for its reader blanked out. In the audit log. Errors: not_found. */
export async function getOutboxMail(
  deps: Deps,
  input: { mail: number; actor: AuditActor },
): Promise<z.input<(typeof call)['reply']>> {
  return deps.database.transaction(async (tx) => {
    const row = await findMail(tx, input.mail)
    if (!row) throw new Refusal('not_found', says('staff.noEmail'))
    await appendAuditEntry(tx, {
      actor: input.actor,
      action: 'open-mail',
      clientId: row.clientId,
      detail: { mail: row.id, type: row.mailType },
      at: deps.clock.now(),
    })
    const mail = openMail(deps.sealer, row)
    return { ...shownMail(mail), html: withoutActingLinks(mail.html), text: withoutActingLinks(mail.text) }
  })
}
