import type { Language } from '../../../shared/rules/language.ts'
import { caseMailEntries, caseMailGroups, type MailTextGroup } from '../../../shared/texts/case-mail-texts.ts'
import type { NoticeTextGroup } from '../../../shared/texts/notice-group.ts'
import { ownWordsOver } from '../../../shared/texts/own-words-over.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { shippedCaseTexts } from '../mail/client-mail-content.ts'
import { type ComposedMail, composeClientMail } from '../mail/compose-client-mail.ts'
import type { SpokenFacts } from '../mail/spoken-facts.ts'
import { withoutActingLinks } from '../outbox/without-acting-links.ts'
import { ownChanges } from '../own-texts/own-changes.ts'
import { drawNoticeSample } from './draw-notice-sample.ts'

/**
 * The mail as it would be written with these texts in place of those of its group, those of the other groups as they are in
 * force. What acts for its reader is blanked out.
 */
export async function composeWithTexts(
  deps: Pick<Deps, 'config' | 'sealer' | 'clock'>,
  queryable: Queryable,
  input: {
    group: MailTextGroup | NoticeTextGroup
    language: Language
    changes: TextChanges
    facts: SpokenFacts
  },
): Promise<ComposedMail> {
  const { group, language, changes, facts } = input
  if (group.kind === 'notice') return drawNoticeSample(deps, queryable, { group, language, changes })
  const others = caseMailGroups.map(({ key }) => key).filter((key) => key !== group.key)
  const inForce = (await ownChanges(queryable, others))[language]
  const texts = ownWordsOver(shippedCaseTexts(language), caseMailEntries, { ...inForce, ...changes })
  const mail = await composeClientMail(deps, { type: group.shownIn, facts, texts })
  return { ...mail, html: withoutActingLinks(mail.html), text: withoutActingLinks(mail.text) }
}
