import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InEnglish } from '../../test-support/in-english.tsx'
import { ScoreCard } from './score-card.tsx'

const of = (day: string, score: number, source: string) => ({ day, score, source })
const show = (history: ReturnType<typeof of>[]) =>
  render(<ScoreCard score={{ score: history.at(-1)?.score ?? null, change: null, history }} />, {
    wrapper: InEnglish,
  })

it('names the model and the report of a printed score, and draws no line between two models', () => {
  show([
    of('2026-09-03', 600, 'Experian report, VantageScore 3.0'),
    of('2026-11-03', 640, 'Experian report, FICO Score 8'),
  ])
  expect(screen.getByText('FICO Score 8, printed in your Experian report of November 3, 2026')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

it('says where the report names none, and what staff entered in their words', () => {
  show([of('2026-11-03', 640, 'Equifax report')])
  expect(screen.getByText(/Equifax report of November 3, 2026, which does not name its model$/)).toBeTruthy()
  show([of('2026-11-04', 650, 'Experian app')])
  expect(screen.getByText('Experian app, November 4, 2026')).toBeTruthy()
})

it('draws the history of one model', () => {
  show([
    of('2026-09-03', 600, 'Experian report, FICO Score 8'),
    of('2026-10-03', 700, 'Equifax report'),
    of('2026-11-03', 640, 'Experian report, FICO Score 8'),
  ])
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Score history from 600 on September 3, 2026 to 640 on November 3, 2026',
  )
})
