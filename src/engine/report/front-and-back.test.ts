import { describe, expect, it } from 'vitest'
import { type Sample, samplePages } from '../../../test/support/sample-pages.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { withoutPageNumbers } from '../../../test/support/without-page-numbers.ts'
import type { Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'
import { numberedFromOne } from './page-order.ts'
import { reportsOf } from './read-report.ts'
import type { ReportReading } from './report-refusal.ts'

/** Seven pages, twelve, and eight: both sides alike or not. */
const samples: readonly Sample[] = [
  ['set-1', 'experian.pdf'],
  ['set-1', 'transunion.pdf'],
  ['set-8', 'transunion-online.pdf'],
]

const fronts = (pages: readonly Page[]) => pages.filter((_, at) => at % 2 === 0)
const backs = (pages: readonly Page[]) => pages.filter((_, at) => at % 2 === 1)

const waysToScan: [string, (pages: readonly Page[]) => Page[]][] = [
  ['fronts, then backs', (pages) => [...fronts(pages), ...backs(pages)]],
  ['fronts, then backs from behind', (pages) => [...fronts(pages), ...backs(pages).reverse()]],
  ['fronts from behind, then backs', (pages) => [...fronts(pages).reverse(), ...backs(pages)]],
  ['backs, then fronts', (pages) => [...backs(pages), ...fronts(pages)]],
  ['backs from behind, then fronts', (pages) => [...backs(pages).reverse(), ...fronts(pages)]],
]

/** Each order that is tried is a reading: the longer ones go every way in the soak. */
const someSamples = soaked(samples.slice(0, 1), samples)

const read = (pages: readonly Page[]): ReportReading => reportsOf(numberedFromOne(pages, pages.length).pages)

function reportIn(reading: ReportReading): CreditReport {
  const [report] = reading.ok ? reading.reports : []
  if (report === undefined) throw new Error('not read')
  return report
}

/** Every value of the accounts as printed, and every mark of their histories. */
const saidIn = ({ accounts }: CreditReport) =>
  accounts.map((account) => [
    ...Object.values(account).map((value) =>
      value !== null && typeof value === 'object' && 'raw' in value ? value.raw : null,
    ),
    ...account.history.map(({ month, code }) => `${month} ${code}`),
  ])

describe.each(someSamples)('%s/%s without page numbers, scanned by sides', (...sample) => {
  let whole: CreditReport | undefined
  // Up to ten readings each.
  it.each(soaked(waysToScan.slice(1, 2), waysToScan))('is read whole, and says how: %s', async (_, scan) => {
    const pages = (await samplePages(sample)).map(withoutPageNumbers)
    const scanned = scan(pages)
    whole ??= reportIn(read(pages))
    const report = reportIn(read(scanned))
    expect(saidIn(report)).toEqual(saidIn(whole))
    expect(report.coverage).toMatchObject({ isOrderByFit: true, isOrderUnproven: true })
    expect(whole.coverage.isOrderByFit).toBeUndefined()
    // Its places are named as the file has its pages.
    const inFile = (page: number) => scanned.findIndex(({ number }) => number === page) + 1
    expect(report.accounts.map(({ creditor }) => creditor.box.page)).toEqual(
      whole.accounts.map(({ creditor }) => inFile(creditor.box.page)),
    )
    expect(report.pageCount).toBe(pages.length)
  })
})

describe.each(someSamples)('%s/%s, scanned by sides', (...sample) => {
  it.each(soaked(waysToScan.slice(-1), waysToScan))(
    'is read by its page numbers where it prints them: %s',
    async (_, scan) => {
      const pages = await samplePages(sample)
      const report = reportIn(read(scan(pages)))
      expect(saidIn(report)).toEqual(saidIn(reportIn(read(pages))))
      expect(report.coverage.isOrderByFit).toBeUndefined()
    },
  )
})

it('claims no order where two fit about equally', async () => {
  const pages = (await samplePages(['set-12', 'three-bureau.pdf'])).map(withoutPageNumbers)
  const reading = read([...fronts(pages), ...backs(pages)])
  expect(reading.ok ? reading.reports.map(({ coverage }) => coverage.isOrderByFit) : []).not.toContain(true)
})

/** An odd number of pages, turned round in two ways that fit alike. The longer one is read eight times over. */
const withBeginningInside: readonly [Sample, number][] = [
  [['set-1', 'equifax.pdf'], 5],
  [['set-7', 'equifax-numbered.pdf'], 17],
]
it.each(soaked(withBeginningInside.slice(0, 1), withBeginningInside))(
  'claims no order that has the beginning somewhere else: %j, %d pages',
  async (sample, count) => {
    const pages = (await samplePages(sample)).slice(0, count).map(withoutPageNumbers)
    const reading = read([...backs(pages), ...fronts(pages)])
    expect(reading.ok ? reading.reports.map(({ coverage }) => coverage.isOrderByFit) : []).not.toContain(true)
  },
)

it('no other order is tried of pages that we set ourselves', async () => {
  const pages = (await samplePages(['set-1', 'experian.pdf'])).map(withoutPageNumbers)
  const scanned = numberedFromOne([...fronts(pages), ...backs(pages).reverse()], pages.length).pages
  const orderOf = (reading: ReportReading) =>
    reading.ok ? reading.reports.map(({ coverage }) => coverage.isOrderByFit) : []
  expect(orderOf(reportsOf(scanned))).toEqual([true])
  expect(orderOf(reportsOf(scanned, [], true))).not.toContain(true)
})
