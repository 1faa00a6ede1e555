import { describe, expect, it } from 'vitest'
import { creditScoreOf } from './get-credit-score.ts'

const row = (day: string, score: number, source = 'Equifax report, VantageScore 3.0') => ({
  day,
  score,
  source,
})

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

  it('never compares two bureaus or two models', () => {
    const newest = row('2026-11-20', 640)
    for (const source of ['Experian report, VantageScore 3.0', 'Equifax report, FICO Score 8'])
      expect(creditScoreOf([newest, row('2026-09-30', 600, source)]).change).toBeNull()
    const before = [row('2026-09-30', 600, 'Equifax report, FICO Score 8'), row('2026-08-30', 630)]
    expect(creditScoreOf([newest, ...before]).change).toBe(10)
  })

  it('lists the history oldest first', () => {
    expect(
      creditScoreOf([row('2026-11-20', 640), row('2026-09-30', 600)]).history.map((each) => each.day),
    ).toEqual(['2026-09-30', '2026-11-20'])
  })
})
