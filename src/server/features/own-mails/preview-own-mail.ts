import type * as z from 'zod/mini'
import type { previewOwnMail as call } from '../../../shared/api/own-mails.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { OwnMailWords } from '../../../shared/texts/own-mail-texts.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { loadMailDrawing } from '../mail/compose-client-mail.ts'
import { factsForPreview } from '../mail/facts-for-preview.ts'
import { textsOfCaseMails } from '../mail/texts-of-case-mails.ts'
import { withoutActingLinks } from '../outbox/without-acting-links.ts'
import { sampleCase } from '../text-desk/sample-case.ts'
import { composeOwnMail } from './compose-own-mail.ts'
import { selectLastHappening } from './own-mails-due.store.ts'

interface Wish {
  language: Language
  words: OwnMailWords
  client?: number | undefined
  kind?: number | undefined
  actor: AuditActor
}

/**
 * The mail as it would be with these words, whether or not they may be saved: of a sample, or of a client in the language that
 * is asked for, which is in the audit log. Throws Refusal 'not_found'.
 */
export async function previewOwnMail(deps: Deps, wish: Wish): Promise<z.input<(typeof call)['reply']>> {
  const { language, words, client, kind, actor } = wish
  const { db } = deps.database
  await loadMailDrawing()
  const now = deps.clock.now()
  const detail = { type: 'own-kind', ...(kind === undefined ? {} : { kind }) }
  const facts =
    client === undefined
      ? sampleCase(language, now)
      : { ...(await factsForPreview(deps, { clientId: client, actor, detail })), language }
  const happenedAt =
    client === undefined || kind === undefined ? null : await selectLastHappening(db, kind, client)
  const texts = (await textsOfCaseMails(db))[language]
  const mail = await composeOwnMail(deps, { words, facts, texts, happenedAt: happenedAt ?? now })
  return {
    subject: mail.subject,
    html: withoutActingLinks(mail.html),
    text: withoutActingLinks(mail.text),
    warnings: forbiddenWordsIn(`${words.subject}\n${words.body}`),
  }
}
