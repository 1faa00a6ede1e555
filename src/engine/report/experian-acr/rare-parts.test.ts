import { describe, expect, it } from 'vitest'
import {
  accountRows as account,
  type Cell,
  frontRows as front,
  readRows as read,
} from '../../../../test/support/experian-rows.ts'

describe('parts that few Experian reports have', () => {
  it('are a name on two lines in heading and cell, an icon, a number on two lines, and labels of no field', () => {
    const { report, account: found, unread } = read([...front, ...account])
    expect(report.reportDate.value).toBe('2026-07-03')
    expect(report.reportNumber?.value).toBe('1234-5678-90')
    expect(report.preparedFor?.value).toBe('MARIBEL STONE')
    expect(report.coverage.stated).toEqual({ accounts: 1, hardInquiries: 1, publicRecords: 1 })
    expect(found?.creditor.value).toBe('PORTFOLIO RECOVERY ASSOCIATES')
    expect(found?.accountNumber?.value).toBe('488893705720....')
    expect(found?.pastDue?.value).toBe(1204)
    expect(found?.blank.map(({ field }) => field)).toEqual(['highBalance', 'terms'])
    expect(found?.lastPayment).toBeNull()
    expect(unread).toEqual(['Unheard Of Something'])
  })

  it.each([
    ['Credit card', 'Credit Limit / Original Balance', { creditLimit: 6000, originalAmount: undefined }],
    ['Auto loan', 'Credit Limit / Original Balance', { creditLimit: undefined, originalAmount: 6000 }],
    ['Credit card', 'Credit Limit/Original Amount', { creditLimit: 6000, originalAmount: undefined }],
  ] as const)('are one label for limit and amount, of a %s (%s)', (type, label, expected) => {
    const own: Cell[][] = account
      .slice(0, -1)
      .map((row) =>
        row.map(
          ([x, text]): Cell => [x, text === 'Original Balance' ? label : text.replace('$1,204', '$6,000')],
        ),
      )
    const { account: found, unread } = read([
      ...front,
      ...own,
      [
        [33, 'Account Type'],
        [132, `*${type}`],
      ],
    ])
    expect({ creditLimit: found?.creditLimit?.value, originalAmount: found?.originalAmount?.value }).toEqual(
      expected,
    )
    expect(unread).toEqual([])
  })

  it('are a grid headed by month names, a guide that wraps, and an outlook', () => {
    const columns = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
    const { account: found, unread } = read([
      ...front,
      ...account.slice(0, -1),
      [[30, '*Payment History']],
      columns.map((month, i): Cell => [80 + 36 * i, `*${month}`]),
      [
        [40, '*2026'],
        [80, '✔'],
        [116, '30'],
        [152, 'R'],
        [188, '—'],
        [224, 'OK'],
      ],
      [[30, '*Payment history guide']],
      [[30, '30 days past due as of Feb 2026, Dec 2025, Nov 2025,']],
      [[30, 'Oct 2025']],
      [[30, 'Repossession as of Mar 2026']],
      [[30, 'By Jul 2033, this account is scheduled to go to a positive status.']],
      [[30, '*Additional Info']],
      [[30, 'The original amount of this account was $4,300']],
      [[30, 'This account is scheduled to continue on record until Sep 2031.']],
    ])
    expect(found?.history.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2026-05 OK',
      '2026-03 RPO',
      '2026-02 30',
      '2026-01 OK',
    ])
    expect(found?.statedLates.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2026-02 30',
      '2025-12 30',
      '2025-11 30',
      '2025-10 30',
      '2026-03 RPO',
    ])
    expect(found?.removalDate?.value).toBe('2031-09')
    expect(unread).toEqual([])
  })

  it('are late months over rows that break before a year, and the late months again without saying how late', () => {
    const { account: found, unread } = read([
      ...front,
      ...account.slice(0, -1),
      [[30, '*Payment history guide']],
      [[30, 'Charge Off as of Feb 2026, Dec 2025, Nov']],
      [[30, '2025, Oct 2025, Sep']],
      [[30, '2025']],
      [[30, 'Late Payments: Feb 2026 Dec 2025']],
      [[30, 'Nov 2025']],
    ])
    expect(found?.statedLates.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2026-02 CO',
      '2025-12 CO',
      '2025-11 CO',
      '2025-10 CO',
      '2025-09 CO',
    ])
    expect(unread).toEqual([])
  })

  it('are balance histories with a dash, and current, previous and reinvestigation remarks', () => {
    const {
      report,
      account: found,
      unread,
    } = read([
      ...front,
      ...account.slice(0, -1),
      [[30, '*Balance Histories']],
      [
        [33, '*Date'],
        [102, '*Balance'],
        [163, '*Scheduled Payment'],
        [299, '*Paid'],
      ],
      [
        [33, 'Aug 2024'],
        [102, '$1,400'],
        [163, '–'],
        [299, 'Paid $90 on 8/2/2024'],
      ],
      [[30, 'Additional info: Between Aug 2024 and Aug 2024, your original balance was $2,000']],
      [[30, '*Comment']],
      [[33, 'Current:']],
      [[33, 'Account information disputed by consumer']],
      [[33, '(Meets requirement of the Fair Credit Reporting Act).']],
      [[33, "Account closed at consumer's request."]],
      [[33, 'Previous:']],
      [[33, "Account closed at credit grantor's request."]],
      [[30, '*Your Statement']],
      [[33, 'I never had this account.']],
      [[30, '*Reinvestigation Info']],
      [[33, 'This item was updated from our processing of your dispute in May 2026.']],
    ])
    expect(found?.figures).toMatchObject([
      { month: '2024-08', balance: 1400, scheduledPayment: null, actualPayment: 90 },
    ])
    expect(found?.remarks.map(({ value }) => value)).toEqual([
      'Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).',
      "Account closed at consumer's request.",
      'This item was updated from our processing of your dispute in May 2026.',
    ])
    expect(report.personal.statements.map(({ value }) => value)).toEqual(['I never had this account.'])
    expect(unread).toEqual([])
  })
})
