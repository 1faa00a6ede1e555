import type { Language } from '../../../shared/rules/language.ts'
import { caseMailEntries, caseMailGroups } from '../../../shared/texts/case-mail-texts.ts'
import { ownWordsOver } from '../../../shared/texts/own-words-over.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { ownChanges } from '../own-texts/own-changes.ts'
import { type CaseMailTexts, shippedCaseTexts } from './client-mail-content.ts'

const groupKeys = caseMailGroups.map(({ key }) => key)

/**
 * What mails about a case say, with the operator's own words over the shipped ones: the one place from which they are composed.
 * A mail that waits in the outbox keeps what it was written with.
 */
export async function textsOfCaseMails(queryable: Queryable): Promise<Record<Language, CaseMailTexts>> {
  const changes = await ownChanges(queryable, groupKeys)
  const of = (language: Language) =>
    ownWordsOver(shippedCaseTexts(language), caseMailEntries, changes[language])
  return { en: of('en'), es: of('es') }
}
