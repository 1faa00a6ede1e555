import type { ClientMailPreview } from '../../../shared/api/automation.ts'
import { wordIn } from '../../../shared/messages/sentences-in.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import type { EmailType } from '../../../shared/rules/mail-kinds.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { withoutActingLinks } from '../outbox/without-acting-links.ts'
import {
  type ComposedMail,
  composeClientMail,
  loadMailDrawing,
  reasonNotToMail,
} from './compose-client-mail.ts'
import { factsForPreview } from './facts-for-preview.ts'
import type { ClientMailFacts } from './gather-mail-facts.ts'
import { textsOfCaseMails } from './texts-of-case-mails.ts'

/** The mail as it would go out, with this client's data; nothing is sent. In the audit log. Errors: not_found. */
export async function previewClientMail(
  deps: Deps,
  input: { clientId: number; type: EmailType; customMessage?: string | undefined; actor: AuditActor },
): Promise<ClientMailPreview> {
  const { clientId, type, customMessage, actor } = input
  await loadMailDrawing()
  const facts = await factsForPreview(deps, { clientId, actor, detail: { type } })
  const texts = (await textsOfCaseMails(deps.database.db))[facts.language]
  const mail = await composeClientMail(deps, { type, facts, texts, customMessage })
  return shownPreview(deps, { mail, facts, customMessage, reason: reasonNotToMail(type, facts) })
}

/** A mail that staff look at before they send it: what acts for its reader is blanked out. */
export function shownPreview(
  deps: Pick<Deps, 'mailSender'>,
  shown: {
    mail: ComposedMail
    facts: ClientMailFacts
    customMessage: string | undefined
    reason: Sentence | null
  },
): ClientMailPreview {
  const { mail, facts, customMessage, reason } = shown
  return {
    to: facts.client.email,
    subject: mail.subject,
    html: withoutActingLinks(mail.html),
    text: withoutActingLinks(mail.text),
    language: facts.language,
    refused: reason && wordIn('en', reason),
    warnings: forbiddenWordsIn(customMessage ?? ''),
    mailServer: deps.mailSender.kind === 'smtp',
  }
}
