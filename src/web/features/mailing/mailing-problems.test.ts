import { describe, expect, it } from 'vitest'
import { deliveredLetter, unsentLetter } from '../../test-support/sample-mailings.ts'
import { likelyStep, mailingProblems, stepsToEnter } from './mailing-problems.ts'

const today = '2026-11-21'
const values = { state: 'handed_over' as const, day: '2026-11-20', certifiedNumber: '' }

describe('a step of a letter', () => {
  it('may be any, entered ones included, but a delivery only after a mailing', () => {
    expect(stepsToEnter(unsentLetter)).toEqual(['handed_over', 'accepted'])
    expect(stepsToEnter(deliveredLetter)).toEqual(['handed_over', 'accepted', 'delivered'])
  })

  it('is offered where only one comes next', () => {
    expect(likelyStep(unsentLetter)).toBe('handed_over')
    expect(likelyStep({ state: 'handed_over' })).toBe('')
    expect(likelyStep({ state: 'accepted' })).toBe('delivered')
    expect(likelyStep(deliveredLetter)).toBe('')
  })

  it('needs what happened and a day that has come', () => {
    expect(mailingProblems(values, unsentLetter, today)).toEqual([])
    expect(mailingProblems({ ...values, state: '', day: '' }, unsentLetter, today)).toEqual([
      { field: 'state', is: 'state' },
      { field: 'day', is: 'day' },
    ])
    expect(mailingProblems({ ...values, day: '2026-11-22' }, unsentLetter, today)).toEqual([
      { field: 'day', is: 'future' },
    ])
  })

  it('is not before the step before it, nor after the one that follows', () => {
    const entered = (state: 'handed_over' | 'accepted' | 'delivered', day: string) =>
      mailingProblems({ ...values, state, day }, deliveredLetter, today)
    expect(entered('accepted', '2026-09-25')).toEqual([{ field: 'day', is: 'early', other: '2026-09-26' }])
    expect(entered('accepted', '2026-10-01')).toEqual([{ field: 'day', is: 'late', other: '2026-09-30' }])
    expect(entered('accepted', '2026-09-27')).toEqual([])
    expect(entered('delivered', '2026-10-02')).toEqual([])
  })

  it('takes a certified number as it is printed, and refuses one that is none', () => {
    const numbered = (certifiedNumber: string) =>
      mailingProblems({ ...values, certifiedNumber }, unsentLetter, today)
    expect(numbered('7019 0140 0000 1234 5678')).toEqual([])
    expect(numbered('9407 1000 0000 0000 0000 00')).toEqual([])
    expect(numbered('my receipt')).toEqual([{ field: 'certifiedNumber', is: 'certified' }])
  })
})
