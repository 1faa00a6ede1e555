import { describe, expect, it } from 'vitest'
import { onPage, printedLine } from '../../../../test/support/printed-lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { readEquifaxAcr } from '../equifax-acr/layout.ts'
import { readPublicRecords } from '../labelled/public-records.ts'

/** A report with nothing but a date and its collections. */
function readCollections(lines: Line[]) {
  const own = [printedLine(2, [30, 'Date: November 09, 2026']), printedLine(5, [30, 'Collections']), ...lines]
  const numbers = [...new Set(own.map(({ box }) => box.page))]
  const pages = numbers.map((number): Page => {
    const words = own.flatMap((line) => (line.box.page === number ? line.words : []))
    return { number, width: 612, height: 792, words, marks: [] }
  })
  const { accounts, coverage } = readEquifaxAcr(pages)
  return { accounts, unread: coverage.unread }
}

describe('collections', () => {
  it('end where a label comes again, and may break over a page', () => {
    const { accounts, unread } = readCollections([
      printedLine(10, [30, 'Date Reported: 01/02/2026'], [300, 'Collection Agency: IC SYSTEM']),
      printedLine(18, [300, 'INC OF THE NORTH']),
      onPage(2, printedLine(10, [30, 'Account Number: *1234'], [300, 'Original Amount Owed: $500'])),
      onPage(2, printedLine(20, [30, 'Status: Unpaid'], [300, 'Amount:'])),
      onPage(2, printedLine(40, [30, 'Contact: PO BOX 1, ERIE, PA 16556 (800) 555-0101'])),
      onPage(2, printedLine(60, [30, 'Date Reported: 03/04/2026'], [300, 'Collection Agency: ACME'])),
    ])
    expect(accounts).toMatchObject([
      {
        id: 'equifax-01',
        section: 'collections',
        creditor: { value: 'IC SYSTEM INC OF THE NORTH' },
        accountNumber: { value: '*1234' },
        reported: { value: '2026-01-02' },
        originalAmount: { value: 500 },
        balance: null,
        blank: [{ field: 'balance', box: { page: 2 } }],
        furnisherAddress: { value: 'PO BOX 1, ERIE, PA 16556' },
        furnisherPhone: { value: '(800) 555-0101' },
        blocks: [{ page: 1 }, { page: 2 }],
      },
      { id: 'equifax-02', creditor: { value: 'ACME' } },
    ])
    expect(unread).toEqual([])
  })

  it('end at white space too, where the row that comes again was lost', () => {
    const { accounts } = readCollections([
      printedLine(10, [30, 'Account Number: *1234'], [300, 'Amount: $500']),
      printedLine(20, [30, 'Status: Unpaid'], [300, 'Balance Date: 01/02/2026']),
      printedLine(50, [30, 'Date Reported: 03/04/2026'], [300, 'Collection Agency: ACME']),
      printedLine(60, [30, 'Original Creditor Name: ELM GYM']),
    ])
    expect(accounts.map(({ creditor, accountNumber }) => [creditor.value, accountNumber])).toEqual([
      ['ACME', null],
    ])
  })

  it('without the name of an agency are unread, and no account', () => {
    const lines = [printedLine(10, [30, 'Date Reported: 01/02/2026'], [300, 'Amount: $5'])]
    expect(readCollections(lines)).toMatchObject({ accounts: [], unread: [{ box: { page: 1 } }] })
  })

  it('are none when the report says so', () => {
    const line = printedLine(10, [30, 'You currently do not have any Collections in your file.'])
    expect(readCollections([line])).toEqual({ accounts: [], unread: [] })
  })
})

describe('public records', () => {
  it('take the name of their group when they print no type', () => {
    const { records, unread } = readPublicRecords([
      printedLine(10, [30, 'Bankruptcies']),
      printedLine(20, [30, 'Reference Number: 77'], [300, 'Status: Discharged']),
      printedLine(30, [30, 'Date Filed: 02/03/2024'], [300, 'Type: Chapter 7 Bankruptcy']),
      printedLine(40, [30, 'Court: US BKPT CT']),
      printedLine(60, [30, 'Judgments']),
      printedLine(70, [30, 'Case Number: 12-345'], [300, 'Date Satisfied: 05/06/2025']),
    ])
    expect(records).toMatchObject([
      {
        type: { value: 'Chapter 7 Bankruptcy' },
        court: { value: 'US BKPT CT' },
        filed: { value: '2024-02-03' },
        resolved: null,
      },
      { type: { value: 'Judgments' }, reference: { value: '12-345' }, resolved: { value: '2025-05-06' } },
    ])
    expect(unread).toEqual([])
  })
})
