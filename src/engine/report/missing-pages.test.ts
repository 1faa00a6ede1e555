import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dropPage, type WholeSet, withoutPages } from '../../../test/support/hard-files/dropped-pages.ts'
import { readWholeSet } from '../../../test/support/hard-files/whole-set.ts'
import { inEnglish } from '../../../test/support/in-words.ts'
import { keptPages } from '../../../test/support/kept-pages.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { readTruth, type SampleSet, sampleFile } from '../../../test/support/truth-report.ts'
import { auditReports } from '../audit/audit-reports.ts'
import { isTouched, provenPart } from './proof/proven-part.ts'
import { reportsOf } from './read-report.ts'

/** Two bureaus' own layouts, and three bureaus in one; every page of every sample is taken out in the soak. */
const slice: readonly (readonly [SampleSet, string, readonly number[]])[] = [
  ['set-1', 'equifax.pdf', [4]],
  ['set-1', 'transunion.pdf', [8]],
  ['set-12', 'three-bureau.pdf', [8]],
]

const read = new Map<SampleSet, Promise<WholeSet>>()
function wholeSet(set: SampleSet): Promise<WholeSet> {
  const known = read.get(set) ?? readWholeSet(set)
  read.set(set, known)
  return known
}

describe('a page that is missing', () => {
  it.each(slice)('of %s/%s is named and makes no accusation (%j)', async (set, file, lost) => {
    const whole = await wholeSet(set)
    for (const page of lost) {
      const { isNamed, news } = dropPage(whole, file, page)
      expect([page, isNamed, ...news.map(({ statement }) => statement)]).toEqual([page, true])
    }
  })

  it('leaves every account alone that it cannot have had a part of', async () => {
    const { asOf } = readTruth('set-1')
    const pages = await keptPages(readFileSync(sampleFile('set-1', 'transunion.pdf')))
    const [reading, undamaged] = [reportsOf(withoutPages(pages, [5])), reportsOf(pages)]
    const [report] = reading.ok ? reading.reports : []
    const [whole] = undamaged.ok ? undamaged.reports : []
    if (report === undefined || whole === undefined) throw new Error('no report')
    const touched = report.accounts.filter(({ id }) => isTouched(report, id))
    expect(touched.length).toBeGreaterThan(0)
    expect(touched.length).toBeLessThanOrEqual(3)
    const named = (accounts: typeof report.accounts) =>
      accounts.map(({ creditor, accountNumber }) => `${creditor.value} ${accountNumber?.value}`)
    const onPage = whole.accounts.filter(({ blocks }) => blocks.some(({ page }) => page === 5))
    for (const name of named(onPage)) expect(named(provenPart(report).accounts)).not.toContain(name)
    // The findings on all others are those of the whole report.
    const before = auditReports([whole], { asOf }).findings
    const after = auditReports([report], { asOf }).findings
    const lost = before.filter(({ ruleKey }) => !after.some((finding) => finding.ruleKey === ruleKey))
    expect(after.length).toBeGreaterThan(0)
    expect(lost.length).toBeLessThan(before.length / 2)
  })

  it('at the end leaves the last account open, and the pages are named together', async () => {
    const { files } = await wholeSet('set-1')
    const own = files.find(({ file }) => file === 'transunion.pdf')
    if (own === undefined) throw new Error('no file')
    const reading = reportsOf(withoutPages(own.pages, [6, 7, 8, 9, 10, 11, 12]))
    const [report] = reading.ok ? reading.reports : []
    const last = report?.accounts.at(-1)
    if (report === undefined || last === undefined) throw new Error('no report')
    expect(report.coverage.missing).toMatchObject({ pages: [6, 7, 8, 9, 10, 11, 12], count: 7, of: 12 })
    expect(isTouched(report, last.id)).toBe(true)
  })

  /** Only its first page says the day of most prints: the browser's own line says when it was printed. */
  const withoutFirst = [
    ['set-1', 'equifax.pdf', 'printed on every page'],
    ['set-1', 'experian.pdf', 'asked'],
    ['set-6', 'three-bureau.pdf', 'asked'],
    ['set-1', 'transunion.pdf', 'asked'],
    ['set-7', 'experian-older.pdf', 'asked'],
  ] as const
  it.each(soaked(withoutFirst.slice(0, 2), withoutFirst))(
    'at the beginning of %s/%s is named, and the rest is read; the day is %s',
    async (set, file, day) => {
      const whole = await wholeSet(set)
      const { outcome, isNamed, news, reports } = dropPage(whole, file, 1)
      expect([outcome, isNamed, ...news.map(({ statement }) => statement)]).toEqual(['read', true])
      const { reading } = whole.files.find((each) => each.file === file) ?? {}
      const accountsOf = (some: typeof reports) => some.flatMap(({ accounts }) => accounts).length
      const before = reading?.ok ? reading.reports : []
      expect(accountsOf(reports)).toBeGreaterThan(0.6 * accountsOf(before))
      for (const [at, { reportDate }] of reports.entries()) {
        // A service's page is printed on a later day than its bureaus' files are of.
        if (file !== 'three-bureau.pdf') expect(reportDate.value).toBe(before[at]?.reportDate.value)
        expect(reportDate.confidence).toBe(day === 'asked' ? 0.5 : 1)
      }
    },
  )

  it('stops a report that cannot be read without it in a sentence that names it', async () => {
    const { files } = await wholeSet('set-1')
    const own = files.find(({ file }) => file === 'experian.pdf')
    const left = withoutPages(own?.pages ?? [], [1])
    // Not even the day of printing is there.
    const undated = left.map((page) => ({ ...page, words: page.words.filter(({ box }) => box.y > 20) }))
    const reading = reportsOf(undated)
    expect(reading.ok ? null : inEnglish(reading.refusal)).toMatchObject({
      sentence:
        'Page 1 of 7 is missing from the file. What is left of the report cannot be read. Add what is missing, or download the whole report again and use that file.',
      missing: { pages: [1], count: 1, of: 7 },
    })
  })
})
