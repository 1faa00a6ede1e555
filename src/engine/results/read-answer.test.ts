import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withoutPages } from '../../../test/support/hard-files/dropped-pages.ts'
import { inEnglish } from '../../../test/support/in-words.ts'
import { keptPages } from '../../../test/support/kept-pages.ts'
import { experianMailed } from '../../../test/support/print-results/experian-results.ts'
import { resultsPages } from '../../../test/support/print-results/results-page.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { readTruth, sampleFile } from '../../../test/support/truth-report.ts'
import { auditReports } from '../audit/audit-reports.ts'
import type { Page } from '../read/positioned-text.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { recognise } from '../report/recognise.ts'
import { type DisputeAtHand, readAnswer } from './read-answer.ts'
import { readAnswerFile } from './read-answer-file.ts'

async function pagesOf(file: string): Promise<Page[]> {
  return keptPages(readFileSync(sampleFile('set-1', file)))
}
const pages = await pagesOf('experian.pdf')
const [printed] = recognise(pages)?.layout.read(pages) ?? []
if (printed === undefined) throw new Error('The sample is not read')
// The report that was disputed is an older one, and had one account more.
const before: CreditReport = { ...printed, reportDate: { ...printed.reportDate, value: '2026-08-01' } }
const disputed = auditReports([before], { asOf: readTruth('set-1').asOf }).findings
const dispute: DisputeAtHand = { bureau: 'Experian', before, disputed, previously: [] }

describe('the answer of a bureau', () => {
  it('may be a new report, which is compared with the disputed one', () => {
    const answer = readAnswer(pages, dispute)
    expect(answer).toMatchObject({ ok: true, source: 'new-report', frivolous: null, unread: [] })
    if (!answer.ok) return
    expect(answer.report?.accounts.length).toBe(printed.accounts.length)
    expect(answer.items.length).toBe(disputed.length)
    expect(new Set(answer.items.map(({ outcome }) => outcome))).toEqual(new Set(['verified']))
  })

  it('says of no account that it was deleted when the page it stood on is missing', () => {
    const whole = readAnswer(pages, dispute)
    const [first] = disputed.flatMap(({ accounts }) => accounts)
    const lost = printed.accounts.find(({ id }) => id === first?.itemId)?.creditor.box.page ?? 0
    expect(lost).toBeGreaterThan(1)
    const answer = readAnswer(withoutPages(pages, [lost]), dispute)
    expect(whole.ok && answer.ok).toBe(true)
    if (!answer.ok) return
    expect(answer.report?.coverage.missing?.pages).toEqual([lost])
    expect(answer.items.filter(({ outcome }) => outcome === 'deleted')).toEqual([])
  })

  it('may be a results letter', () => {
    const account = disputed[0]?.accounts[0]
    const item = { creditor: account?.creditor ?? '', number: account?.accountNumber ?? null }
    const letter = resultsPages(experianMailed([{ ...item, outcome: 'deleted' }]))
    const answer = readAnswer(letter, dispute)
    expect(answer).toMatchObject({ ok: true, source: 'results-letter', date: '2026-12-20', report: null })
    if (!answer.ok) return
    expect(answer.items[0]).toMatchObject({ outcome: 'deleted', said: 'Outcome: Deleted' })
  })

  it('may be a letter that encloses the report, which then tells what the letter does not', () => {
    const account = disputed[0]?.accounts[0]
    const item = { creditor: account?.creditor ?? '', number: account?.accountNumber ?? null }
    const letter = resultsPages(experianMailed([{ ...item, outcome: 'verified' }]))
    const enclosed = pages.map((page) => ({ ...page, number: page.number + letter.length }))
    const answer = readAnswer([...letter, ...enclosed], dispute)
    expect(answer).toMatchObject({ ok: true, source: 'results-letter' })
    if (answer.ok) expect(answer.items[0]).toMatchObject({ outcome: 'verified', said: 'Outcome: Remains' })
  })

  it('is refused when it is of another bureau, another person, no newer, or nothing of the kind', async () => {
    const refusal = (given: Page[], changes: Partial<DisputeAtHand> = {}) => {
      const answer = readAnswer(given, { ...dispute, ...changes })
      return answer.ok ? null : inEnglish(answer.sentence)
    }
    expect(refusal(pages, { before: printed })).toContain('no newer than the one that was disputed')
    expect(refusal(await pagesOf('equifax.pdf'))).toContain('This file is of Equifax')
    expect(refusal(resultsPages(experianMailed([])), { bureau: 'Equifax' })).toContain(
      'This file is of Experian, and the dispute was with Equifax',
    )
    const stranger: CreditReport = {
      ...before,
      preparedFor: null,
      personal: {
        ...before.personal,
        names: before.personal.names.map((name) => ({ ...name, value: 'SOMEBODY ELSE' })),
        ssnLast4: null,
        dob: null,
      },
    }
    expect(refusal(pages, { before: stranger })).toContain('of another person')
    expect(refusal(resultsPages(['Your electricity bill']))).toContain('neither a results letter nor')
    expect(refusal([])).toContain('neither a results letter nor')
  })

  it('is read from the bytes of a PDF, and refused with a sentence when they are none', async () => {
    const account = disputed[0]?.accounts[0]
    const lines = [
      'Experian, P.O. Box 4500, Allen, TX 75013',
      'Dispute Results, December 20, 2026',
      `${account?.creditor} ${account?.accountNumber ?? ''}`,
      'Outcome: Remains',
    ]
    const text = lines.map((line, at) => `BT /F1 9 Tf 50 ${700 - 14 * at} Td (${line}) Tj ET`).join(' ')
    const answer = await readAnswerFile(tinyPdf(text), dispute)
    expect(answer).toMatchObject({ ok: true, source: 'results-letter', date: '2026-12-20' })
    if (answer.ok) expect(answer.items[0]?.outcome).toBe('verified')
    expect(inEnglish(await readAnswerFile(new TextEncoder().encode('no PDF'), dispute))).toEqual({
      ok: false,
      sentence: expect.stringContaining('PDF'),
    })
  })
})
