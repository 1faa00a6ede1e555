import type { KeptEvent } from './list-letter-events.ts'
import type { LetterEventRow, MailingStepRow } from './mail-log.tables.ts'

/** A letter of the mail log, as far as this looks at it. */
interface Mailed {
  steps: readonly MailingStepRow[]
  events: readonly KeptEvent[]
}

function lastReturn({ events }: Mailed): LetterEventRow | undefined {
  return events.findLast(({ row, state }) => row.kind === 'came_back' && state === 'stands')?.row
}

/** The carrier brought it back, and it was not mailed again since: it may be. */
export function isBack(letter: Mailed): boolean {
  const back = lastReturn(letter)
  const mailed = letter.steps.find(({ state }) => state === 'handed_over')
  return back !== undefined && (mailed === undefined || mailed.createdAt <= back.createdAt)
}

/** What a mailing reached that came back: mailed anew, it is over, and no step of the new one. */
export function stepsThatCameBack(letter: Mailed): MailingStepRow[] {
  const back = lastReturn(letter)
  if (back === undefined || !isBack(letter)) return []
  return letter.steps.filter(({ state, day }) => state !== 'handed_over' && day <= back.day)
}

/** A delivery that the carrier took back reached nobody. */
export function cameBackAfter(letter: Mailed, step: Pick<MailingStepRow, 'day' | 'createdAt'>): boolean {
  const back = lastReturn(letter)
  return back !== undefined && back.day >= step.day && back.createdAt >= step.createdAt
}
