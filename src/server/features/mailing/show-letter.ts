import type { MailedLetter } from '../../../shared/api/mailing.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listTimedLetters } from '../results/clocked-letters.ts'
import { shownLetter } from './list-mailings.ts'

/** One letter of the mail log as it is now. Errors: not_found. */
export async function showLetter(deps: Deps, clientId: number, documentId: number): Promise<MailedLetter> {
  const letters = await listTimedLetters(deps, deps.database.db, clientId)
  const shown = letters.find(({ letter }) => letter.document.id === documentId)
  if (!shown) throw new Refusal('not_found', says('mailing.noLetter'))
  return shownLetter(shown, dayOf(deps.clock.now()))
}
