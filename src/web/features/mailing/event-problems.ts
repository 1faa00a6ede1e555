import type { LetterEntry, MailedLetter } from '../../../shared/api/mailing.ts'
import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import { eventKindsOf, happensOnce, mayPrintDay, needsProof } from '../../../shared/rules/letter-events.ts'

export type EventKind = LetterEntry['kind']

/** What is entered about a letter beside its steps, as typed. Days are 'YYYY-MM-DD'. */
export interface EventValues {
  day: string
  printedDay: string
}

export type EventProblem =
  | { field: 'day'; is: 'day' | 'future' }
  | { field: 'day'; is: 'early'; mailedOn: string }
  | { field: 'printedDay'; is: 'future' | 'early' | 'late' }
  | { field: 'evidence'; is: 'evidence' }

type Known = Pick<MailedLetter, 'documentType' | 'state' | 'steps' | 'events' | 'isFromBefore'>

/** The entries that count, oldest day first. */
export function standingEvents({ events }: Pick<MailedLetter, 'events'>): LetterEntry[] {
  return events.filter(({ state }) => state === 'stands').sort((a, b) => a.day.localeCompare(b.day))
}

/** What can be entered anew; what happens once and is entered already can only be corrected. */
export function eventsToEnter(letter: Known): EventKind[] {
  const kind = letterKindOf(letter.documentType)
  if (kind === null) return []
  const entered = standingEvents(letter).map((event) => event.kind)
  return eventKindsOf(kind, letter.state !== 'not_sent', letter.isFromBefore).filter(
    (each) => !(happensOnce(each) && entered.includes(each)),
  )
}

/** The kind whose second day can be entered for this letter; null: it has none. */
export function printedKindOf(
  kind: EventKind,
  { documentType }: Known,
): 'answered' | 'reinsertion_notice' | null {
  const letter = letterKindOf(documentType)
  if (letter === null || !mayPrintDay(kind, letter)) return null
  return kind === 'answered' || kind === 'reinsertion_notice' ? kind : null
}

/** The server's own checks, made first so that nobody waits for a refusal. `corrects`: the entry to be corrected. */
export function eventProblems(
  given: { kind: EventKind; values: EventValues; hasFile: boolean; corrects: LetterEntry | null },
  { steps }: Pick<MailedLetter, 'steps'>,
  today: string,
): EventProblem[] {
  const { kind, values, corrects } = given
  const { day, printedDay } = values
  const mailedOn = kind === 'validation_notice' ? undefined : steps[0]?.day
  const problems: EventProblem[] = []
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) problems.push({ field: 'day', is: 'day' })
  else if (day > today) problems.push({ field: 'day', is: 'future' })
  else if (mailedOn && day < mailedOn) problems.push({ field: 'day', is: 'early', mailedOn })
  else if (printedDay > today) problems.push({ field: 'printedDay', is: 'future' })
  else if (printedDay > day) problems.push({ field: 'printedDay', is: 'late' })
  else if (printedDay !== '' && mailedOn && printedDay < mailedOn)
    problems.push({ field: 'printedDay', is: 'early' })
  const keepsProof = corrects !== null && corrects.evidenceUrl !== null && corrects.day === day
  if (needsProof(kind) && !given.hasFile && !keepsProof) problems.push({ field: 'evidence', is: 'evidence' })
  return problems
}
