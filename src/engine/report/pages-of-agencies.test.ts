import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { textRow } from '../../../test/support/page-flow.ts'
import { samplePages } from '../../../test/support/sample-pages.ts'
import type { Page } from '../read/positioned-text.ts'
import { plainReport } from './plain-report.ts'
import { reportsOf } from './read-report.ts'

const pageOf = (rows: readonly string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: rows.flatMap((row, at) => textRow(row, 40, 40 + 20 * at)),
  marks: [],
})

const lexisNexis = [
  pageOf([
    'LexisNexis Risk Solutions',
    'Consumer Disclosure Report',
    'Page 1 of 3',
    'Prepared by LexisNexis',
  ]),
  pageOf(['Real property', 'Address 14 ELM ST', 'Purchase price $210,000', 'Page 2 of 3']),
  pageOf(['LexisNexis Risk Solutions', 'Your file may be disputed free of charge', 'Page 3 of 3']),
]
const chexSystems = [
  pageOf(['ChexSystems, Inc.', 'Your Consumer Disclosure', 'ChexSystems keeps records of checking accounts']),
]

/** The pages one behind the other, numbered as a file has them. */
const bound = (...parts: readonly (readonly Page[])[]): Page[] =>
  parts.flat().map((page, at) => ({
    ...page,
    number: at + 1,
    words: page.words.map((word) => ({ ...word, box: { ...word.box, page: at + 1 } })),
  }))

const pagesOf = (file: string): Promise<Page[]> => samplePages(['set-1', file])

const isPlace = (value: unknown): boolean => typeof value === 'object' && value !== null && 'width' in value

const reportIn = (pages: Page[]) => {
  const reading = reportsOf(pages)
  if (!reading.ok) throw new Error(String(inEnglish(reading.refusal.sentence)))
  const [report] = reading.reports
  if (report === undefined) throw new Error('no report')
  return {
    // Its pages stand further behind in the file, which has more of them.
    values: JSON.parse(
      JSON.stringify({ ...plainReport(report), pageCount: 0 }, (_, value: unknown) =>
        isPlace(value) ? null : value,
      ),
    ),
    coverage: report.coverage,
    refused: (reading.refused ?? []).map(({ sentence }) => inEnglish(sentence)),
  }
}

describe('pages of another agency that are bound with a report', () => {
  it.each([
    ['at the beginning', 'experian.pdf', 0],
    ['in the middle', 'experian.pdf', 3],
    ['at the end', 'experian.pdf', 13],
    ['in the middle', 'equifax.pdf', 2],
    ['at the end', 'transunion.pdf', 12],
  ])('%s of %s are named, and the report is whole', async (_, file, at) => {
    const own = await pagesOf(file)
    const alone = reportIn(own)
    const first = Math.min(at, own.length)
    const read = reportIn(bound(own.slice(0, first), lexisNexis, own.slice(first), chexSystems))
    expect(read.values).toEqual(alone.values)
    expect(read.coverage.unread).toHaveLength(alone.coverage.unread.length)
    expect(read.coverage.missing).toEqual(alone.coverage.missing)
    expect(read.coverage.isOrderUnproven).toEqual(alone.coverage.isOrderUnproven)
    expect(read.refused).toHaveLength(2)
    expect(read.refused[0]).toContain(`${first + 1}-${first + 3} of this file show a report of LexisNexis, `)
    expect(read.refused[1]).toContain(`${own.length + 4} of this file shows a report of ChexSystems, `)
  })

  it('are none where a bureau lists who asked for the file at the head of a page', async () => {
    const own = await pagesOf('equifax.pdf')
    const last = own.at(-1)
    if (last === undefined) throw new Error('no page')
    const inquiries = textRow('LEXISNEXIS RISK SOLUTIONS', 40, 30).concat(
      textRow('Your file was seen by LEXISNEXIS', 40, 44),
    )
    const page = { ...last, words: [...inquiries, ...last.words] }
    expect(reportIn(bound(own.slice(0, -1), [page])).refused).toEqual([])
  })
})
