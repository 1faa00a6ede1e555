import type * as z from 'zod/mini'
import type { previewClientEmail } from '../../../shared/api/automation.ts'
import { wordIn } from '../../../shared/messages/sentences-in.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import type { EmailType } from '../../../shared/rules/mail-kinds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { withoutActingLinks } from '../outbox/without-acting-links.ts'
import { composeClientMail, loadMailDrawing, reasonNotToMail } from './compose-client-mail.ts'
import { gatherMailFacts } from './gather-mail-facts.ts'
import { textsOfCaseMails } from './texts-of-case-mails.ts'

/** The mail as it would go out, with this client's data; nothing is sent. In the audit log. Errors: not_found. */
export async function previewClientMail(
  deps: Deps,
  input: { clientId: number; type: EmailType; customMessage?: string | undefined; actor: AuditActor },
): Promise<z.input<(typeof previewClientEmail)['reply']>> {
  const { clientId, type, customMessage, actor } = input
  await loadMailDrawing()
  const facts = await deps.database.transaction(async (tx) => {
    const client = await findClient(tx, clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    await appendAuditEntry(tx, {
      actor,
      action: 'preview-client-mail',
      clientId,
      detail: { type },
      at: deps.clock.now(),
    })
    return gatherMailFacts(deps, tx, client)
  })
  const texts = (await textsOfCaseMails(deps.database.db))[facts.language]
  const { subject, html, text } = await composeClientMail(deps, { type, facts, texts, customMessage })
  const reason = reasonNotToMail(type, facts)
  return {
    to: facts.client.email,
    subject,
    html: withoutActingLinks(html),
    text: withoutActingLinks(text),
    language: facts.language,
    refused: reason && wordIn('en', reason),
    warnings: forbiddenWordsIn(customMessage ?? ''),
    mailServer: deps.mailSender.kind === 'smtp',
  }
}
