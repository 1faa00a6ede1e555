import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { keptPages } from '../../../test/support/kept-pages.ts'
import { keptReading } from '../../../test/support/kept-reading.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import { compilePdfEngine } from '../read/pdf-engine.ts'
import { readReport, reportsOf } from './read-report.ts'

describe('readReport', () => {
  it.each([
    ['experian.pdf', 'Experian', 'experian-acr'],
    ['equifax.pdf', 'Equifax', 'equifax-acr'],
    ['transunion.pdf', 'TransUnion', 'transunion-acr'],
  ])('reads %s with the reader of its layout', async (file, bureau, family) => {
    const reading = await keptReading(readFileSync(sampleFile('set-1', file)))
    expect(reading).toMatchObject({ ok: true, reports: [{ bureau, family }] })
  })

  it('reads a three-bureau file as one report a bureau', async () => {
    const reading = await keptReading(readFileSync(sampleFile('set-6', 'three-bureau.pdf')))
    expect(reading).toMatchObject({
      ok: true,
      reports: ['Experian', 'Equifax', 'TransUnion'].map((bureau) => ({
        bureau,
        family: 'three-bureau-identityiq',
      })),
    })
  })

  it('says of a three-bureau file in a layout of its own which reports are needed instead', async () => {
    const text =
      'TransUnion Experian Equifax. Credit report. Account number 12. Date opened 2020. Past due $1. Credit limit $5'
    const reading = await readReport(tinyPdf(`BT /F1 8 Tf 20 700 Td (${text}) Tj ET`))
    expect(inEnglish(reading)).toMatchObject({
      ok: false,
      refusal: {
        code: 'unknown_layout',
        sentence: expect.stringMatching(/three bureaus side by side.+AnnualCreditReport/),
      },
    })
  })

  it('says of a report in another layout that it could be misread', async () => {
    const text =
      'Credit Report, Experian. Account Number 12. Date Opened 2020. Payment Status late. Credit Limit $5. Past due $1'
    const reading = await readReport(tinyPdf(`BT /F1 8 Tf 20 700 Td (${text}) Tj ET`))
    expect(reading).toMatchObject({ ok: false, refusal: { code: 'unknown_layout' } })
  })

  it('says of a report without its first page what is missing', async () => {
    const text = 'Annual Credit Report - Experian https://usa.experian.com/acr/printReport'
    const reading = await readReport(tinyPdf(`BT /F1 8 Tf 20 400 Td (${text}) Tj ET`))
    expect(inEnglish(reading)).toMatchObject({
      ok: false,
      refusal: { code: 'unknown_layout', sentence: expect.stringContaining('date') },
    })
  })

  it('reads the cards of TransUnion’s own site, and not as the disclosure of the same service', async () => {
    const pages = await keptPages(readFileSync(sampleFile('set-8', 'transunion-online.pdf')))
    const reading = reportsOf(pages)
    expect(reading).toMatchObject({
      ok: true,
      reports: [{ bureau: 'TransUnion', family: 'transunion-online' }],
    })
    expect(reading.ok ? reading.reports[0]?.accounts.length : 0).toBe(18)
  })

  const ofExperian = [
    ['set-7', 'experian-older.pdf', 17],
    ['set-8', 'experian-member.pdf', 17],
    ['set-11', 'experian-member.pdf', 27],
  ] as const
  it.each(soaked(ofExperian.slice(0, 2), ofExperian))(
    'reads every account of %s/%s',
    async (set, file, count) => {
      const reading = await keptReading(readFileSync(sampleFile(set, file)))
      expect(reading.ok ? reading.reports.map(({ accounts }) => accounts.length) : reading).toEqual([count])
    },
  )

  it('does not call a report incomplete that lacks no page', async () => {
    const pages = await keptPages(readFileSync(sampleFile('set-1', 'experian.pdf')))
    const undated = pages.map((page) => ({
      ...page,
      words: page.words.filter(({ text }) => !/Info$|2026|^Account$/.test(text) && !/\/26,$/.test(text)),
    }))
    const reading = reportsOf(undated)
    expect(reading.ok ? '' : inEnglish(reading.refusal.sentence)).toMatch(
      /^This credit report could not be read: /,
    )
    expect(reading.ok ? '' : inEnglish(reading.refusal.sentence)).not.toMatch(/incomplete|Download|missing/)
  })

  it('reads file after file with one engine, and the same file the same way', async () => {
    const engine = await compilePdfEngine()
    const bytes = readFileSync(sampleFile('set-2', 'experian.pdf'))
    expect(await readReport(bytes, engine)).toEqual(await readReport(bytes, engine))
  })
})
