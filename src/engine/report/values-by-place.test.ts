import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine, printedTitle } from '../../../test/support/printed-lines.ts'
import type { Line } from '../read/positioned-text.ts'
import { labelKeys } from './label-keys.ts'
import { readInquiries } from './labelled/inquiries.ts'
import { readPersonal } from './labelled/personal-rows.ts'
import { readPublicRecords } from './labelled/public-records.ts'
import { readLabelledRows } from './labelled-rows.ts'
import { parseMoney, textOf } from './printed-values.ts'

const labels = [
  'Past Due',
  'Type',
  'Closed',
  'Last Payment',
  'Last Payment Made',
  'High Balance',
  'Pay Status',
]
const keys = labelKeys([...labels, 'Estimated month and year this item will be removed', 'Balance'])

const read = (lines: readonly Line[]) => {
  const { fields, stray } = readLabelledRows(lines, keys, true)
  return {
    fields: fields.map(({ label, valueRows }) => [label, textOf(valueRows.flat())]),
    stray: stray.map(({ text }) => text),
  }
}

/** A cell that ends at `right`: letters are 3 points wide. */
const ending = (right: number, text: string): PrintedCell => [right - 3 * text.length, text]

describe('values that end at one right edge', () => {
  it('take in nothing that stands below their labels', () => {
    const lines = [
      printedLine(10, [48, 'Closed'], ending(288, '--'), [309, 'Type'], ending(550, 'Credit Card')),
      printedLine(20, [48, 'Balance'], ending(288, '$328'), [309, 'Past Due'], ending(550, '$0')),
      printedLine(
        30,
        [48, 'Pay Status'],
        ending(288, 'Current'),
        [309, 'High Balance'],
        ending(550, '$1,366'),
      ),
      printedLine(40, [48, 'Last Payment'], ending(288, '10/04/2026')),
      printedLine(50, [48, '30 Days'], ending(288, '0')),
    ]
    expect(read(lines).fields).toEqual([
      ['Closed', '--'],
      ['Type', 'Credit Card'],
      ['Balance', '$328'],
      ['Past Due', '$0'],
      ['Pay Status', 'Current'],
      ['High Balance', '$1,366'],
      ['Last Payment', '10/04/2026'],
    ])
  })
})

describe('labels that end at one right edge', () => {
  it('go on in the rows below up to it', () => {
    const lines = [
      printedLine(10, ending(100, 'High Balance:'), [104, '$4,886.00']),
      printedLine(20, ending(100, 'Last Payment'), [104, 'March 8, 2025']),
      printedLine(28, ending(100, 'Made:')),
      printedLine(38, ending(100, 'Estimated month'), [104, 'June 2032']),
      printedLine(46, ending(100, 'and year this item')),
      printedLine(54, ending(100, 'will be removed:')),
    ]
    expect(read(lines)).toEqual({
      fields: [
        ['High Balance', '$4,886.00'],
        ['Last Payment Made', 'March 8, 2025'],
        ['Estimated month and year this item will be removed', 'June 2032'],
      ],
      stray: [],
    })
  })
})

describe('labels above their values', () => {
  it('may be the same in two columns, and a person has both values', () => {
    const { personal, unread } = readPersonal([
      printedLine(10, [40, 'AKA'], [221, 'Other Address'], [401, 'Other Address']),
      printedLine(
        20,
        [40, 'ANN LEE'],
        [221, '1 HIGH ST, BOISE, ID 83709'],
        [401, '2 LOW ST, BOISE, ID 83701'],
      ),
    ])
    expect(personal.names.map(({ value }) => value)).toEqual(['ANN LEE'])
    expect(personal.addresses.map(({ value }) => value)).toEqual([
      '1 HIGH ST, BOISE, ID 83709',
      '2 LOW ST, BOISE, ID 83701',
    ])
    expect(unread).toEqual([])
  })

  it('head columns of which each is a list of its own', () => {
    const { personal } = readPersonal([
      printedLine(10, [40, 'Phone Number'], [221, 'Employer Name'], [401, 'Occupation']),
      printedLine(20, [40, '(916) 555-0131'], [221, 'SIERRA FREIGHT LINES'], [401, 'DRIVER']),
    ])
    expect(personal.phones.map(({ value }) => value)).toEqual(['(916) 555-0131'])
    expect(personal.employers.map(({ value }) => value)).toEqual(['SIERRA FREIGHT LINES'])
  })

  it('may be longer than their column, beside a label without a value', () => {
    const { records, unread } = readPublicRecords([
      printedLine(10, [40, 'US BANKRUPTCY CT EASTERN DIST CA 1724418']),
      printedLine(20, [40, 'Type'], [221, 'Date Filed']),
      printedLine(30, [40, 'CHAPTER 13 BANKRUPTCY'], [221, '08/03/2017']),
      printedLine(
        40,
        [40, 'Date Paid'],
        [221, 'Responsibility'],
        [401, 'Estimated month and year that this item will'],
      ),
      printedLine(50, [40, '04/11/2019'], [221, 'Individual'], [401, 'be removed']),
      printedLine(60, [401, '05/2027']),
    ])
    expect(records.map(({ resolved, removalDate }) => [resolved?.value, removalDate?.value])).toEqual([
      ['2019-04-11', '2027-05'],
    ])
    expect(unread).toEqual([])
  })
})

describe('an inquiry', () => {
  const said = (lines: Line[]) => {
    const { inquiries, unread } = readInquiries(lines)
    expect(unread).toEqual([])
    return inquiries.map(({ name, date }) => `${name.value} ${date.value}`)
  }

  it('may label its name', () => {
    const lines = [
      printedLine(10, [40, 'Company:'], [100, 'HARBOR BANK'], [300, 'Requested On:'], [380, 'April 3, 2025']),
      printedLine(20, [40, 'Company:'], [100, 'CITY AUTO'], [300, 'Requested On:'], [380, 'May 4, 2025']),
    ]
    expect(said(lines)).toEqual(['HARBOR BANK 2025-04-03', 'CITY AUTO 2025-05-04'])
  })

  it('may be a card', () => {
    const lines = [
      printedTitle(10, 'HARBOR BANK'),
      printedLine(20, [28, 'Date'], [300, 'Jan 28, 2025']),
      printedLine(30, [28, 'Type'], [300, 'Hard']),
    ]
    expect(said(lines)).toEqual(['HARBOR BANK 2025-01-28'])
  })
})

describe('two figures', () => {
  it('are no amount', () => {
    expect(parseMoney('$0 60')).toBeNull()
    expect(parseMoney('- $ 60')).toBe(-60)
  })
})
