import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withYearsOfMonths } from './month-years.ts'

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
const row = (texts: readonly (string | null)[], baseline: number) =>
  texts.flatMap((text, column) => (text === null ? [] : [word(text, column, baseline)]))

const months = ['Month', 'Mar', 'Feb', 'Jan', 'Dec', 'Nov', 'Oct', 'Sep', 'Aug', 'Jul']
const yearsOf = (texts: readonly (string | null)[], above: readonly string[] = months) => {
  const seen = withYearsOfMonths([...row(above, 20), ...row(texts, 40)]).filter(
    ({ baseline }) => baseline === 40,
  )
  return seen.sort((a, b) => a.left - b.left).map(({ text }) => text)
}

describe('the years under a row of months', () => {
  const right = ['Year', '26', '26', '26', '25', '25', '25', '25', '25', '25']

  it('lose no figure, and none of them is left out', () => {
    expect(yearsOf(['Year', '26', '2', '26', '25', '25', null, '25', '25', '2'])).toEqual(right)
  })

  it('are what most columns say, and asked where another was read', () => {
    expect(yearsOf(['Year', '26', '26', '28', '25', '25', '25', '25', '25', '25'])).toEqual(right)
    const told = withYearsOfMonths([...row(months, 20), ...row(['Year', '2', ...right.slice(2)], 40)])
    expect(told.find(({ text, left }) => text === '26' && left === 40)?.confidence).toBe(75)
  })

  it('are one word each, where their second figure was read apart as a sign', () => {
    const apart = { ...word('%', 2, 40), left: 87, right: 92 }
    const seen = withYearsOfMonths([
      ...row(months, 20),
      ...row(['Year', '26', '2', '26', '25', '25', '25', '25', '25', '25'], 40),
      apart,
    ])
    expect(seen.filter(({ baseline }) => baseline === 40).map(({ text }) => text)).toEqual(right)
  })

  it('stand under a month whose name lost a letter, and bring it back', () => {
    const above = months.map((text) => (text === 'Nov' ? 'No' : text))
    expect(yearsOf(['Year', '26', '2', '26', '25', '25', '25', '25', '25', '2'], above)).toEqual(right)
    expect(withYearsOfMonths([...row(above, 20), ...row(right, 40)])[5]?.text).toBe('Nov')
  })

  it('bring back two names of two years, and not three of nine', () => {
    const names = ['Dec', 'Nov', 'Oct', 'Sep', 'Aug', 'Jul', 'Jun', 'May', 'Apr', 'Mar', 'Feb', 'Jan']
    const above = ['Month', ...names, ...names].map((text, at) => (at === 3 ? 'Oa' : at === 18 ? 'Ju' : text))
    const years = ['Year', ...names.map(() => '26'), ...names.map(() => '25')]
    expect(
      yearsOf(
        years.map((text, at) => (at === 5 ? '2' : text)),
        above,
      ),
    ).toEqual(years)
    const lost = ['Month', 'Ma', 'Fe', 'Ja', 'Dec', 'Nov', 'Oct', 'Sep', 'Aug', 'Jul']
    expect(yearsOf(['Year', '26', '2', ...right.slice(3)], lost)[2]).toBe('2')
  })

  describe('bring back names that were not read', () => {
    const names = ['Oct', 'Sep', 'Aug', 'Jul', 'Jun', 'May', 'Apr', 'Mar', 'Feb', 'Jan', 'Dec', 'Nov']
    const above = ['Month', ...names, ...names]
    const years = ['Year', ...names.map((_, at) => (at < 10 ? '26' : '25'))]
    const all = [...years, ...names.map((_, at) => (at < 10 ? '25' : '24'))]
    const lineOf = (words: readonly RecognisedWord[], baseline: number) =>
      words
        .filter((each) => each.baseline === baseline)
        .sort((a, b) => a.left - b.left)
        .map(({ text }) => text)
    const seen = (lost: readonly number[], specks: readonly RecognisedWord[] = []) =>
      withYearsOfMonths([
        ...row(
          above.map((text, at) => (lost.includes(at) ? null : text)),
          20,
        ),
        ...row(all, 40),
        ...specks,
      ])

    it('between others, and before the first and behind the last where a year stands, and ask about them', () => {
      const told = seen([1, 2, 9, 10, 24])
      expect(lineOf(told, 20)).toEqual(above)
      expect(lineOf(told, 40)).toEqual(all)
      expect(told.find(({ text, left }) => text === 'Oct' && left < 60)?.confidence).toBe(75)
    })

    it('beside a name that was given the room of the lost one', () => {
      const wide = (told: readonly RecognisedWord[]) =>
        told.map((each) => (each.left === 40 * 12 ? { ...each, right: each.left + 75 } : each))
      const lost = row(
        above.map((text, column) => (column === 13 ? null : text)),
        20,
      )
      const years = row(
        all.map((text, column) => (column === 12 ? null : text)),
        40,
      )
      const told = withYearsOfMonths([...wide(lost), ...years])
      expect(lineOf(told, 20)).toEqual(above)
      expect(lineOf(told, 40)).toEqual(all)
    })

    it('in the place of what was read there instead', () => {
      const specks = [word("'", 5.5, 20), word('oa', 13, 20), word('2/2', 27, 20)]
      expect(lineOf(seen([13], specks), 20)).toEqual([...above, '2/2'])
    })

    it('and correct those that were read in another’s place', () => {
      const moved = [word('Aug', 1, 20), word('Jul', 2, 20)]
      expect(lineOf(seen([1, 2, 3, 4], moved), 20)).toEqual(above)
    })

    it('but none where a quarter of them is lost', () => {
      const lost = [3, 5, 7, 9, 11, 13, 15]
      expect(lineOf(seen(lost), 20)).toEqual(above.filter((_, at) => !lost.includes(at)))
    })
  })

  it('stay where too few say one, or the months do not run back one by one', () => {
    const few = ['Year', '2', '2', '2', '2', '25', '25', '25', '25', '2']
    expect(yearsOf(few)).toEqual(few)
    const read = ['Year', '26', '2', '26', '25', '25', '25', '25', '25', '25']
    expect(yearsOf(read, ['Month', 'Mar', 'Jan', 'Feb', 'Dec', 'Nov', 'Oct', 'Sep', 'Aug', 'Jul'])).toEqual(
      read,
    )
    expect(yearsOf(read, ['Month', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])).toEqual(read)
  })
})
