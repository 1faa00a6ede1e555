import { describe, expect, it } from 'vitest'
import { textRow } from '../../../../test/support/page-flow.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { readExperianAcr } from './read-experian-acr.ts'

/** Cells of a row: x, text, and '*' before bold text. */
type Cell = [x: number, text: string]

/** A page written row by row, 10 points apart (16 before a heading). */
function pageOf(rows: Cell[][]): Page {
  let y = 30
  const words: Word[] = []
  for (const row of rows) {
    const isHeading = row.some(([, text]) => text.startsWith('#'))
    y += isHeading ? 18 : 10
    for (const [x, text] of row) {
      const size = text.startsWith('##') ? 11 : text.startsWith('#') ? 10 : 7
      words.push(...textRow(text.replace(/^[#*]+/, ''), x, y, size, /^[#*]/.test(text)))
    }
  }
  return { number: 1, width: 612, height: 1800, words, marks: [] }
}

const front: Cell[][] = [
  [
    [33, 'Prepared For'],
    [350, 'Date Generated Jul 3, 2026'],
  ],
  [
    [33, '#MARIBEL STONE'],
    [350, 'Report Number 1234-5678-90'],
  ],
  [[30, 'At a Glance']],
  [
    [33, '*1 Account'],
    [187, '*1 Public Record'],
    [392, '*1 Hard Inquiry'],
  ],
  [[30, '##Personal Information']],
]
const account: Cell[][] = [
  [[30, '##Accounts']],
  [[30, '#PORTFOLIO RECOVERY']],
  [[30, '#ASSOCIATES']],
  [
    [30, '\ue9aa'],
    [38, 'Potentially Negative'],
  ],
  [[30, '*Account Info']],
  [
    [33, 'Account Name'],
    [132, '*PORTFOLIO RECOVERY'],
    [309, 'Balance'],
    [408, '*$1,204'],
  ],
  [
    [132, '*ASSOCIATES'],
    [309, 'Balance Updated'],
    [408, '*06/28/2026'],
  ],
  [
    [33, 'Account Number'],
    [132, '*48889370'],
    [309, 'Recent Payment'],
    [408, '*$90'],
  ],
  [
    [132, '*5720....'],
    [309, 'Original Balance'],
    [408, '*$1,204'],
  ],
  [
    [33, 'Status'],
    [132, '*Collection account. $1,204 past due as of Jun 2026.'],
    [309, 'Highest Balance'],
  ],
  [
    [33, 'Interest Type'],
    [132, '*Fixed'],
    [309, 'Terms'],
    [408, '*—'],
  ],
  [
    [33, 'Unheard Of'],
    [132, '*Something'],
  ],
]

function read(rows: Cell[][]) {
  const report = readExperianAcr([pageOf(rows)])
  return { report, account: report.accounts[0], unread: report.coverage.unread.map(({ text }) => text) }
}

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

  it('are personal statements, notices and a second Social Security number', () => {
    const { report, unread } = read([
      ...front,
      [[30, '*Names']],
      [
        [30, 'MARIBEL STONE'],
        [216, 'MARIBEL ANNE VERYLONGNAME'],
      ],
      [
        [30, 'Name ID #1'],
        [216, 'STONE-FEATHERSTONEHAUGH'],
      ],
      [[216, 'Name ID #2']],
      [[30, '*Addresses']],
      [[30, '12 LONG HOLLOW ROAD']],
      [
        [30, 'APT 4'],
        [216, 'PO BOX 12'],
      ],
      [
        [30, 'ERIE, PA 16556'],
        [216, 'ERIE, PA 16501'],
      ],
      [
        [30, 'Address ID #01'],
        [216, 'Address ID #02'],
      ],
      [
        [30, 'Multifamily'],
        [216, 'Post Office Box'],
      ],
      [[30, '*Social Security Number Variations']],
      [
        [30, 'XXX-XX-1234'],
        [216, 'XXX-XX-9876'],
      ],
      [[30, '*Personal Statements']],
      [[30, 'My purse was stolen in May 2025.']],
      [[30, '*Notices']],
      [[30, 'Consumer reported as deceased.']],
      [[30, '*Spouse or Co-Applicant']],
      [[30, 'DANIEL']],
      ...account.slice(0, -1),
    ])
    expect(report.personal.names.map(({ value }) => value)).toEqual([
      'MARIBEL STONE',
      'MARIBEL ANNE VERYLONGNAME STONE-FEATHERSTONEHAUGH',
    ])
    expect(report.personal.addresses.map(({ value }) => value)).toEqual([
      '12 LONG HOLLOW ROAD APT 4, ERIE, PA 16556',
      'PO BOX 12, ERIE, PA 16501',
    ])
    expect(report.personal.ssnLast4?.value).toBe('1234')
    expect(report.personal.statements.map(({ value }) => value)).toEqual(['My purse was stolen in May 2025.'])
    expect(report.personal.notices.map(({ value }) => value)).toEqual(['Consumer reported as deceased.'])
    expect(unread).toEqual(['XXX-XX-9876'])
  })

  it('are a public record with details and a court, and an inquiry with several dates', () => {
    const { report, unread } = read([
      ...front,
      ...account.slice(0, -1),
      [[30, '##Public Records']],
      [[30, '#CHAPTER 13 BANKRUPTCY']],
      [[30, '*Record Details']],
      [
        [33, 'Record Type'],
        [132, '*Chapter 13 Bankruptcy'],
        [309, 'Reference Number'],
        [408, '*24-50835'],
      ],
      [
        [33, 'Date Filed'],
        [132, '*06/03/2024'],
        [309, 'Date Resolved'],
        [408, '*-'],
      ],
      [
        [33, 'Responsibility'],
        [132, '*Individual'],
        [309, 'On Record Until'],
        [408, '*Jun 2031'],
      ],
      [[30, '*Court Information']],
      [
        [33, 'Court'],
        [132, '*US BANKRUPTCY COURT'],
        [309, 'Phone Number'],
        [408, '*(800) 555-0100'],
      ],
      [
        [33, 'Address'],
        [132, '*1 COURT ST ERIE PA'],
      ],
      [[30, '##Hard Inquiries']],
      [[30, '*ALLY FINANCIAL']],
      [
        [33, 'Inquired on'],
        [132, '*05/02/2026'],
      ],
      [[30, 'PO BOX 1, ERIE, PA 16501 (800) 555-0137']],
      [[30, 'Credit Granting. This inquiry is scheduled to continue on record until Jun 2028.']],
      [[30, '##Soft Inquiries']],
      [[30, '*LENDINGTREE']],
      [
        [33, 'Inquired on'],
        [132, '*06/17/2026, 05/12/2026,'],
        [309, 'Business Type'],
        [408, '*Miscellaneous'],
      ],
      [[132, '*04/02/2026']],
      [[30, '##Contact Experian']],
      [[30, '*Account Info']],
      [
        [33, 'Account Name'],
        [132, '*NOT AN ACCOUNT'],
      ],
    ])
    expect(report.publicRecords).toMatchObject([
      {
        type: { value: 'Chapter 13 Bankruptcy' },
        court: { value: 'US BANKRUPTCY COURT' },
        reference: { value: '24-50835' },
        filed: { value: '2024-06-03' },
        resolved: null,
        removalDate: { value: '2031-06' },
      },
    ])
    expect(report.inquiries.map(({ name, date, kind }) => `${kind} ${date.value} ${name.value}`)).toEqual([
      'hard 2026-05-02 ALLY FINANCIAL',
      'soft 2026-06-17 LENDINGTREE',
      'soft 2026-05-12 LENDINGTREE',
      'soft 2026-04-02 LENDINGTREE',
    ])
    expect(report.accounts).toHaveLength(1)
    expect(unread).toEqual([])
  })
})
