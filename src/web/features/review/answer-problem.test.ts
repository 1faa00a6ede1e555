import { describe, expect, it } from 'vitest'
import { answerProblem } from './answer-problem.ts'

const today = '2026-11-21'
const plain = { input: null }
const dated = { input: 'date' as const }

describe('an answer that can be saved', () => {
  it('has a choice, and a date where the choice asks for one', () => {
    expect(answerProblem({ chosen: undefined, date: '', today })).toBe('pick')
    expect(answerProblem({ chosen: plain, date: '', today })).toBeNull()
    expect(answerProblem({ chosen: dated, date: '', today })).toBe('pickDate')
    expect(answerProblem({ chosen: dated, date: '2026-11-21', today })).toBeNull()
  })

  it('has no date in the future and none that is no date', () => {
    expect(answerProblem({ chosen: dated, date: '2026-11-22', today })).toBe('badDate')
    expect(answerProblem({ chosen: dated, date: '21/11/2026', today })).toBe('badDate')
  })
})
