/** Prints of TransUnion's disclosure that set its rows otherwise (facts on variants, rows 3 to 7, 11 and 14). */
import { describe, expect, it } from 'vitest'
import { type FlowRow, pagesOf, textRow } from '../../../../test/support/page-flow.ts'
import { headerRows as header } from '../../../../test/support/transunion-rows.ts'
import { plainReport } from '../plain-report.ts'
import { readTransunionAcr } from './layout.ts'

/** 'Label | value'; '# heading'; '! bold'; 'cell || cell'. Rows as close as in running text. */
function read(lines: string[]) {
  const rows = lines.map((line): FlowRow => {
    const cells = line.split(' || ')
    const [label = '', value = ''] = line.split(' | ')
    const words =
      cells.length > 1
        ? cells.flatMap((cell, at) => textRow(cell, 42 + at * 130, 0, 7))
        : line.startsWith('# ')
          ? textRow(line.slice(2), 34, 0, 14, true)
          : line.startsWith('! ')
            ? textRow(line.slice(2), 42, 0, 10, true)
            : [
                ...(label === '.' ? [] : textRow(label, 42, 0, 7)),
                ...(value === '' ? [] : textRow(value, 300, 0, 7)),
              ]
    return { words, height: 7, space: 5 }
  })
  const report = readTransunionAcr(
    pagesOf(rows, {
      pageHeight: 2000,
      top: '7/3/26, 10:15 AM TransUnion Credit Report',
      bottom: '{page}/48',
    }),
  )
  return { plain: plainReport(report), unread: report.coverage.unread.map(({ text }) => text) }
}
const account = [
  '# Satisfactory Accounts',
  'Account Name',
  '! FIRST BANK 51788****',
  '! Account Information',
  'Address | PO BOX 1 RENO, NV 89501',
]

describe('a TransUnion disclosure printed elsewhere', () => {
  it('has a long value on the rows below its label', () => {
    const { plain, unread } = read([
      ...header,
      ...account,
      'High Balance (Hist.)',
      '. | High balance of $2,650 from 08/2022 to 07/2026; $2,200 from 02/2020 to',
      '. | 12/2021',
      'Credit Limit | $5,700',
    ])
    expect(plain.accounts).toMatchObject([{ highBalance: 2650, creditLimit: 5700 }])
    expect(unread).toEqual([])
  })

  it('has personal values below their labels, right below the explanation', () => {
    const { plain, unread } = read([
      ...header,
      '# Personal Information',
      'You have been on our files since 03/2004. Your SSN has been masked for your protection.',
      'Credit Report Date',
      '07/03/2026',
      'Social Security Number',
      'XXX-XX-4517',
      'Date of Birth',
      '07/24/1970',
      'Name',
      'ADA B LOVELACE',
    ])
    expect(plain.personal).toMatchObject({ ssnLast4: '4517', dob: '1970-07-24', names: ['ADA B LOVELACE'] })
    expect(unread).toEqual([])
  })

  it('has the label of a long value beside its last row', () => {
    const { plain, unread } = read([
      ...header,
      ...account,
      'Last Payment Made | 04/17/2026',
      '. | High balance of $2,650 from 08/2022 to 07/2026; $2,350 from 01/2022 to',
      'High Balance (Hist.) | 08/2022',
      '. | ACCOUNT INFORMATION DISPUTED BY CONSUMER (MEETS REQUIREMENT OF THE FAIR',
      'Remarks | CREDIT REPORTING ACT)',
    ])
    expect(plain.accounts[0]).toMatchObject({
      lastPayment: '2026-04-17',
      highBalance: 2650,
      remarks: [
        'ACCOUNT INFORMATION DISPUTED BY CONSUMER (MEETS REQUIREMENT OF THE FAIR CREDIT REPORTING ACT)',
      ],
    })
    expect(unread).toEqual([])
  })

  it('goes on with the value above where its row was full', () => {
    const { plain, unread } = read([
      ...header,
      ...account,
      'Terms | $2,650 per month; paid Monthly for 48 months, and this went on and onwards until',
      '. | November',
      'Remarks | CLOSED',
    ])
    expect(plain.accounts[0]?.terms).toMatch(/until November$/)
    expect(plain.accounts[0]?.remarks).toEqual(['CLOSED'])
    expect(unread).toEqual([])
  })

  it('ends the last row of its months with their number', () => {
    const { plain, unread } = read([
      ...header,
      ...account,
      'Payment History',
      'May 2024 || April 2024',
      'Rating || Rating',
      'OK || 30 || Total Months: 2',
    ])
    expect(plain.accounts[0]?.history).toEqual([
      { month: '2024-05', code: 'OK' },
      { month: '2024-04', code: '30' },
    ])
    expect(unread).toEqual([])
  })

  it('may print the rating of each month right behind its label', () => {
    const { plain, unread } = read([
      ...header,
      ...account,
      'Payment History',
      'May 2024 || April 2024 || March 2024',
      'Rating 60 || Rating 30 || Rating OK',
      'February 2024',
      'Rating C/O',
      'Total Months: 4',
    ])
    expect(plain.accounts[0]?.history.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2024-05 60',
      '2024-04 30',
      '2024-03 OK',
      '2024-02 CO',
    ])
    expect(unread).toEqual([])
  })

  it('explains ratings and remarks in a key before the accounts', () => {
    const key = [
      '# Payment/Remarks Key',
      'OK | Current',
      'C/O | Charge Off',
      'AAP:Loan assumed by another party',
    ]
    const { plain, unread } = read([
      ...header,
      '# Personal Information',
      'Name | ADA B LOVELACE',
      'Buy Now Pay Later: some lenders report loans of this kind to us.',
      ...key,
      ...account,
    ])
    expect(plain.accounts).toHaveLength(1)
    expect(plain.personal.names).toEqual(['ADA B LOVELACE'])
    expect(unread).toEqual([])
  })

  it('has accounts below such a key that are read where their heading is lost', () => {
    const { plain } = read([...header, '# Payment/Remarks Key', 'OK | Current', ...account.slice(1)])
    expect(plain.accounts).toMatchObject([
      { creditor: 'FIRST BANK', accountNumber: '51788****', section: null },
    ])
  })

  it('labels the last payment as made or paid', () => {
    const { plain, unread } = read([...header, ...account, 'Last Payment Made/Paid | 04/17/2026'])
    expect(plain.accounts[0]?.lastPayment).toBe('2026-04-17')
    expect(unread).toEqual([])
  })
})
