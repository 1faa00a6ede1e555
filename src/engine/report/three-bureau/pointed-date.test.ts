import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { pointAt } from '../../../../test/support/point-at.ts'
import { sampleFile } from '../../../../test/support/truth-report.ts'
import { withPointings } from '../hints/hints.ts'
import { reportsOf } from '../read-report.ts'

it('A file of three bureaus whose date is not found asks for it, and is read with the day that a person points at', async () => {
  const printed = await keptPages(readFileSync(sampleFile('set-12', 'three-bureau.pdf')))
  const pages = printed.map((page) => ({
    ...page,
    words: page.words.map((word, at) => {
      const isLabel = word.text === 'Date:' && page.words[at - 1]?.text === 'Report'
      return isLabel ? { ...word, text: 'Stamp:' } : word
    }),
  }))
  const unread = reportsOf(pages)
  expect(unread.ok ? null : unread.refusal).toMatchObject({ code: 'unknown_layout', lacks: ['date'] })
  const day = pointAt(pages, /^Reference .*Report Stamp:/, 'reportDate', { part: [5, 5] })
  const read = reportsOf(withPointings(pages, [day]))
  if (!read.ok) throw new Error(read.refusal.sentence.key)
  expect(read.reports.map(({ reportDate }) => reportDate.value)).toEqual([
    '2026-11-12',
    '2026-11-12',
    '2026-11-12',
  ])
})
