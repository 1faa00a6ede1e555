import { saveLanguage } from '../../shared/api/language.ts'
import type { Language } from '../../shared/rules/language.ts'
import { callApi } from './call-api.ts'
import { logProblem } from './log-problem.ts'

/**
 * Tells the server which language this person reads, for mails and documents; the page changes even without it, and a reload meanwhile
 * loses nothing.
 * @param isOver another was chosen since: a late answer to this one would set it again, here and on the server
 */
export async function saveChosenLanguage(language: Language, isOver: AbortSignal): Promise<void> {
  try {
    await callApi(saveLanguage, { body: { language } }, { signal: isOver, outlivePage: true })
  } catch (cause) {
    if (isOver.aborted) return
    logProblem('The language was kept in this browser only.', cause)
  }
}
