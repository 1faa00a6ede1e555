import { beforeAll, describe, expect, it } from 'vitest'
import { readWholeSet } from '../../../test/support/hard-files/whole-set.ts'
import { inEnglish } from '../../../test/support/in-words.ts'
import { linesOf } from '../read/lines.ts'
import type { Page, Word } from '../read/positioned-text.ts'
import { type ReportReading, reportsOf } from './read-report.ts'

const dateOf = (reading: ReportReading) =>
  reading.ok ? reading.reports.map(({ reportDate }) => reportDate.value) : inEnglish(reading.refusal.sentence)

describe('the date of a report', () => {
  let pages: Page[]
  let printed: string
  beforeAll(async () => {
    const { files } = await readWholeSet('set-1')
    const own = files.find(({ file }) => file === 'equifax.pdf')
    if (!own?.reading.ok) throw new Error('no report')
    pages = own.pages
    printed = own.reading.reports[0]?.reportDate.value ?? ''
  })

  /** The date of the report taken out wherever it is printed, but for what `kept` makes of it on the last page. */
  const withDateAt = (kept: (word: Word, page: Page) => Word | null) =>
    pages.map((page, at) => {
      const dated = new Set(
        linesOf(page)
          .filter(({ text }) => text.includes('November 09, 2026'))
          .flatMap(({ words }) => words),
      )
      const isLast = at === pages.length - 1
      return {
        ...page,
        words: page.words.flatMap((word) =>
          !dated.has(word) ? [word] : isLast ? (kept(word, page) ?? []) : [],
        ),
      }
    })

  it('is read at the foot of a page as well as at its head, behind rows of accounts with other dates', () => {
    const atFoot = withDateAt((word, { height }) => ({
      ...word,
      box: { ...word.box, y: height - 12 },
      ...(word.baseline === undefined ? {} : { baseline: height - 4 }),
    }))
    expect(dateOf(reportsOf(atFoot))).toEqual([printed])
  })

  it('is never that of an account’s row', () => {
    expect(dateOf(reportsOf(withDateAt(() => null)))).toContain('the date of the report cannot be found')
  })
})
