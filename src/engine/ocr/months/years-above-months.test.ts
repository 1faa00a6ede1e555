import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withYearsAboveMonths } from './years-above-months.ts'

const word = (text: string, column: number, baseline: number): RecognisedWord => ({
  text,
  confidence: 90,
  left: 40 * column,
  top: baseline - 10,
  right: 40 * column + 7 * text.length,
  bottom: baseline,
  baseline,
  lineHeight: 12,
})
const months = ['MAR', 'FEB', 'JAN', 'DEC', 'NOV']
const read = (years: readonly [string, number][], below = months) =>
  withYearsAboveMonths([
    ...years.map(([text, column]) => word(text, column, 20)),
    ...below.map((text, column) => word(text, column, 36)),
  ])
    .filter(({ baseline }) => baseline === 20)
    .map(({ text, confidence }) => `${text} ${confidence}`)

describe('the years above a row of months', () => {
  it('are what the others say, and disputed', () => {
    expect(
      read([
        ['202%', 0],
        ['2025', 3],
      ]),
    ).toEqual(['2026 50', '2025 90'])
    expect(
      read([
        ['2026', 0],
        ['5', 3],
      ]),
    ).toEqual(['2026 90', '2025 50'])
  })

  it('stay where none was read whole, where they contradict each other, and where months are missing', () => {
    expect(
      read([
        ['202', 0],
        ['202', 3],
      ]),
    ).toEqual(['202 90', '202 90'])
    expect(
      read([
        ['2028', 0],
        ['2025', 3],
      ]),
    ).toEqual(['2028 90', '2025 90'])
    expect(
      read(
        [
          ['202%', 0],
          ['2025', 3],
        ],
        ['MAR', 'JAN', 'DEC', 'NOV', 'OCT'],
      ),
    ).toEqual(['202% 90', '2025 90'])
  })

  it('begin where December stands behind January alone', () => {
    expect(
      read(
        [
          ['202%', 0],
          ['2025', 3],
        ],
        ['DEC', 'NOV', 'OCT', 'SEP', 'AUG'],
      ),
    ).toEqual(['202% 90', '2025 90'])
  })

  it('have no dots behind them: specks are counted as those of a mask', () => {
    expect(
      read([
        ['2026', 0],
        ['2025....', 3],
      ]),
    ).toEqual(['2026 90', '2025 50'])
  })

  it('go on from the row above, however few months are left', () => {
    const rest = (names: readonly string[], year: string, y: number) =>
      withYearsAboveMonths([
        word('2026', 0, 20),
        word('2025', 3, 20),
        ...months.map((text, column) => word(text, column, 36)),
        word(year, 0, y),
        ...names.map((text, column) => word(text, column, y + 16)),
      ]).filter(({ baseline }) => baseline === y)[0]?.text
    expect(rest(['OCT', 'SEP'], '22', 64)).toBe('2025')
    expect(rest(['OCT', 'SEP'], '2024', 64)).toBe('2024')
    expect(rest(['SEP', 'AUG'], '22', 64)).toBe('22')
    expect(rest(['OCT', 'SEP'], '22', 200)).toBe('22')
  })
})
