import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type WholeSet, withoutPages } from '../../../test/support/hard-files/dropped-pages.ts'
import { readWholeSet } from '../../../test/support/hard-files/whole-set.ts'
import { inEnglish } from '../../../test/support/in-words.ts'
import { keptPages } from '../../../test/support/kept-pages.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import type { Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'
import { plainReport } from './plain-report.ts'
import { reportsOf } from './read-report.ts'
import { splitReports } from './split-reports.ts'

/** As one file has them. */
function oneFile(...files: (readonly Page[])[]): Page[] {
  return files.flat().map((page, at) => {
    const onPage = <T extends { box: { page: number } }>(each: T): T => ({
      ...each,
      box: { ...each.box, page: at + 1 },
    })
    return { ...page, number: at + 1, words: page.words.map(onPage), marks: page.marks.map(onPage) }
  })
}

/** What is read, without places. */
function said(report: CreditReport): unknown {
  return JSON.parse(
    JSON.stringify(plainReport({ ...report, pageCount: 0 }), (key, value) =>
      ['box', 'boxes', 'blocks'].includes(key) ? undefined : value,
    ),
  )
}

describe('one file with several reports', () => {
  let one: WholeSet
  beforeAll(async () => {
    one = await readWholeSet('set-1')
  })
  const fileOf = (set: WholeSet, name: string) => {
    const file = set.files.find(({ file: each }) => each === name)
    const [report] = file?.reading.ok ? file.reading.reports : []
    if (file === undefined || report === undefined) throw new Error(`${name} is not read`)
    return { pages: file.pages, report }
  }
  const reportsIn = (pages: Page[]) => {
    const reading = reportsOf(pages)
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    return reading.reports
  }

  it('keeps a cover whose few words another bureau prints as well with the pages that count as it does', async () => {
    const files = await Promise.all(
      ['experian-older.pdf', 'equifax-numbered.pdf'].map((name) =>
        keptPages(readFileSync(sampleFile('set-7', name))),
      ),
    )
    const parts = splitReports(oneFile(...files))
    expect(parts.map(({ pages }) => pages.length)).toEqual(files.map(({ length }) => length))
  })

  const together = [
    ['equifax.pdf', 'experian.pdf', 'transunion.pdf'],
    ['transunion.pdf', 'equifax.pdf'],
    ['experian.pdf', 'transunion.pdf'],
  ]
  it.each(soaked(together.slice(0, 1), together))(
    'is read as each of them is read alone (%s, %s, %s)',
    (...names) => {
      const files = names.filter((name) => name !== undefined).map((name) => fileOf(one, name))
      const reports = reportsIn(oneFile(...files.map(({ pages }) => pages)))
      expect(reports).toHaveLength(files.length)
      let before = 0
      for (const { pages, report } of files) {
        const own = reports.find(({ bureau }) => bureau === report.bureau)
        expect(own && said(own)).toEqual(said(report))
        // Every place is the one in the file.
        expect(own?.accounts[0]?.creditor.box.page).toBe(
          (report.accounts[0]?.creditor.box.page ?? 0) + before,
        )
        before += pages.length
      }
    },
  )

  it('names the page that one of them lacks, and leaves the others alone', () => {
    const [equifax, transunion] = ['equifax.pdf', 'transunion.pdf'].map((name) => fileOf(one, name))
    if (equifax === undefined || transunion === undefined) throw new Error('no files')
    const reports = reportsIn(oneFile(withoutPages(equifax.pages, [4]), transunion.pages))
    const missing = reports.map(({ bureau, coverage }) => [bureau, coverage.missing?.pages ?? null])
    expect(missing).toEqual([
      ['Equifax', [4]],
      ['TransUnion', null],
    ])
  })

  it('says which of them could not be read, and reads the others', () => {
    const experian = fileOf(one, 'experian.pdf')
    // Nothing of what is left says its day, not even the browser's own line.
    const undated = withoutPages(experian.pages, [1]).map((page) => ({
      ...page,
      words: page.words.filter(({ text, box }) => box.y > 20 || !/\d\/\d/.test(text)),
    }))
    const reading = reportsOf(oneFile(fileOf(one, 'equifax.pdf').pages, undated))
    expect(reading.ok && reading.reports.map(({ bureau }) => bureau)).toEqual(['Equifax'])
    expect(reading.ok && reading.refused?.map(({ sentence }) => inEnglish(sentence))).toEqual([
      expect.stringMatching(/^Page 1 of 7 is missing from the file\./),
    ])
  })

  it('is not used at all when they are of two people', async () => {
    const another = await keptPages(readFileSync(sampleFile('set-2', 'equifax.pdf')))
    const reading = reportsOf(oneFile(fileOf(one, 'experian.pdf').pages, another))
    expect(reading.ok ? null : inEnglish(reading.refusal.sentence)).toMatch(
      /^This PDF holds the reports of different people\./,
    )
  })

  it('of one bureau gives the newest', () => {
    const { pages: all, report } = fileOf(one, 'equifax.pdf')
    const pages = all.slice(0, 2)
    const older = pages.map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, text: word.text.replace(/^2026([,.]?)$/, '2025$1') })),
    }))
    const [only, ...others] = reportsIn(oneFile(older, pages))
    expect(others).toEqual([])
    expect(only?.reportDate.value).toBe(report.reportDate.value)
  })

  it('is one report where a page of it is there twice', () => {
    const { pages, report } = fileOf(one, 'equifax.pdf')
    const [again, ...others] = reportsIn(oneFile(pages, pages.slice(0, 1)))
    expect(others).toEqual([])
    expect(again && said(again)).toEqual(said(report))
  })
})
