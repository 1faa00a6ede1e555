import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../test/support/kept-pages.ts'
import { renameLabel } from '../../../test/support/mutate-pages/rename-label.ts'
import { nonsense } from '../../../test/support/mutate-pages/synonyms.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { type SampleSet, sampleFile } from '../../../test/support/truth-report.ts'
import type { Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'
import { plainReport, tradelineFields } from './plain-report.ts'
import { reportsOf } from './read-report.ts'

type Bureau = 'equifax' | 'experian' | 'transunion'

async function read(
  bureau: Bureau,
  label: string,
  name: string,
  set: SampleSet = 'set-1',
): Promise<CreditReport> {
  const pages = await keptPages(readFileSync(sampleFile(set, `${bureau}.pdf`)))
  if (label !== name) return reportIn(renameLabel(pages, label, name))
  const whole = asPrinted.get(`${set} ${bureau}`) ?? reportIn(pages)
  asPrinted.set(`${set} ${bureau}`, whole)
  return whole
}

/** Reports as they are, which many tests compare with. */
const asPrinted = new Map<string, CreditReport>()

function reportIn(pages: Page[]): CreditReport {
  const reading = reportsOf(pages)
  const [report] = reading.ok ? reading.reports : []
  if (report === undefined) throw new Error('no report')
  return report
}

/** Other words are wider or narrower; everything else must be the same. */
const said = (report: CreditReport): unknown =>
  JSON.parse(
    JSON.stringify(plainReport(report), (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'width' in value ? null : value,
    ),
  )

const synonyms: readonly (readonly [Bureau, string, string])[] = [
  ['equifax', 'High Credit', 'High Balance'],
  ['equifax', 'Scheduled Payment Amount', 'Monthly Payment'],
  ['equifax', 'Last Payment Date', 'Last Payment Made'],
  ['equifax', 'Credit Limit', 'Limit'],
  ['experian', 'Balance', 'Current Balance'],
  ['experian', 'Accounts', 'Credit Accounts'],
  ['transunion', 'Balance', 'Current Balance'],
  ['transunion', 'Scheduled Payment', 'Scheduled Payment Amount'],
  ['transunion', 'Account Review Inquiries', 'Soft Inquiries'],
  // Also a heading of sections: between a name and the labels of each account it is a part of the account.
  ['transunion', 'Account Information', 'Credit Accounts'],
  // No label of this layout's own book, which has 'Limit' at the ends of values: the column of labels says what it is.
  ['transunion', 'Credit Limit', 'Limit'],
]

/** Labels of the column of an account that are looked up as their neighbours are: the soak renames them, too. */
const alike = new Set([
  'High Credit',
  'Last Payment Date',
  'Balance',
  'Scheduled Payment',
  'Scheduled Payment Amount',
])

describe('a report of a known layout', () => {
  it.each(
    soaked(
      synonyms.filter(([, label]) => !alike.has(label)),
      synonyms,
    ),
  )('of %s that says "%s" by the word "%s" is read as before', async (bureau, label, name) => {
    const [before, after] = [await read(bureau, label, label), await read(bureau, label, name)]
    expect(after.coverage.unread).toEqual([])
    expect(said(after)).toEqual(said(before))
    expect(after.accounts.map(({ figures }) => figures.length)).toEqual(
      before.accounts.map(({ figures }) => figures.length),
    )
  })

  it("of TransUnion's own site that says 'Closed' of the date by other words is read as before", async () => {
    const pages = await keptPages(readFileSync(sampleFile('set-8', 'transunion-online.pdf')))
    const [before, after] = [reportIn(pages), reportIn(renameLabel(pages, 'Closed', 'Date Closed'))]
    expect(before.accounts.filter(({ status }) => status?.value === 'Closed')).not.toEqual([])
    expect(after.coverage.unread).toEqual([])
    expect(said(after)).toEqual(said(before))
  })

  const headings = [
    ['experian', 'Accounts'],
    ['equifax', 'Credit Accounts'],
    ['transunion', 'Account Information'],
    ['equifax', 'Collections'],
    ['experian', 'Account Info'],
  ] as const
  it.each(soaked(headings.slice(0, 3), headings))(
    'of %s whose heading "%s" is in other words has its accounts',
    async (bureau, heading) => {
      const [before, after] = [await read(bureau, heading, heading), await read(bureau, heading, nonsense)]
      expect(said(after)).toEqual(said(before))
    },
  )

  it('of Experian whose label beside the name is in other words has no part of it in the name', async () => {
    const [before, after] = [
      await read('experian', 'Balance', 'Balance'),
      await read('experian', 'Balance', nonsense),
    ]
    const names = (report: CreditReport) => report.accounts.map(({ creditor }) => creditor.value)
    expect(names(after)).toEqual(names(before))
    expect(after.coverage.unread.map(({ text }) => text)).toEqual(
      expect.arrayContaining([`${nonsense} $1,519`]),
    )
  })

  const lost = [
    ['experian', 'Credit Limit'],
    ['equifax', 'Status'],
    ['equifax', 'Payment History'],
    ['experian', 'Highest Balance'],
    ['experian', 'Terms'],
  ] as const
  it.each(soaked(lost.slice(0, 2), lost))(
    'of %s whose "%s" is in other words has nothing of it in other values',
    async (bureau, label) => {
      const [before, after] = [await read(bureau, label, label), await read(bureau, label, nonsense)]
      const known = new Map(before.accounts.map((account) => [account.id, account]))
      for (const account of after.accounts)
        for (const field of tradelineFields) {
          const value = account[field]?.value ?? null
          expect([null, known.get(account.id)?.[field]?.value ?? null]).toContain(value)
        }
    },
  )

  const threeBureaus: readonly (readonly [string, SampleSet])[] = [
    ['Account History', 'set-12'],
    ['Account History', 'set-6'],
    ['Two-Year Payment History', 'set-6'],
  ]
  it.each(soaked(threeBureaus.slice(0, 1), threeBureaus))(
    'of three bureaus whose heading "%s" is in other words has its accounts and their months (%s)',
    async (heading, set) => {
      const pages = await keptPages(readFileSync(sampleFile(set, 'three-bureau.pdf')))
      const readings = [pages, renameLabel(pages, heading, nonsense)].map((each) => reportsOf(each))
      const [before, after] = readings.map((reading) => (reading.ok ? reading.reports : []))
      const months = (reports: CreditReport[] = []) =>
        reports.flatMap(({ accounts }) =>
          accounts.map(({ creditor, history }) => [creditor.value, history.length]),
        )
      expect(months(after)).toEqual(months(before))
      for (const { coverage } of after ?? [])
        expect(coverage.unread.filter(({ text }) => text !== nonsense)).toEqual([])
    },
  )

  it('of Experian whose label of the number is in other words has its numbers, by a mask of three signs too', async () => {
    const [before, after] = [
      await read('experian', 'Account Number', 'Account Number', 'set-4'),
      await read('experian', 'Account Number', nonsense, 'set-4'),
    ]
    const numbers = (report: CreditReport) => report.accounts.map(({ accountNumber }) => accountNumber?.value)
    expect(numbers(before)).toContain('129596XXX')
    expect(numbers(after)).toEqual(numbers(before))
  })

  it('of three bureaus whose label of the number is in other words has its numbers, by their mask', async () => {
    const pages = await keptPages(readFileSync(sampleFile('set-12', 'three-bureau.pdf')))
    const numbers = (read: Page[]) => {
      const reading = reportsOf(read)
      const reports = reading.ok ? reading.reports : []
      return reports.map(({ accounts }) => accounts.map(({ accountNumber }) => accountNumber?.value))
    }
    expect(numbers(renameLabel(pages, 'Account #', nonsense))).toEqual(numbers(pages))
  })

  it('of three bureaus whose heading below the inquiries is in other words has no part of it in one', async () => {
    const pages = await keptPages(readFileSync(sampleFile('set-12', 'three-bureau.pdf')))
    const [before, after] = [pages, renameLabel(pages, 'Public Information', nonsense)].map((each) => {
      const reading = reportsOf(each)
      return (reading.ok ? reading.reports : []).map(({ inquiries }) =>
        inquiries.map(({ name }) => name.value),
      )
    })
    expect(after).toEqual(before)
    expect(before?.flat()).toContain('TD BANK USA/TARGETCRED')
  })

  it('of three bureaus whose heading above the collections is in other words has no part of it in a name', async () => {
    const pages = await keptPages(readFileSync(sampleFile('set-9', 'three-bureau-2.pdf')))
    const reading = reportsOf(renameLabel(pages, 'Collection Accounts', nonsense))
    const names = (reading.ok ? reading.reports : []).flatMap(({ accounts }) =>
      accounts.map(({ creditor }) => creditor.value),
    )
    expect(names).toContain('ALDER HEALTHCARE RECEIVABLES LLC')
    expect(names.filter((name) => name.includes(nonsense))).toEqual([])
  })

  const sectionHeadings = [
    ['Account Details', 'Credit Accounts'],
    ['Payment Summary', nonsense],
    ['Payment History', nonsense],
  ]
  it.each(soaked(sectionHeadings.slice(0, 1), sectionHeadings))(
    "of Equifax's three bureaus whose heading '%s' is '%s' has every value",
    async (heading, name) => {
      const pages = await keptPages(readFileSync(sampleFile('set-10', 'three-bureau-3.pdf')))
      const readings = [pages, renameLabel(pages, heading, name)].map((each) => reportsOf(each))
      const [before = [], after = []] = readings.map((reading) => (reading.ok ? reading.reports : []))
      expect(after).toHaveLength(3)
      for (const [at, report] of after.entries()) {
        const whole = before[at]
        if (whole === undefined) throw new Error('no whole report')
        expect(said({ ...report, coverage: whole.coverage })).toEqual(said(whole))
      }
    },
  )

  it.each(soaked(['Account History'], ['Account History', 'Payment History']))(
    'of Equifax in numbered sections whose heading "%s" is in other words has every value',
    async (heading) => {
      const pages = await keptPages(readFileSync(sampleFile('set-7', 'equifax-numbered.pdf')))
      const [before, after] = [reportIn(pages), reportIn(renameLabel(pages, heading, nonsense))]
      expect(said({ ...after, coverage: before.coverage })).toEqual(said(before))
      expect(after.accounts.map(({ figures, history }) => [figures.length, history.length])).toEqual(
        before.accounts.map(({ figures, history }) => [figures.length, history.length]),
      )
    },
  )

  it('of Equifax whose label of the kind of a case is in other words still shows the chapter, by its form', async () => {
    const { publicRecords } = await read('equifax', 'Type', nonsense, 'set-2')
    expect(publicRecords.map(({ type }) => type.value)).toEqual(['Chapter 7 Bankruptcy'])
  })

  it('of Equifax whose label of the number is in other words has its numbers, by their mask', async () => {
    const [before, after] = [
      await read('equifax', 'Account Number', 'Account Number'),
      await read('equifax', 'Account Number', nonsense),
    ]
    const numbers = (report: CreditReport) => report.accounts.map(({ accountNumber }) => accountNumber?.value)
    expect(numbers(after)).toEqual(numbers(before))
  })

  it.each([
    ['experian', 'Soft Inquiries'],
    ['transunion', 'Account Review Inquiries'],
  ] as const)(
    'of %s whose heading "%s" is in other words has no soft inquiry for a hard one',
    async (bureau, heading) => {
      const [before, after] = [await read(bureau, heading, heading), await read(bureau, heading, nonsense)]
      const hard = (report: CreditReport) =>
        report.inquiries
          .filter(({ kind }) => kind === 'hard')
          .map(({ name, date }) => [name.value, date.value])
      expect(hard(after)).toEqual(hard(before))
      expect(after.coverage.unread.map(({ text }) => text)).toContain(nonsense)
    },
  )
})
