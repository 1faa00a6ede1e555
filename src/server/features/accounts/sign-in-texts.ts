import type { Language } from '../../../shared/rules/language.ts'
import { noticeGroups } from '../../../shared/texts/notice-texts.ts'
import { ownWordsOver } from '../../../shared/texts/own-words-over.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { mailTextsIn } from '../outbox/emails/mail-texts.ts'
import { ownChanges } from '../own-texts/own-changes.ts'
import type { SignInTexts } from './emails/render-sign-in-mail.tsx'

const ofLink = noticeGroups.filter(({ shownIn }) => shownIn === 'sign-in-link')

/** What the mail with a sign-in link says, with the operator's own words over the shipped ones. */
export async function signInTexts(queryable: Queryable, language: Language): Promise<SignInTexts> {
  const changes = await ownChanges(
    queryable,
    ofLink.map(({ key }) => key),
  )
  return signInTextsWith(changes[language], language)
}

export function signInTextsWith(changes: TextChanges, language: Language): SignInTexts {
  const entries = ofLink.flatMap((group) => group.entries)
  return ownWordsOver(mailTextsIn(language), entries, changes).signIn
}
