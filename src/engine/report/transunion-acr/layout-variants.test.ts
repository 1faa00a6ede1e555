import { describe, expect, it } from 'vitest'
import { type FlowRow, pagesOf, textRow } from '../../../../test/support/page-flow.ts'
import { plainReport } from '../plain-report.ts'
import { readTransunionAcr } from './read-transunion-acr.ts'

/** 'Label | value' prints two lanes, '# text' a heading, '! text' a name in bold; '||' parts the cells of a grid. */
function rowOf(text: string): FlowRow {
  const cells = text.split(' || ')
  if (cells.length > 1) {
    return rowWith(cells.flatMap((cell, at) => textRow(cell === '.' ? '' : cell, 42 + at * 130, 0, 7)))
  }
  if (text.startsWith('# ')) return rowWith(textRow(text.slice(2), 34, 0, 14, true))
  if (text.startsWith('! ')) return rowWith(textRow(text.slice(2), 42, 0, 10, true))
  const [label = '', value] = text.split(' | ')
  return rowWith([
    ...textRow(label, 42, 0, 7),
    ...(value === undefined ? [] : textRow(value, 300, 0, 7, true)),
  ])
}

function rowWith(words: FlowRow['words']): FlowRow {
  return { words, height: words[0]?.box.height ?? 7, space: 8 }
}

function read(lines: string[], pageHeight = 2000) {
  const report = readTransunionAcr(
    pagesOf(lines.map(rowOf), {
      pageHeight,
      top: '7/3/26, 10:15 AM TransUnion Credit Report',
      bottom: 'https://annualcreditreport.transunion.com/dss/disclosure.page?x=1 {page}/48',
    }),
  )
  return { report, plain: plainReport(report), unread: report.coverage.unread.map(({ text }) => text) }
}

const header = [
  'Personal Credit Report for:',
  '! ADA B LOVELACE',
  'File Number: | 000123456',
  'Date Created: | 07/03/2026',
]
const account = [
  'Account Name',
  '! FIRST BANK 51788****',
  'Account Information',
  'Address | PO BOX 1 RENO, NV 89501',
]

describe('a TransUnion account', () => {
  it('has the address and phone of its furnisher', () => {
    const { report } = read([
      ...header,
      '# Satisfactory Accounts',
      ...account,
      'Phone | (800) 555-0100',
      'Balance | $12',
    ])
    expect(report.accounts[0]).toMatchObject({
      section: 'satisfactory',
      furnisherAddress: { value: 'PO BOX 1 RENO, NV 89501' },
      furnisherPhone: { value: '(800) 555-0100' },
      balance: { value: 12, raw: '$12', box: { page: 1, x: 300 }, confidence: 1 },
    })
  })

  it('keeps the brackets of adverse text in raw only', () => {
    const { report } = read([
      '# Accounts with Adverse Information',
      ...account,
      'Pay Status | >In Collection<',
      'Past Due | >$1,283<',
    ])
    expect(report.accounts[0]?.status).toMatchObject({ value: 'In Collection', raw: '>In Collection<' })
    expect(report.accounts[0]?.pastDue).toMatchObject({ value: 1283, raw: '>$1,283<' })
  })

  it('keeps a status that no rule knows, as printed', () => {
    const { plain } = read(['# Collections', ...account, 'Pay Status | >Under Review By Moon Court<'])
    expect(plain.accounts[0]).toMatchObject({ section: 'collections', status: 'Under Review By Moon Court' })
  })

  it('takes the amount of the latest period from a row of past amounts', () => {
    const { plain, unread } = read([
      '# Satisfactory Accounts',
      ...account,
      'High Balance (Hist.) | High balance of $500 from 01/2020 to 02/2021; $900 from 03/2021 to 06/2026',
      'Credit Limit (Hist.) | Credit limit of $2,500 from 01/2020 to 06/2026',
    ])
    expect(plain.accounts[0]).toMatchObject({ highBalance: 900, creditLimit: 2500 })
    expect(unread).toEqual([])
  })

  it('reports a row with an unknown label, and a value that is no amount, as unread', () => {
    const { plain, unread } = read([
      '# Satisfactory Accounts',
      ...account,
      'Lunar Phase | waning',
      'Balance | a lot',
    ])
    expect(plain.accounts[0]?.balance).toBeNull()
    expect(unread).toEqual(['Lunar Phase waning', 'Balance a lot'])
  })

  it('has rows that are not printed as blank, placed at the heading of its table', () => {
    const { plain } = read([
      '# Satisfactory Accounts',
      ...account,
      'Terms | $5 per month; paid Monthly',
      'Date Closed',
    ])
    expect(plain.accounts[0]?.blank).toContain('originalCreditor')
    expect(plain.accounts[0]?.blank).toContain('closed')
    expect(plain.accounts[0]?.blank).not.toContain('terms')
    expect(plain.accounts[0]?.boxes.closed?.y).toBeGreaterThan(
      plain.accounts[0]?.boxes.originalCreditor?.y ?? 0,
    )
  })

  it('is found with its name beside the label, its number on a row of its own, or its labels first', () => {
    const table = ['Account Information', 'Address | PO BOX 1 RENO, NV 89501']
    const { plain } = read([
      '# Satisfactory Accounts',
      'Account Name | FIRST BANK 51788****',
      ...table,
      'Account Name',
      '! SECOND NATIONAL UNION',
      '! 41788****',
      ...table,
      'Account Name',
      'Account Information',
      '! THIRD FEDERAL 31788****',
      'Address | PO BOX 1 RENO, NV 89501',
    ])
    expect(plain.accounts.map(({ creditor, accountNumber }) => `${creditor} ${accountNumber}`)).toEqual([
      'FIRST BANK 51788****',
      'SECOND NATIONAL UNION 41788****',
      'THIRD FEDERAL 31788****',
    ])
  })

  it('goes on below a section heading that is printed again on the next page', () => {
    const { plain } = read([
      '# Satisfactory Accounts',
      ...account,
      'Balance | $12',
      '# Satisfactory Accounts',
      'Date Opened | 01/02/2020',
    ])
    expect(plain.accounts).toHaveLength(1)
    expect(plain.accounts[0]).toMatchObject({ balance: 12, opened: '2020-01-02' })
  })
})

describe('an account without its heading', () => {
  it('gives none of its rows to the account above it', () => {
    const { plain, unread } = read([
      '# Satisfactory Accounts',
      ...account,
      'Balance | $12',
      'Account Information',
      'Address | PO BOX 9 RENO, NV 89501',
      'Date Opened | 01/02/2020',
    ])
    expect(plain.accounts).toHaveLength(1)
    expect(plain.accounts[0]).toMatchObject({ balance: 12, opened: null })
    expect(unread).toContain('Date Opened 01/02/2020')
  })

  it('is the same account where only the heading of its table is printed again', () => {
    const { plain } = read([
      '# Satisfactory Accounts',
      ...account,
      'Balance | $12',
      'Account Information',
      'Date Opened | 01/02/2020',
    ])
    expect(plain.accounts).toHaveLength(1)
    expect(plain.accounts[0]).toMatchObject({ balance: 12, opened: '2020-01-02' })
  })
})

describe('a TransUnion payment history', () => {
  const months = 'August 2021 || September 2021 || October 2021'
  const grid = (...rows: string[]) => [
    '# Satisfactory Accounts',
    ...account,
    'Payment History',
    months,
    ...rows,
  ]

  it('reads the cells of each month, with dashes for nothing', () => {
    const { plain, unread } = read(
      grid(
        'Balance || Balance || Balance',
        '$702 || $695 || $0',
        'Past Due || Past Due || Past Due',
        '- - - || $27 || ---',
        'Remarks || Remarks || Remarks',
        'CBG || . || CBG',
        'Rating || Rating || Rating',
        'N/R || C/O || >30<',
        'Total Months: 3',
      ),
    )
    expect(plain.accounts[0]?.history).toEqual([
      { month: '2021-08', code: 'ND' },
      { month: '2021-09', code: 'CO' },
      { month: '2021-10', code: '30' },
    ])
    expect(
      plain.accounts[0]?.figures.map(({ month, balance, pastDue }) => [month, balance, pastDue]),
    ).toEqual([
      ['2021-08', 702, null],
      ['2021-09', 695, 27],
      ['2021-10', 0, null],
    ])
    expect(unread).toEqual([])
  })

  it('leaves a rating that the key does not explain unread', () => {
    const { plain, unread } = read(grid('Rating || Rating || Rating', 'OK || ZZ || RPO'))
    expect(plain.accounts[0]?.history.map(({ code }) => code)).toEqual(['OK', 'RPO'])
    expect(unread).toEqual(['ZZ'])
  })

  it('reads headings that are wrapped between month and year, or inside the year', () => {
    const wrapped = ['August || September 20', '2021 || 21', 'Rating || Rating', 'OK || 60']
    const { plain } = read(['# Satisfactory Accounts', ...account, 'Payment History', ...wrapped])
    expect(plain.accounts[0]?.history).toEqual([
      { month: '2021-08', code: 'OK' },
      { month: '2021-09', code: '60' },
    ])
  })

  it('goes on where the headings are printed again on the next page', () => {
    const { plain } = read(
      grid(
        'Balance || Balance || Balance',
        '$1 || $2 || $3',
        months,
        'Rating || Rating || Rating',
        'OK || 30 || OK',
      ),
    )
    expect(plain.accounts[0]?.history.map(({ code }) => code)).toEqual(['OK', '30', 'OK'])
    expect(plain.accounts[0]?.figures.map(({ balance }) => balance)).toEqual([1, 2, 3])
  })
})

describe('the other sections of a TransUnion disclosure', () => {
  it('hold inquiries of three kinds, one for each date', () => {
    const block = (name: string, dates: string) => [
      'Name',
      `! ${name}`,
      'Location | PO BOX 2 RENO, NV',
      `Requested On | ${dates}`,
    ]
    const { plain, unread } = read([
      '# Inquiries',
      ...block('LENDER A', '06/07/2026'),
      '# Promotional Inquiries',
      ...block('LENDER B', '05/07/2026, 01/02/2026'),
      '# Account Review Inquiries',
      ...block('LENDER C', '04/07/2026'),
      'Permissible Purpose | ACCOUNT REVIEW',
    ])
    expect(plain.inquiries.map(({ name, date, kind }) => `${kind} ${date} ${name}`)).toEqual([
      'hard 2026-06-07 LENDER A',
      'soft 2026-05-07 LENDER B',
      'soft 2026-01-02 LENDER B',
      'soft 2026-04-07 LENDER C',
    ])
    expect(unread).toEqual([])
  })

  it('hold a record whose court is only in its heading', () => {
    const { plain } = read([
      '# Public Records',
      '! SUPERIOR COURT OF RENO 22-1234',
      'Address | 1 COURT ST',
      'Type | CIVIL JUDGMENT SATISFIED',
      'Date Filed | 02/11/2022',
      'Estimated month and year that this item will | 01/2029',
      'be removed',
    ])
    expect(plain.publicRecords[0]).toMatchObject({
      court: 'SUPERIOR COURT OF RENO',
      reference: '22-1234',
      type: 'Civil Judgment',
      status: 'Satisfied',
      filed: '2022-02-11',
      removalDate: '2029-01',
    })
  })

  it('hold notices and the consumer statement apart', () => {
    const { plain, unread } = read([
      '# Credit Report Messages',
      'Your credit report contains the following messages',
      '! Special Message',
      'Consumer reported as deceased',
      '! Consumer Statement',
      'I was ill.',
    ])
    expect(plain.personal.notices).toEqual(['Consumer reported as deceased'])
    expect(plain.personal.statements).toEqual(['I was ill.'])
    expect(unread).toEqual([])
  })

  it('end where the summary of rights begins', () => {
    const { plain } = read([
      ...header,
      '# A Summary of Your Rights Under the Fair Credit Reporting Act',
      'Account Name',
      '! EQUIFAX 12345****',
      'Account Information',
    ])
    expect(plain.accounts).toEqual([])
    expect(plain).toMatchObject({
      reportDate: '2026-07-03',
      reportNumber: '000123456',
      preparedFor: 'ADA B LOVELACE',
    })
  })

  it('report a supplemental public record as unread, for it is no legal record', () => {
    const { plain, unread } = read([
      '# Additional Information',
      'Supplemental public records: a deed of 2011',
    ])
    expect(plain.publicRecords).toEqual([])
    expect(unread).toEqual(['Supplemental public records: a deed of 2011'])
  })
})
