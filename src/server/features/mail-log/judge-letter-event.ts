import { dayText, isDay } from '../../../shared/rules/civil-days.ts'
import type { LetterKind } from '../../../shared/rules/clocked-letter.ts'
import { eventKindsOf, type LetterEventKind, mayPrintDay } from '../../../shared/rules/letter-events.ts'

/** An entry as it was typed. Days are 'YYYY-MM-DD'. */
export interface GivenEvent {
  kind: LetterEventKind
  day: string
  printedDay: string | null
}

interface Problem {
  field: 'kind' | 'day' | 'printedDay'
  sentence: string
}

/** The Fair Debt Collection Practices Act came into force on it (Public Law 95-109, section 818). */
const firstNotices = '1978-03-20'

/** The field and the sentence of what is wrong with an entry about a letter, or null. `mailedOn`: the letter's first step. */
export function problemOfEvent(
  given: GivenEvent,
  letter: { kind: LetterKind; mailedOn: string | null },
  today: string,
): Problem | null {
  const { kind, day } = given
  if (!eventKindsOf(letter.kind, true).includes(kind))
    return { field: 'kind', sentence: 'This cannot be entered for this letter.' }
  if (!eventKindsOf(letter.kind, letter.mailedOn !== null).includes(kind))
    return { field: 'kind', sentence: 'Enter first on which day you mailed this letter.' }
  if (!isDay(day)) return { field: 'day', sentence: 'Enter the day, month and year.' }
  if (day > today)
    return { field: 'day', sentence: 'This day is still to come. Enter it once it has happened.' }
  // The collector's notice usually comes before the letter; everything else answers or follows it.
  const first = kind === 'validation_notice' ? firstNotices : letter.mailedOn
  if (first !== null && day < first) return { field: 'day', sentence: tooEarly(kind, first) }
  return problemOfPrintedDay(given, letter)
}

function tooEarly(kind: LetterEventKind, first: string): string {
  return kind === 'validation_notice'
    ? `Such notices began on ${dayText(first)}. Look at the year again.`
    : `The letter was mailed on ${dayText(first)}; this cannot have happened before.`
}

function problemOfPrintedDay(
  { kind, day, printedDay }: GivenEvent,
  letter: { kind: LetterKind; mailedOn: string | null },
): Problem | null {
  if (printedDay === null) return null
  const wrong = (sentence: string): Problem => ({ field: 'printedDay', sentence })
  if (!mayPrintDay(kind, letter.kind)) return wrong('No second day belongs to this entry.')
  if (!isDay(printedDay)) return wrong('Enter the day, month and year.')
  if (printedDay > day)
    return wrong(
      kind === 'answered'
        ? 'An answer cannot have been written after the day on which it came.'
        : 'A notice cannot be older than the return of which it tells.',
    )
  return letter.mailedOn !== null && printedDay < letter.mailedOn
    ? wrong(`The letter was mailed on ${dayText(letter.mailedOn)}; this cannot have happened before.`)
    : null
}
