import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import {
  expectAccountsAsPrinted,
  expectNothingInvented,
} from '../../../../test/support/print-three-bureau/expect-as-printed.ts'
import { type InventedFile, inventFile } from '../../../../test/support/print-three-bureau/invented-file.ts'
import { loseLines, readDamaged } from '../../../../test/support/print-three-bureau/lose-lines.ts'
import {
  identityIqLabels,
  printService,
  type ServiceStyle,
  smartCreditLabels,
} from '../../../../test/support/print-three-bureau/print-service.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import type { Bureau, CreditReport } from '../credit-report.ts'
import { recognise } from '../recognise.ts'

const identityIq: ServiceStyle = {
  sheet: {
    height: 792,
    header: '10/25/26, 4:27 PM   3 Bureau Credit Report',
    footer: 'https://member.example/CreditReport.aspx   {page}/{pages}',
  },
  table: {
    columns: [
      ['TransUnion', 150],
      ['Experian', 298],
      ['Equifax', 445],
    ],
    width: 147,
    align: 'left',
    vertical: 'top',
    sign: '',
    repeatsNames: false,
    splitsRows: false,
    labelEnd: ':',
    labelsAt: 'right',
  },
  accountLabels: identityIqLabels,
  nothing: '-',
  history: 'text',
}
const smartCredit: ServiceStyle = {
  ...identityIq,
  sheet: {
    height: 792,
    header: '10/25/26, 4:27 PM   Smart 3B Report',
    footer: 'https://www.smartcredit.example/member/credit-report/3b   {page}/{pages}',
  },
  table: { ...identityIq.table, sign: ' \xae', labelsAt: 'left', labelEnd: ':' },
  accountLabels: smartCreditLabels,
  nothing: '--',
  history: 'boxes',
}

async function read(file: InventedFile, style: ServiceStyle): Promise<CreditReport[]> {
  const pages = await keptPages(printService(file, style))
  const found = recognise(pages)
  if (found === null) throw new Error('not recognised')
  expect(found.layout.family).toBe(
    style.history === 'text' ? 'three-bureau-identityiq' : 'three-bureau-smartcredit',
  )
  return found.layout.read(pages)
}

const all: readonly Bureau[] = ['TransUnion', 'Experian', 'Equifax']
const identityIqFields = [
  'accountNumber',
  'type',
  'loanType',
  'responsibility',
  'status',
  'paymentStatus',
  'opened',
  'reported',
  'lastPayment',
  'balance',
  'highBalance',
  'creditLimit',
  'pastDue',
  'monthlyPayment',
  'terms',
] as const
const smartCreditFields = [...identityIqFields.filter((field) => field !== 'loanType'), 'closed'] as const

/** In `npm test` each service has a half of them: whatever they differ in is one reader's. */
const variations: [string, Partial<ServiceStyle['table']>, number][] = [
  ['as it is usually printed', {}, 792],
  ['on short pages, which break inside every account', {}, 330],
  ['on pages that end inside rows', { splitsRows: true }, 330],
  ['on pages that end inside rows below repeated names', { splitsRows: true, repeatsNames: true }, 300],
  ['with the names of the bureaus again on every page', { repeatsNames: true }, 330],
  ['with the cells centred below the names', { align: 'centre' }, 500],
  ['with the cells in the middle of their rows', { vertical: 'middle' }, 612],
  [
    'with the columns in another order',
    {
      columns: [
        ['Equifax', 150],
        ['TransUnion', 298],
        ['Experian', 445],
      ],
    },
    792,
  ],
]

const half = (rest: number) => variations.filter((_, at) => at % 2 === rest)

describe('a report of IdentityIQ', () => {
  it.each(soaked(half(0), variations))('is read %s', async (_, table, height) => {
    for (const seed of soaked([1], [1, 2, 3])) {
      const file = inventFile(seed, { bureaus: all, accounts: 9 })
      const style = {
        ...identityIq,
        sheet: { ...identityIq.sheet, height },
        table: { ...identityIq.table, ...table },
      }
      const reports = await read(file, style)
      expectAccountsAsPrinted(reports, file, identityIqFields, { history: true, remarks: true })
      expect(reports.flatMap(({ coverage }) => coverage.unread)).toEqual([])
    }
  })

  it('shows two bureaus when only two were bought', async () => {
    const bureaus: readonly Bureau[] = ['TransUnion', 'Equifax']
    const file = inventFile(5, { bureaus, accounts: 6 })
    const columns = identityIq.table.columns.filter(([bureau]) => bureaus.includes(bureau))
    const reports = await read(file, { ...identityIq, table: { ...identityIq.table, columns, width: 290 } })
    expectAccountsAsPrinted(reports, file, identityIqFields, { history: true, remarks: true })
  })

  it('gives a bureau with empty columns no report', async () => {
    const file = inventFile(6, { bureaus: ['TransUnion'], accounts: 3 })
    const reports = await read(file, identityIq)
    expectAccountsAsPrinted(reports, file, identityIqFields, { history: true, remarks: true })
  })

  it('gives each bureau its own person, score, counts and inquiries', async () => {
    const file = inventFile(7, { bureaus: all, accounts: 4 })
    for (const report of await read(file, identityIq)) {
      const { bureau, personal, coverage } = report
      const values = (items: { value: string }[]) => items.map(({ value }) => value)
      expect(report.reportDate.value).toBe(file.reportDate[bureau])
      expect(values(personal.names)).toEqual(file.names[bureau])
      expect(values(personal.addresses)).toEqual(file.addresses[bureau])
      expect(values(personal.employers)).toEqual(file.employers[bureau])
      expect(personal.dob?.value).toBe(file.dob)
      expect(report.scores?.map(({ score, model }) => [score.value, model])).toEqual([
        [file.scores[bureau], 'VantageScore 3.0'],
      ])
      const inquiries = file.inquiries.filter((each) => each.bureau === bureau)
      expect(report.inquiries.map(({ name, date }) => [name.value, date.value])).toEqual(
        inquiries.map(({ name, date }) => [name, date]),
      )
      expect(coverage.stated).toMatchObject({
        accounts: coverage.found.accounts,
        hardInquiries: inquiries.length,
      })
    }
  })

  it.each(soaked([24], [60]))('reads %d accounts over many pages', async (accounts) => {
    const file = inventFile(8, { bureaus: all, accounts })
    expectAccountsAsPrinted(await read(file, identityIq), file, identityIqFields, {
      history: true,
      remarks: true,
    })
  })
})

describe('a report of SmartCredit', () => {
  it.each(soaked(half(1), variations))(
    'is read %s, without the months that are drawn',
    async (_, table, height) => {
      for (const seed of soaked([11], [11, 12])) {
        const file = inventFile(seed, { bureaus: all, accounts: 8 })
        for (const account of file.accounts) account.originalCreditor = null
        const style = {
          ...smartCredit,
          sheet: { ...smartCredit.sheet, height },
          table: { ...smartCredit.table, ...table },
        }
        const reports = await read(file, style)
        expectAccountsAsPrinted(reports, file, smartCreditFields, { history: false, remarks: true })
        expect(reports.flatMap(({ coverage }) => coverage.unread)).toEqual([])
        // What is printed as '--' is blank; what that proves is the audit's to judge.
        for (const account of reports.flatMap(({ accounts }) => accounts))
          expect(account.blank.map(({ field }) => field).sort()).toEqual(
            smartCreditFields.filter((field) => account[field] === null).sort(),
          )
      }
    },
  )
})

describe('a damaged report of a monitoring service', () => {
  it.each([
    ['IdentityIQ, with cells at the top of their rows', identityIq, {}],
    ['IdentityIQ, with cells in the middle of their rows', identityIq, { vertical: 'middle' }],
    ['SmartCredit, on pages that end inside rows', smartCredit, { splitsRows: true }],
  ] as const)('of %s gets nothing invented', async (_, style, table) => {
    const file = inventFile(31, { bureaus: all, accounts: 8 })
    const pages = await keptPages(printService(file, { ...style, table: { ...style.table, ...table } }))
    const layout = recognise(pages)?.layout
    if (layout === undefined) throw new Error('not recognised')
    const whole = layout.read(pages)
    let read = 0
    const seeds = Array.from({ length: 12 }, (_, seed) => seed)
    const tried = soaked(seeds.slice(0, 2), seeds)
    for (const seed of tried) {
      const damaged = readDamaged(layout, loseLines(pages, seed % 2 === 0 ? 0.03 : 0.15, seed))
      expectNothingInvented(damaged, whole)
      if (damaged.length > 0) read++
    }
    expect(read).toBeGreaterThanOrEqual(tried.length / 2)
  })
})
