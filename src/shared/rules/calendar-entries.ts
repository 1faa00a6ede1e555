import { says } from '../sentences/says.ts'
import type { Sentence } from '../sentences/sentence.ts'
import type { ClockedLetter, LetterKind } from './clocked-letter.ts'
import type { SaidClock } from './deadline.ts'
import { clocksOf } from './dispute-clocks.ts'
import { type LimitedLetter, limitationClocks } from './limitation-clocks.ts'

/** A whole-day entry of a calendar. */
export interface CalendarEntry {
  /** The same for the same deadline of the same letter, whatever its day. */
  uid: string
  /** 'YYYY-MM-DD'. */
  day: string
  title: Sentence
  /** The section of law. */
  source: string
}

/** A calendar is shared more freely than a report, so that it names the bureaus and nobody else. */
const unnamed: Partial<Record<LetterKind, Sentence>> = {
  furnisher_dispute: says('clock.furnisher'),
  collector_validation: says('clock.collector'),
  cfpb_complaint: says('clock.company'),
}

/** The deadlines that still run or have passed without an answer, by day. */
export function calendarEntries(letters: readonly LimitedLetter[], today: string): CalendarEntry[] {
  const ofLetters = letters.flatMap((letter) =>
    clocksOf(letter, today).map((clock) => ({
      ...withoutName(clock, letter),
      uid: `${letter.id}-${clock.key}`,
    })),
  )
  const ofCase = limitationClocks(letters, today).map((clock) => {
    const letter = letters.find(({ id }) => clock.key.endsWith(`_${id}`))
    return { ...(letter ? withoutName(clock, letter) : clock), uid: clock.key }
  })
  return [...ofLetters, ...ofCase]
    .flatMap(({ uid, due, title, source, state }) =>
      due === null || state === 'met' || state === 'waiting' ? [] : [{ uid, day: due, title, source }],
    )
    .sort((a, b) => a.day.localeCompare(b.day) || (a.uid < b.uid ? -1 : 1))
}

function withoutName(clock: SaidClock, { kind }: ClockedLetter): SaidClock {
  const recipient = unnamed[kind]
  if (recipient === undefined || !('recipient' in clock.title.params)) return clock
  return { ...clock, title: { ...clock.title, params: { ...clock.title.params, recipient } } }
}
