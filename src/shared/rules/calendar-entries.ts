import type { ClockedLetter, LetterKind } from './clocked-letter.ts'
import { clocksOf } from './dispute-clocks.ts'
import { type LimitedLetter, limitationClocks } from './limitation-clocks.ts'

/** A whole-day entry of a calendar. */
export interface CalendarEntry {
  /** The same for the same deadline of the same letter, whatever its day. */
  uid: string
  /** 'YYYY-MM-DD'. */
  day: string
  title: string
  /** The section of law. */
  source: string
}

/** A calendar is shared more freely than a report, so that it names the bureaus and nobody else. */
const nameOf: Record<LetterKind, (recipient: string) => string> = {
  bureau_dispute: (bureau) => bureau,
  identity_theft_block: (bureau) => bureau,
  security_freeze: (bureau) => bureau,
  furnisher_dispute: () => 'The furnisher',
  collector_validation: () => 'the collector',
  cfpb_complaint: () => 'The company',
}

/** The deadlines that still run or have passed without an answer, by day. */
export function calendarEntries(letters: readonly LimitedLetter[], today: string): CalendarEntry[] {
  const ofLetters = letters.flatMap((letter) =>
    clocksOf(withoutName(letter), today).map((clock) => ({ ...clock, uid: `${letter.id}-${clock.key}` })),
  )
  const ofCase = limitationClocks(letters.map(withoutName), today).map((clock) => ({
    ...clock,
    uid: clock.key,
  }))
  return [...ofLetters, ...ofCase]
    .flatMap(({ uid, due, title, source, state }) =>
      due === null || state === 'met' || state === 'waiting' ? [] : [{ uid, day: due, title, source }],
    )
    .sort((a, b) => a.day.localeCompare(b.day) || (a.uid < b.uid ? -1 : 1))
}

function withoutName<Letter extends ClockedLetter>(letter: Letter): Letter {
  return { ...letter, recipient: nameOf[letter.kind](letter.recipient) }
}
