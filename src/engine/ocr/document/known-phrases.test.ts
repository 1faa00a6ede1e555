import { describe, expect, it } from 'vitest'
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withKnownPhrases } from './known-phrases.ts'

/** Words of one line, 4 points a letter and 3 between them; '  ' is a wide gap. */
const rowOf = (text: string, row: number): Word[] => {
  let x = 40
  return text.split(' ').flatMap((each) => {
    const from = x
    x += 4 * each.length + (each === '' ? 20 : 3)
    const box = { page: 1, x: from, y: 100 + 12 * row, width: 4 * each.length, height: 8 }
    return each === '' ? [] : [{ text: each, box, size: 8, bold: false, confidence: 0.9 }]
  })
}
const pageOf = (rows: readonly string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: rows.flatMap(rowOf),
  marks: [],
})
const read = (...rows: string[]) =>
  withKnownPhrases([pageOf([...usual, ...rows])])
    .flatMap(linesOf)
    .slice(usual.length)
const usual = [
  'Nov 2026 Paid on time  Oct 2026 Paid on time  Sep 2026 Paid on time',
  'Paid on time',
  'Paid on time',
]

describe('a phrase that a document prints again and again', () => {
  it('is parted where it was run together', () => {
    const [line] = read('Aug 2026 Paidontime  Jul 2026 Paidon time')
    expect(line?.text).toBe('Aug 2026 Paid on time Jul 2026 Paid on time')
    expect(line?.words[3]?.confidence).toBe(0.75)
  })

  it('is told by nearly all of its letters behind a month, where other months of the row have it', () => {
    const [line] = read('Aug 2026 Paid on time  Jul 2026 Paidonme  Jun 2026 Paid on time  May 2026 6rym')
    expect(line?.text).toBe(
      'Aug 2026 Paid on time Jul 2026 Paid on time Jun 2026 Paid on time May 2026 \ufffd',
    )
    expect(line?.words[7]?.confidence).toBe(0.5)
  })

  it('is none elsewhere, and no phrase of two words is', () => {
    expect(read('Paidonme Chargeoff  Paid on credit')[0]?.text).toBe('Paidonme Chargeoff Paid on credit')
  })
})
