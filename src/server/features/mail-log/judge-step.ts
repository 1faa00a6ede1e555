import { addDays, isDay } from '../../../shared/rules/civil-days.ts'
import type { LetterEvent } from '../../../shared/rules/letter-events.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { StepState } from './list-letters.ts'
import { stepStates } from './list-letters.ts'

/** A step as it was typed. Days are 'YYYY-MM-DD'. */
export interface GivenStep {
  state: StepState
  day: string
  certifiedNumber: string | null
}

/**
 * The field and the sentence of what is wrong with a step, or null. `madeOn` is the day on which the document was made,
 * null where it was made elsewhere; a day before it is allowed, since the client's own day may be one behind.
 */
export function problemOfStep(
  given: GivenStep,
  known: readonly { state: StepState; day: string }[],
  days: { today: string; madeOn: string | null },
): { field: 'day' | 'state' | 'certifiedNumber'; sentence: Sentence } | null {
  const { state, day, certifiedNumber } = given
  if (!isDay(day)) return { field: 'day', sentence: says('mailing.fullDay') }
  if (day > days.today) return { field: 'day', sentence: says('mailing.dayToCome') }
  if (days.madeOn !== null && day < addDays(days.madeOn, -1)) {
    return {
      field: 'day',
      sentence: says('mailing.beforeMade', { madeOn: days.madeOn }),
    }
  }
  const others = known.filter((step) => step.state !== state)
  const place = stepStates.indexOf(state)
  const earlier = others.filter((step) => stepStates.indexOf(step.state) < place)
  if (state === 'delivered' && earlier.length === 0) {
    return { field: 'state', sentence: says('mailing.mailedFirst') }
  }
  const before = earlier.find((step) => step.day > day)
  if (before) return { field: 'day', sentence: says('mailing.beforeStep', { day: before.day }) }
  const after = others.find((step) => stepStates.indexOf(step.state) > place && step.day < day)
  if (after) return { field: 'day', sentence: says('mailing.afterStep', { day: after.day }) }
  if (certifiedNumber !== null && !/^\d{12,34}$/.test(certifiedNumber)) {
    const sentence = says('mailing.certifiedNumber')
    return { field: 'certifiedNumber', sentence }
  }
  return null
}

/** A mailing cannot be moved behind what was entered as following it, but for its own return; null while it is not. */
export function problemWithEvents(
  given: Pick<GivenStep, 'state' | 'day'>,
  known: readonly { state: StepState; day: string }[],
  events: readonly LetterEvent[],
): { field: 'day'; sentence: Sentence } | null {
  const others = known.filter((step) => step.state !== given.state)
  const mailedOn = [given, ...others].map(({ day }) => day).sort()[0] ?? given.day
  const followed = events.find(
    ({ kind, day }) => kind !== 'validation_notice' && kind !== 'came_back' && day < mailedOn,
  )
  if (!followed) return null
  const sentence = says('mailing.followedBy', { day: followed.day })
  return { field: 'day', sentence }
}
