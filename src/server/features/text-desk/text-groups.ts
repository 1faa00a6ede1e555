import { type Language, languages } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import { caseMailGroups, type MailTextGroup } from '../../../shared/texts/case-mail-texts.ts'
import { coveringGroups, type LetterTextGroup } from '../../../shared/texts/covering-texts.ts'
import type { NoticeTextGroup } from '../../../shared/texts/notice-group.ts'
import { noticeGroups } from '../../../shared/texts/notice-texts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { shippedCaseTexts } from '../mail/client-mail-content.ts'
import { shippedCoveringTexts } from './shipped-covering-texts.ts'
import { shippedNoticeTexts } from './shipped-notice-texts.ts'

export type EditedGroup = MailTextGroup | NoticeTextGroup | LetterTextGroup

/** Every group of texts that the operator may word anew, in the order of the page. */
export const textGroups: readonly EditedGroup[] = [...caseMailGroups, ...noticeGroups, ...coveringGroups]

/** Throws Refusal 'not_found', also for a letter in another language than English. */
export function requireGroup({ group: key, language }: { group: string; language: Language }): EditedGroup {
  const group = textGroups.find((each) => each.key === key)
  if (!group || !languagesOf(group).includes(language)) throw new Refusal('not_found', says('staff.noText'))
  return group
}

/** Letters to bureaus and companies are English always. */
export function languagesOf({ kind }: EditedGroup): readonly Language[] {
  return kind === 'letter' ? ['en'] : languages
}

/** Where the texts of a group stand as shipped. */
export function catalogueOf(group: EditedGroup, language: Language): object {
  if (group.kind === 'letter') return shippedCoveringTexts
  return group.kind === 'notice' ? shippedNoticeTexts[group.source](language) : shippedCaseTexts(language)
}
