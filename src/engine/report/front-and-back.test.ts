import { describe, expect, it } from 'vitest'
import { readWholeSet } from '../../../test/support/hard-files/whole-set.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import type { SampleSet } from '../../../test/support/truth-report.ts'
import { withoutPageNumbers } from '../../../test/support/without-page-numbers.ts'
import type { Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'
import { numberedFromOne } from './page-order.ts'
import { reportsOf } from './read-report.ts'
import type { ReportReading } from './report-reading.ts'

type Sample = readonly [SampleSet, string]

/** Seven pages, twelve, and eight: both sides alike or not. */
const samples: readonly Sample[] = [
  ['set-1', 'experian.pdf'],
  ['set-1', 'transunion.pdf'],
  ['set-8', 'transunion-online.pdf'],
]

async function pagesOf([set, file]: Sample): Promise<Page[]> {
  const found = (await readWholeSet(set)).files.find((each) => each.file === file)
  if (found === undefined) throw new Error(`${set} has no ${file}`)
  return found.pages
}

const fronts = (pages: readonly Page[]) => pages.filter((_, at) => at % 2 === 0)
const backs = (pages: readonly Page[]) => pages.filter((_, at) => at % 2 === 1)

const waysToScan: [string, (pages: readonly Page[]) => Page[]][] = [
  ['fronts, then backs', (pages) => [...fronts(pages), ...backs(pages)]],
  ['fronts, then backs from behind', (pages) => [...fronts(pages), ...backs(pages).reverse()]],
  ['fronts from behind, then backs', (pages) => [...fronts(pages).reverse(), ...backs(pages)]],
  ['backs, then fronts', (pages) => [...backs(pages), ...fronts(pages)]],
  ['backs from behind, then fronts', (pages) => [...backs(pages).reverse(), ...fronts(pages)]],
]

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

describe.each(samples)('%s/%s, scanned by sides', (...sample) => {
  // Up to ten readings each.
  it.each(soaked(waysToScan.slice(0, 2), waysToScan))(
    'without page numbers is read whole, and says how: %s',
    async (_, scan) => {
      const pages = (await pagesOf(sample)).map(withoutPageNumbers)
      const whole = reportIn(read(pages))
      const report = reportIn(read(scan(pages)))
      expect(saidIn(report)).toEqual(saidIn(whole))
      expect(report.coverage).toMatchObject({ isOrderByFit: true, isOrderUnproven: true })
      expect(whole.coverage.isOrderByFit).toBeUndefined()
    },
  )

  it.each(soaked(waysToScan.slice(-1), waysToScan))(
    'is read by its page numbers where it prints them: %s',
    async (_, scan) => {
      const pages = await pagesOf(sample)
      const report = reportIn(read(scan(pages)))
      expect(saidIn(report)).toEqual(saidIn(reportIn(read(pages))))
      expect(report.coverage.isOrderByFit).toBeUndefined()
    },
  )
})

it('names places as the file has its pages', async () => {
  const pages = (await pagesOf(['set-1', 'experian.pdf'])).map(withoutPageNumbers)
  const scanned = [...fronts(pages), ...backs(pages)]
  const report = reportIn(read(scanned))
  const whole = reportIn(read(pages))
  const inFile = (page: number) => scanned.findIndex(({ number }) => number === page) + 1
  expect(report.accounts.map(({ creditor }) => creditor.box.page)).toEqual(
    whole.accounts.map(({ creditor }) => inFile(creditor.box.page)),
  )
  expect(report.pageCount).toBe(pages.length)
})

it('claims no order where two fit about equally', async () => {
  const pages = (await pagesOf(['set-12', 'three-bureau.pdf'])).map(withoutPageNumbers)
  const reading = read([...fronts(pages), ...backs(pages)])
  expect(reading.ok ? reading.reports.map(({ coverage }) => coverage.isOrderByFit) : []).not.toContain(true)
})

it('claims no order that has the beginning somewhere else', async () => {
  const pages = (await pagesOf(['set-7', 'equifax-numbered.pdf'])).map(withoutPageNumbers)
  const reading = read([...backs(pages), ...fronts(pages)])
  expect(reading.ok ? reading.reports.map(({ coverage }) => coverage.isOrderByFit) : []).not.toContain(true)
})
