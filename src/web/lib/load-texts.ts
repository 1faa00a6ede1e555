import type { Messages, TextPart } from '../../shared/messages/messages.ts'
import type { Language } from '../../shared/rules/language.ts'
import { speakChecks } from './speak-checks.ts'
import { makeTextCatalogue } from './text-catalogue.ts'

/**
 * The texts of a living part of a page that is made at build time, and the sentences of form checks with them.
 * @param parts what it shows beside what everything shows @throws when they cannot be fetched
 */
export async function loadTexts(language: Language, parts: readonly TextPart[]): Promise<Messages> {
  const catalogue = makeTextCatalogue()
  await Promise.all([catalogue.load(language, ['everywhere', 'sentences', ...parts]), speakChecks(language)])
  return catalogue.texts(language)
}
