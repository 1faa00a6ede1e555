import { dayIn, dayOf, officeDay } from './civil-days.ts'
import { isState, stateCodeOf, zonesOf } from './us-states.ts'

/**
 * The day that a person's own calendar shows, by the state of the record: what they write and sign bears it. UTC's is tomorrow from the
 * early evening on, in Hawaii from two in the afternoon. Where the state is unknown or has no clock of its own (the armed forces'), the office's.
 */
export function personDay(state: string | null, instant: Date): string {
  const code = stateCodeOf(state ?? '')
  return code !== null && isState(code) ? dayIn(zonesOf(code).first, instant) : officeDay(instant)
}

/**
 * The last day that has begun where a person may be, by the state of the record: what happened is entered up to it. UTC's at least, which a
 * browser that hides where it is gives as its own; the later one of Guam and the Northern Marianas, and of the forces abroad.
 */
export function latestDay(state: string | null, instant: Date): string {
  const code = stateCodeOf(state ?? '') ?? ''
  const zone = isState(code) ? zonesOf(code).first : Object.hasOwn(abroad, code) ? abroad[code] : undefined
  const [own, utc] = [zone === undefined ? '' : dayIn(zone, instant), dayOf(instant)]
  if (own > utc) return own
  return utc
}

/** Where a day begins first of the places that mail of the forces goes to by these codes (USPS Publication 28, 225.1). */
const abroad: Readonly<Record<string, string>> = { AE: 'Asia/Bahrain', AP: 'Pacific/Guam' }

/** The same of somebody of whom no place is known, and of files of many: a day begins nowhere in the country before it begins in Guam. */
export const latestDayAnywhere = (instant: Date): string => latestDay('GU', instant)
