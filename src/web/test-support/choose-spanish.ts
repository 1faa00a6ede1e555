import { keepChosenLanguage } from '../lib/chosen-language.ts'
import { speakChecks } from '../lib/speak-checks.ts'

/**
 * Spanish is the language that this browser kept. Its texts, hundreds of files, are fetched here and not while a heading is waited for:
 * with them and the page's own files that wait grew with everything else that the machine had to do.
 */
export async function chooseSpanish(): Promise<void> {
  await Promise.all([import('../../shared/messages/es/spanish-messages.ts'), speakChecks('es')])
  keepChosenLanguage('es')
}
