import { isDay } from '../../../shared/rules/civil-days.ts'
import type { LetterKind } from '../../../shared/rules/clocked-letter.ts'
import { eventKindsOf, type LetterEventKind, mayPrintDay } from '../../../shared/rules/letter-events.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'

/** An entry as it was typed. Days are 'YYYY-MM-DD'. */
export interface GivenEvent {
  kind: LetterEventKind
  day: string
  printedDay: string | null
}

interface Problem {
  field: 'kind' | 'day' | 'printedDay'
  sentence: Sentence
}

/** The Fair Debt Collection Practices Act came into force on it (Public Law 95-109, section 818). */
const firstNotices = '1978-03-20'

/** The field and the sentence of what is wrong with an entry about a letter, or null. `mailedOn`: the letter's first step. */
export function problemOfEvent(
  given: GivenEvent,
  letter: { kind: LetterKind; mailedOn: string | null; isFromBefore: boolean },
  today: string,
): Problem | null {
  const { kind, day } = given
  const { isFromBefore } = letter
  if (!eventKindsOf(letter.kind, true, isFromBefore).includes(kind))
    return { field: 'kind', sentence: says('mailing.notForThisLetter') }
  if (!eventKindsOf(letter.kind, letter.mailedOn !== null, isFromBefore).includes(kind))
    return { field: 'kind', sentence: says('mailing.mailedFirst') }
  if (!isDay(day)) return { field: 'day', sentence: says('mailing.fullDay') }
  if (day > today) return { field: 'day', sentence: says('mailing.dayToCome') }
  // The collector's notice usually comes before the letter; everything else answers or follows it.
  const first = kind === 'validation_notice' ? firstNotices : letter.mailedOn
  if (first !== null && day < first) return { field: 'day', sentence: tooEarly(kind, first) }
  return problemOfPrintedDay(given, letter)
}

function tooEarly(kind: LetterEventKind, first: string): Sentence {
  return kind === 'validation_notice'
    ? says('mailing.noticesBegan', { on: first })
    : says('mailing.eventBeforeMailing', { mailedOn: first })
}

function problemOfPrintedDay(
  { kind, day, printedDay }: GivenEvent,
  letter: { kind: LetterKind; mailedOn: string | null },
): Problem | null {
  if (printedDay === null) return null
  const wrong = (sentence: Sentence): Problem => ({ field: 'printedDay', sentence })
  if (!mayPrintDay(kind, letter.kind)) return wrong(says('mailing.noSecondDay'))
  if (!isDay(printedDay)) return wrong(says('mailing.fullDay'))
  if (printedDay > day)
    return wrong(
      kind === 'answered' ? says('mailing.writtenAfterItCame') : says('mailing.noticeBeforeReturn'),
    )
  return letter.mailedOn !== null && printedDay < letter.mailedOn
    ? wrong(says('mailing.eventBeforeMailing', { mailedOn: letter.mailedOn }))
    : null
}
