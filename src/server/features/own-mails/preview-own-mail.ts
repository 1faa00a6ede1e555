import type * as z from 'zod/mini'
import type { previewOwnMail as call } from '../../../shared/api/own-mails.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { OwnMailWords } from '../../../shared/texts/own-mail-texts.ts'
import type { Deps } from '../../deps.ts'
import { loadMailDrawing } from '../mail/compose-client-mail.ts'
import { textsOfCaseMails } from '../mail/texts-of-case-mails.ts'
import { withoutActingLinks } from '../outbox/without-acting-links.ts'
import { sampleCase } from '../text-desk/sample-case.ts'
import { composeOwnMail } from './compose-own-mail.ts'

/** The mail as it would be with these words and a sample's data, whether or not they may be saved. */
export async function previewOwnMail(
  deps: Deps,
  { language, words }: { language: Language; words: OwnMailWords },
): Promise<z.input<(typeof call)['reply']>> {
  await loadMailDrawing()
  const happenedAt = deps.clock.now()
  const mail = await composeOwnMail(deps, {
    words,
    facts: sampleCase(language, happenedAt),
    texts: (await textsOfCaseMails(deps.database.db))[language],
    happenedAt,
  })
  return {
    subject: mail.subject,
    html: withoutActingLinks(mail.html),
    text: withoutActingLinks(mail.text),
    warnings: forbiddenWordsIn(`${words.subject}\n${words.body}`),
  }
}
