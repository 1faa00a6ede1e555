import { describe, expect, it } from 'vitest'
import { onPage, printedLine } from '../../../test/support/printed-lines.ts'
import { labelKeys } from './label-keys.ts'
import { readLabelledRows } from './labelled-rows.ts'
import { textOf } from './printed-values.ts'

const labels = labelKeys(
  ['Status', 'Owner', 'Date Closed', 'Date Major Delinquency 1st Reported', 'Term Duration'],
  false,
  true,
)

function fieldsIn(...lines: ReturnType<typeof printedLine>[]) {
  return readLabelledRows(lines, labels).fields.map(({ label, valueRows }) => [
    label,
    textOf(valueRows.flat()),
  ])
}

describe('labels that all end with a colon, and their values', () => {
  it('part a value from the next label, also when it is empty', () => {
    expect(fieldsIn(printedLine(10, [30, 'Date Closed: | Owner: Joint Account'], [300, 'Status:']))).toEqual([
      ['Date Closed', ''],
      ['Owner', 'Joint Account'],
      ['Status', ''],
    ])
  })

  it('go on in the lines below, each in its own column, in the middle of a label too', () => {
    expect(
      fieldsIn(
        printedLine(10, [30, 'Status: Account paid'], [200, 'Date Major Delinquency']),
        printedLine(18, [30, 'for less than'], [200, '1st Reported: 02/03/2024']),
        printedLine(26, [30, 'full balance']),
      ),
    ).toEqual([
      ['Status', 'Account paid for less than full balance'],
      ['Date Major Delinquency 1st Reported', '02/03/2024'],
    ])
  })

  it('keep what a remark says of a sale', () => {
    const keys = labelKeys(['Comment', 'Sold To', 'Balance'])
    const read = (text: string) =>
      readLabelledRows([printedLine(10, [30, text])], keys).fields.map(({ label, valueRows }) => [
        label,
        textOf(valueRows.flat()),
      ])
    expect(read('Comment: Sold to: HARBOR BANK')).toEqual([['Comment', 'Sold to: HARBOR BANK']])
    expect(read('Comment: Balance: $5')).toEqual([
      ['Comment', ''],
      ['Balance', '$5'],
    ])
    expect(read('Sold to: HARBOR BANK')).toEqual([['Sold To', 'HARBOR BANK']])
  })

  it('go on over a page break', () => {
    expect(
      fieldsIn(
        printedLine(700, [30, 'Status: Account closed at']),
        onPage(2, printedLine(40, [30, "consumer's request"])),
      ),
    ).toEqual([['Status', "Account closed at consumer's request"]])
  })

  it('go on at the left edge where bars part them and the last value had no room', () => {
    expect(
      fieldsIn(
        printedLine(10, [30, 'Owner: Joint Account | Term Duration: 48 Months | Status: 30 Days']),
        printedLine(18, [30, 'Past Due']),
        printedLine(26, [30, 'Date Closed:']),
      ),
    ).toEqual([
      ['Owner', 'Joint Account'],
      ['Term Duration', '48 Months'],
      ['Status', '30 Days Past Due'],
      ['Date Closed', ''],
    ])
  })

  it('join what a line break has parted behind a hyphen or a slash', () => {
    expect(fieldsIn(printedLine(10, [30, 'Status: Closed/']), printedLine(18, [30, 'Paid']))).toEqual([
      ['Status', 'Closed/Paid'],
    ])
  })

  it('keep a label that the layout is not known to print apart from the value before it', () => {
    expect(
      fieldsIn(printedLine(10, [30, 'Status: Charge Off']), printedLine(18, [30, 'Sold To: ACME'])),
    ).toEqual([
      ['Status', 'Charge Off'],
      [null, 'ACME'],
    ])
  })

  it('do not take text that stands under no cell', () => {
    const lines = [printedLine(10, [30, 'Status: Open']), printedLine(18, [90, 'stray words'])]
    expect(fieldsIn(...lines)).toEqual([['Status', 'Open']])
    expect(readLabelledRows(lines, labels).stray.map(({ text }) => text)).toEqual(['stray words'])
  })

  it('go on at the edge of their label, where two values begin and three end at one edge by chance', () => {
    const keys = labelKeys([
      ...['Payment Received', 'Date of Last Payment', 'High Balance (Hist.)', 'Credit Limit'],
      ...['Pay Status', 'Terms'],
    ])
    const rows = [
      'Payment Received: $179',
      'Date of Last Payment: 09/07/2026',
      'High Balance (Hist.): High balances of',
      '$8,194 from 10/2024 to 09/2026',
      'Credit Limit: $12,800',
      'Pay Status: Current; Paid or Paying as',
      'Agreed',
      'Terms: $179 per month, paid Monthly to',
    ]
    const lines = rows.map((text, at) => printedLine(100 + 10 * at, [200, text]))
    const { fields, stray } = readLabelledRows(lines, keys, true)
    const said = new Map(fields.map(({ label, valueRows }) => [label, textOf(valueRows.flat())]))
    expect(stray).toEqual([])
    expect(said.get('High Balance (Hist.)')).toBe('High balances of $8,194 from 10/2024 to 09/2026')
    expect(said.get('Pay Status')).toBe('Current; Paid or Paying as Agreed')
  })
})
