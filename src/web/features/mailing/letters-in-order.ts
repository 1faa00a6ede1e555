import type { MailedLetter } from '../../../shared/api/mailing.ts'

/** As the page shows them: the newest round first, and those of one round as the server names them. */
export function lettersInOrder(letters: readonly MailedLetter[]): MailedLetter[] {
  return [...letters].sort((a, b) => b.round - a.round)
}
