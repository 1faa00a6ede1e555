import { dayIn, officeDay } from './civil-days.ts'
import { isState, stateCodeOf, zonesOf } from './us-states.ts'

/**
 * The day that a person's own calendar shows, by the state of the record: what they write and sign bears it. UTC's is tomorrow from the
 * early evening on, in Hawaii from two in the afternoon. Where the state is unknown or has no clock of its own (the armed forces'), the office's.
 */
export function personDay(state: string | null, instant: Date): string {
  const code = stateCodeOf(state ?? '')
  return code !== null && isState(code) ? dayIn(zonesOf(code).first, instant) : officeDay(instant)
}
