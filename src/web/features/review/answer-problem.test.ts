import { describe, expect, it } from 'vitest'
import { answerProblem } from './answer-problem.ts'

const today = '2026-11-21'
const plain = { input: null }
const dated = { input: 'date' as const }

describe('an answer that can be saved', () => {
  it('has a choice, and a date where the choice asks for one', () => {
    expect(answerProblem({ chosen: undefined, date: '', isBroken: false, today })).toBe('pick')
    expect(answerProblem({ chosen: plain, date: '', isBroken: false, today })).toBeNull()
    expect(answerProblem({ chosen: dated, date: '', isBroken: false, today })).toBe('pickDate')
    expect(answerProblem({ chosen: dated, date: '2026-11-21', isBroken: false, today })).toBeNull()
  })

  it('has no date in the future', () => {
    expect(answerProblem({ chosen: dated, date: '2026-11-22', isBroken: false, today })).toBe('badDate')
  })

  it('has a date that exists, whole, of a year that anybody remembers', () => {
    expect(answerProblem({ chosen: dated, date: '', isBroken: true, today })).toBe('noDate')
    expect(answerProblem({ chosen: dated, date: '21/11/2026', isBroken: false, today })).toBe('noDate')
    expect(answerProblem({ chosen: dated, date: '2026-02-30', isBroken: false, today })).toBe('noDate')
    expect(answerProblem({ chosen: dated, date: '0026-02-03', isBroken: false, today })).toBe('noDate')
    expect(answerProblem({ chosen: dated, date: '1901-01-01', isBroken: false, today })).toBeNull()
  })
})
