import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { keptPdfEngine } from '../../../../test/support/kept-pdf-engine.ts'
import { textRow } from '../../../../test/support/page-flow.ts'
import { sampleFile } from '../../../../test/support/truth-report.ts'
import { readPages } from '../../read/read-pages.ts'
import { readReport, reportsOf } from '../read-report.ts'

describe('a heading that what follows contradicts', () => {
  it('ends no list of accounts: important messages above the first one', async () => {
    const bytes = new Uint8Array(readFileSync(sampleFile('set-8', 'experian-member.pdf')))
    const result = await readPages(bytes, await keptPdfEngine())
    const whole = await readReport(bytes, await keptPdfEngine())
    if (!result.ok || !whole.ok) throw new Error('not read')
    const pages = result.pages.map((page) =>
      page.number === 2
        ? {
            ...page,
            // In place of the heading of the accounts, which stands at the foot of the page before.
            words: [
              ...page.words,
              ...textRow('Important Messages', 31, 22, 7).map((word) => ({
                ...word,
                box: { ...word.box, page: 2 },
              })),
            ],
          }
        : page,
    )
    const reading = reportsOf(pages)
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const names = (reports: typeof reading.reports) =>
      reports.flatMap(({ accounts }) => accounts.map(({ creditor }) => creditor.value))
    expect(names(reading.reports)).toEqual(names(whole.reports))
    expect(reading.reports[0]?.family).toBe('experian-member')
  })

  it('is a heading without the spaces between its words too', async () => {
    const printed = await keptPages(readFileSync(sampleFile('set-8', 'experian-member.pdf')))
    const kindsOf = (pages: typeof printed) => {
      const reading = reportsOf(pages)
      return reading.ok ? reading.reports.flatMap(({ inquiries }) => inquiries.map(({ kind }) => kind)) : []
    }
    const pages = printed.map((page) => ({
      ...page,
      words: page.words.flatMap((word, at) => {
        const [before, next] = [page.words[at - 1], page.words[at + 1]]
        if (word.text === 'inquiries' && /^(Hard|Soft)$/.test(before?.text ?? '')) return []
        return next?.text === 'inquiries' && /^(Hard|Soft)$/.test(word.text)
          ? [{ ...word, text: `${word.text}${next.text}` }]
          : [word]
      }),
    }))
    expect(kindsOf(pages)).toEqual(kindsOf(printed))
    expect(kindsOf(pages).length).toBeGreaterThan(0)
  })
})
