import { describe, expect, it } from 'vitest'
import { creditScoreOf } from './get-credit-score.ts'

const row = (day: string, score: number) => ({ day, score, source: 'Equifax report' })

describe('the credit score of a client', () => {
  it('is nothing when no report ever printed one', () => {
    expect(creditScoreOf([])).toEqual({ score: null, change: null, history: [] })
  })

  it('has no change while all scores are of the same month', () => {
    expect(creditScoreOf([row('2026-11-20', 640), row('2026-11-02', 612)]).change).toBeNull()
  })

  it('changes against the last score of an earlier month', () => {
    const score = creditScoreOf([
      row('2026-11-20', 640),
      row('2026-11-02', 650),
      row('2026-09-30', 600),
      row('2026-09-01', 580),
    ])
    expect(score).toMatchObject({ score: 640, change: 40 })
  })

  it('lists the history oldest first', () => {
    expect(
      creditScoreOf([row('2026-11-20', 640), row('2026-09-30', 600)]).history.map((each) => each.day),
    ).toEqual(['2026-09-30', '2026-11-20'])
  })
})
