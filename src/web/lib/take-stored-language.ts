import { getSession } from '../../shared/api/accounts.ts'
import { callApi } from './call-api.ts'
import { keepChosenLanguage, readChosenLanguage } from './chosen-language.ts'
import { logProblem } from './log-problem.ts'

/**
 * After a sign-in: a browser in which nobody chose takes the language that the server keeps for this person, from the
 * next page on. A choice made in this browser stays, and a server that does not answer changes nothing.
 */
export async function takeStoredLanguage(): Promise<void> {
  if (readChosenLanguage() !== null) return
  try {
    const { language } = await callApi(getSession, {})
    if (language !== null) keepChosenLanguage(language)
  } catch (cause) {
    logProblem('The language of this person could not be asked for.', cause)
  }
}
