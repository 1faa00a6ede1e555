import { describe, expect, it } from 'vitest'
import {
  accountRows as account,
  headerRows as header,
  readRows as read,
} from '../../../../test/support/transunion-rows.ts'

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

  it('takes it from the row above its label, where that says what the label does', () => {
    const { plain, unread } = read([
      '# Satisfactory Accounts',
      ...account,
      'Last Payment Made | 04/22/2025',
      ' | High balance of $500',
      'High Balance (Hist.) | from 01/2020 to 06/2026',
      ' | Credit limit of $2,500',
      'Credit Limit (Hist.) | from 01/2020 to 06/2026',
      'Pay Status | Current; Paid or Paying as Agreed',
    ])
    expect(plain.accounts[0]).toMatchObject({
      highBalance: 500,
      creditLimit: 2500,
      status: 'Current; Paid or Paying as Agreed',
    })
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

  it('reads the cells of each month, newest first, with dashes for nothing', () => {
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
      { month: '2021-10', code: '30' },
      { month: '2021-09', code: 'CO' },
      { month: '2021-08', code: 'ND' },
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
    expect(plain.accounts[0]?.history.map(({ code }) => code)).toEqual(['RPO', 'OK'])
    expect(unread).toEqual(['ZZ'])
  })

  it('reads headings that are wrapped between month and year, or inside the year', () => {
    const wrapped = ['August || September 20', '2021 || 21', 'Rating || Rating', 'OK || 60']
    const { plain } = read(['# Satisfactory Accounts', ...account, 'Payment History', ...wrapped])
    expect(plain.accounts[0]?.history).toEqual([
      { month: '2021-09', code: '60' },
      { month: '2021-08', code: 'OK' },
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
