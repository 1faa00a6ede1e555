import { saveLanguage } from '../../shared/api/accounts.ts'
import type { Language } from '../../shared/rules/language.ts'
import { callApi } from './call-api.ts'
import { logProblem } from './log-problem.ts'

/** Tells the server which language this person reads, for mails and documents; the page changes even without it. */
export async function saveChosenLanguage(language: Language): Promise<void> {
  try {
    await callApi(saveLanguage, { body: { language } })
  } catch (cause) {
    logProblem('The language was kept in this browser only.', cause)
  }
}
