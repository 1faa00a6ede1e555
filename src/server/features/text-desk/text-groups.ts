import type { Language } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import { caseMailGroups, type TextGroup } from '../../../shared/texts/case-mail-texts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { shippedCaseTexts } from '../mail/client-mail-content.ts'

/** Every group of texts that the operator may word anew, in the order of the page. */
export const textGroups: readonly TextGroup[] = caseMailGroups

/** Throws Refusal 'not_found'. */
export function requireGroup(key: string): TextGroup {
  const group = textGroups.find((each) => each.key === key)
  if (!group) throw new Refusal('not_found', says('staff.noText'))
  return group
}

/** Where the texts of a group stand as shipped. */
export function catalogueOf(_group: TextGroup, language: Language): object {
  return shippedCaseTexts(language)
}
