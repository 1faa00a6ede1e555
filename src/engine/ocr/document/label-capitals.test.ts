import { expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withLabelCapitals } from './label-capitals.ts'

/** Rows of a label and its value. */
const page = (rows: readonly string[], left = 40): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: rows.flatMap((row, line) =>
    row.split('  ').flatMap((cell, column) =>
      cell.split(' ').map((text, at): Word => {
        const box = { page: 1, x: left + 150 * column + 40 * at, y: 100 + 14 * line, width: 36, height: 10 }
        return { text, box, size: 9, bold: false, baseline: 108 + 14 * line, confidence: 0.9 }
      }),
    ),
  ),
  marks: [],
})
const labels = ['Account number', 'Date opened', 'Terms', 'Status', 'Balance', 'Responsibility']
const rows = [...labels, ...labels].map((label) => `${label}  value`)
const told = (pages: readonly Page[], isRecognised = true) =>
  withLabelCapitals(
    pages,
    pages.map(() => isRecognised),
  )
const lastOf = (pages: readonly Page[], isRecognised?: boolean) =>
  told(pages, isRecognised)
    .at(-1)
    ?.words.filter(({ baseline }) => baseline === 108 + 14 * rows.length)

it('a label begins with a capital as all others of its column do', () => {
  const [first, ...others] = lastOf([page([...rows, 'on record until  11/2035'])]) ?? []
  expect(first).toMatchObject({ text: 'On', confidence: 0.75 })
  expect(others.map(({ text }) => text)).toEqual(['record', 'until', '11/2035'])
})

it('what goes on with a small letter stays', () => {
  const same = (pages: readonly Page[], isRecognised?: boolean) =>
    expect(told(pages, isRecognised)).toEqual(pages)
  // No cell behind it, another letter, another place, too few labels, and the file's own words.
  same([page([...rows, 'on record until'])])
  same([page([...rows, 'paid monthly  $25'])])
  same([page(rows), page(['on record until  11/2035'], 60)])
  same([page([...rows.slice(0, 6), 'on record until  11/2035'])])
  same([page([...rows, 'on record until  11/2035'])], false)
})
