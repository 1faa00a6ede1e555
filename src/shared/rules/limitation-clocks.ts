/**
 * Until when a claim may be brought, section 618 of the FCRA: two years after the consumer learned of the violation, or
 * five years after it happened, whichever is earlier. A day to have looked at by a lawyer, never more.
 */
import type { Clock } from '../api/mailing.ts'
import { addDays, anniversary } from './civil-days.ts'
import type { ClockedLetter } from './clocked-letter.ts'
import { clock } from './deadline.ts'
import { investigationDue } from './investigation-due.ts'

/** A letter, and whether its answer left a disputed item as it was, or brought one back. */
export interface LimitedLetter extends ClockedLetter {
  leftItems: boolean
}

/**
 * Two clocks for each letter to a bureau whose time has passed without an answer, or whose answer left something. Both
 * start with what the file proves: the first day without an answer, or the day on which the answer came. Most urgent first.
 */
export function limitationClocks(letters: readonly LimitedLetter[], today: string): Clock[] {
  return letters
    .flatMap((letter) => {
      const from = startOf(letter, today)
      if (from === null) return []
      const about = `${letter.recipient} and the dispute of round ${letter.round}`
      const source = 'FCRA 618'
      const metOn = null
      return [
        clock(
          {
            key: `limitation_2y_${letter.id}`,
            title: `Two years to bring a claim: ${about}`,
            source,
            from,
            due: anniversary(from, 2),
            metOn,
          },
          today,
        ),
        clock(
          {
            key: `limitation_5y_${letter.id}`,
            title: `Five years, at the very latest: ${about}`,
            source,
            from,
            due: anniversary(from, 5),
            metOn,
          },
          today,
        ),
      ]
    })
    .sort((a, b) => (a.due ?? '').localeCompare(b.due ?? '') || a.key.localeCompare(b.key))
}

function startOf(letter: LimitedLetter, today: string): string | null {
  if (letter.kind !== 'bureau_dispute') return null
  if (letter.answeredOn !== null) return letter.leftItems ? letter.answeredOn : null
  const due = investigationDue(letter)
  return due !== null && due < today ? addDays(due, 1) : null
}
