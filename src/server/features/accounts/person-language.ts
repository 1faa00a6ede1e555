import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { deleteUnknownLanguages, findLanguage, insertLanguages } from './person-languages.store.ts'

/** In which language this address gets its mails and its own documents; English where nothing is known. */
export async function languageOfPerson(queryable: Queryable, email: string): Promise<Language> {
  return (await findLanguage(queryable, emailKeyOf(email))) ?? 'en'
}

/**
 * Keeps the language of the page on which somebody first gave an address. It never replaces one that is known: whoever
 * types the address of somebody else changes nothing for them.
 */
export async function noteFirstLanguage(
  tx: Queryable,
  input: { email: string; language: Language; now: Date },
): Promise<void> {
  const { email, language, now } = input
  await insertLanguages(tx, [{ emailKey: emailKeyOf(email), language, changedAt: now }])
}

/** The same for many, in one order whatever theirs is: who notes others of them meanwhile waits, but nobody in a circle. */
export async function noteFirstLanguages(
  tx: Queryable,
  people: readonly { email: string; language: Language }[],
  now: Date,
): Promise<void> {
  const rows = people.map(({ email, language }) => ({
    emailKey: emailKeyOf(email),
    language,
    changedAt: now,
  }))
  await insertLanguages(
    tx,
    rows.sort((a, b) => (a.emailKey < b.emailKey ? -1 : Number(a.emailKey > b.emailKey))),
  )
}

/** Languages of addresses, in lower case, under which no client is any more. */
export async function forgetFirstLanguages(tx: Queryable, emailKeys: readonly string[]): Promise<void> {
  await deleteUnknownLanguages(tx, emailKeys)
}
