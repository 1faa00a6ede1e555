import { describe, expect, it } from 'vitest'
import {
  disputedAt,
  items,
  outcomes,
  readLetter,
  reports,
} from '../../../test/support/print-results/disputed-cards.ts'
import { equifaxMailed, equifaxOnline } from '../../../test/support/print-results/equifax-results.ts'
import { experianMailed, experianOnline } from '../../../test/support/print-results/experian-results.ts'
import {
  type LetterItem,
  type LetterRow,
  resultsPages,
} from '../../../test/support/print-results/results-page.ts'
import { transunionMailed } from '../../../test/support/print-results/transunion-results.ts'
import type { Bureau } from '../report/credit-report.ts'
import { readResultsLetter } from './read-results-letter.ts'

const printers: [string, Bureau, (items: readonly LetterItem[]) => LetterRow[]][] = [
  ['Equifax, mailed', 'Equifax', equifaxMailed],
  ['Equifax, online', 'Equifax', equifaxOnline],
  ['Experian, mailed', 'Experian', experianMailed],
  ['Experian, mailed, meanings last', 'Experian', (given) => experianMailed(given, false)],
  ['Experian, online', 'Experian', experianOnline],
  ['TransUnion, mailed', 'TransUnion', transunionMailed],
]

describe.each(printers)('a results letter of %s', (_name, bureau, print) => {
  it('is read item by item; two accounts of one creditor are told apart, and one not named has no answer', () => {
    const reading = readLetter(print(items), bureau)
    expect(reading.bureau).toBe(bureau)
    expect(reading.date).toBe('2026-12-20')
    expect(reading.items.map(({ outcome }) => outcome)).toEqual([
      'deleted',
      'verified',
      'corrected',
      'no_answer',
    ])
    expect(reading.items[2]?.said).toMatch(/; Past due: \$0$/)
    expect(reading.items[3]?.said).toBeNull()
    expect(reading.frivolous).toBeNull()
    expect(reading.unread).toEqual([])
  })

  it('is read the same in another order and over page breaks', () => {
    for (const rowsPerPage of [5, 7, 11, 13])
      expect(outcomes(print([...items].reverse()), bureau, rowsPerPage)).toEqual([
        'deleted',
        'verified',
        'corrected',
        'no_answer',
      ])
  })

  it('says of an update only what its values show', () => {
    const update = (values: LetterItem['values']) =>
      outcomes(
        print([
          { creditor: 'ALDER BANK', number: '414700XXXXXX1111', outcome: 'updated', values: values ?? [] },
        ]),
        bureau,
      )[0]
    expect(update([{ label: 'Past due', value: '$700', was: '$900' }])).toBe('changed_still_wrong')
    expect(update([{ label: 'Past due', value: '$900', was: '$900' }])).toBe('changed_still_wrong')
    expect(update([{ label: 'Past due', value: '$400', was: '$900' }])).toBe('corrected')
    expect(update([{ label: 'Credit limit', value: '$2,000', was: '$1' }])).toBe('no_answer')
    expect(update([])).toBe('no_answer')
  })

  it('takes verified and updated for verified, and processed for nothing', () => {
    const [both, processed] = readLetter(
      print([
        { creditor: 'ALDER BANK', number: '414700XXXXXX1111', outcome: 'verified_and_updated' },
        { creditor: 'BIRCH CREDIT UNION', number: '515800XXXXXX2222', outcome: 'processed' },
      ]),
      bureau,
    ).items
    expect(both?.outcome).toBe('verified')
    expect(processed?.outcome).toBe('no_answer')
  })

  it('gives no item the outcome of another when a line is lost', () => {
    const two: LetterItem[] = [
      { creditor: 'ALDER BANK', number: '414700XXXXXX1111', outcome: 'deleted' },
      { creditor: 'BIRCH CREDIT UNION', number: '515800XXXXXX2222', outcome: 'verified' },
      { creditor: 'ALDER BANK', number: '414700XXXXXX3333', outcome: 'deleted' },
    ]
    const rows = print(two)
    const expected = ['deleted', 'verified', 'deleted', 'no_answer']
    for (const lost of rows.keys()) {
      const rest = rows.filter((_row, at) => at !== lost)
      const reading = readResultsLetter(resultsPages(rest), disputedAt(bureau), reports[bureau])
      if (!reading.ok) continue
      for (const [at, { outcome }] of reading.items.entries())
        expect([expected[at], 'no_answer']).toContain(outcome)
    }
  })

  it('gives no item the outcome of another, and tells what it could not place', () => {
    const stranger: LetterItem = { creditor: 'ZELKOVA LOANS', number: '909000XXXXXX9999', outcome: 'deleted' }
    const reading = readLetter(
      print([stranger, ...items, { ...stranger, number: '909000XXXXXX8888' }]),
      bureau,
    )
    expect(reading.items.map(({ outcome }) => outcome)).toEqual([
      'deleted',
      'verified',
      'corrected',
      'no_answer',
    ])
    expect(reading.unread).toHaveLength(2)
    const numbers = reading.unread.map((text) => /9090\S+/.exec(text)?.[0])
    expect(numbers).toEqual(['909000XXXXXX9999', '909000XXXXXX8888'])
  })
})
