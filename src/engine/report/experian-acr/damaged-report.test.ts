import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { propertyRuns } from '../../../../test/support/soak-share.ts'
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import { UnreadableLayout } from '../layout.ts'
import { readExperianAcr } from './layout.ts'

const file = new URL('../../../../test/fixtures/reports/set-2/experian.pdf', import.meta.url)

/** A report, or null when it was refused in the one way a reader may refuse. */
function tryRead(pages: Page[]): CreditReport | null {
  try {
    return readExperianAcr(pages)
  } catch (error) {
    if (error instanceof UnreadableLayout) return null
    throw error
  }
}

describe('a damaged Experian report', () => {
  let pages: Page[]
  let whole: CreditReport
  beforeAll(async () => {
    pages = await keptPages(readFileSync(file))
    whole = readExperianAcr(pages)
  })
  const keysOf = (report: CreditReport) =>
    report.accounts.map((account) => `${account.creditor.value} ${account.accountNumber?.value}`)

  it('reads the same whatever the order of the words in the file', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (stream) => {
        const shuffled = pages.map((page) => ({ ...page, words: shuffle(page.words, stream) }))
        expect(keysOf(readExperianAcr(shuffled))).toEqual(keysOf(whole))
      }),
      propertyRuns(5),
    )
  })

  it('with lines left out is read without a crash and without an account that is not there', () => {
    const names = new Set(whole.accounts.map((account) => account.creditor.value))
    fc.assert(
      fc.property(fc.array(fc.nat(900), { minLength: 1, maxLength: 120 }), (dropped) => {
        const gone = new Set(dropped)
        let index = 0
        const kept = pages.map((page) => ({
          ...page,
          words: linesOf(page).flatMap((line) => (gone.has(index++) ? [] : line.words)),
        }))
        const report = tryRead(kept)
        expect(report?.accounts.length ?? 0).toBeLessThanOrEqual(whole.accounts.length)
        for (const { creditor } of report?.accounts ?? []) {
          // A name that wraps may lose a line; it is never anything but words of a name.
          expect([...names].some((name) => name.includes(creditor.value))).toBe(true)
        }
      }),
      propertyRuns(25),
    )
  })

  it('with lines in any order is read without a crash, and every value stands in the file', () => {
    const text = new Set(pages.flatMap((page) => page.words.map((word) => word.text)))
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (stream) => {
        const mixed = pages.map((page) => ({ ...page, words: exchangeLines(page, stream) }))
        const report = tryRead(mixed)
        expect(report?.accounts.length ?? 0).toBeLessThanOrEqual(whole.accounts.length)
        for (const { creditor } of report?.accounts ?? []) {
          for (const word of creditor.value.split(' ')) expect(text).toContain(word)
        }
      }),
      propertyRuns(15),
    )
  })

  it('begins an account at its name though the row below was recognised with a sign before it, as other words, or not at all', () => {
    const [misread, other, gone] = [2, 4, 6]
    let entry = 0
    const damaged = pages.map((page) => ({
      ...page,
      words: linesOf(page).flatMap(({ words, text }) => {
        if (!/Account Info$/.test(text)) return words
        entry += 1
        const own = words.slice(-2)
        const [first] = own
        if (entry === misread && first !== undefined) {
          const box = { ...first.box, x: first.box.x - 10, width: 6 }
          return [{ ...first, text: '®', box, bold: false }, ...own]
        }
        if (entry === other) return own.map((word) => ({ ...word, text: word.text.replace('cc', 'ee') }))
        return entry === gone ? [] : words
      }),
    }))
    const report = readExperianAcr(damaged)
    expect(entry).toBeGreaterThan(gone)
    expect(keysOf(report)).toEqual(keysOf(whole))
    expect(report.accounts.map(({ history }) => history.length)).toEqual(
      whole.accounts.map(({ history }) => history.length),
    )
  })

  it('with pages left out says in its counts that accounts are missing', () => {
    const report = readExperianAcr(pages.filter((page) => page.number !== 4))
    expect(report.coverage.found.accounts).toBeLessThan(report.coverage.stated.accounts ?? 0)
  })

  it('that ends before its date is refused and not half read', () => {
    expect(tryRead([{ number: 1, width: 612, height: 792, words: [], marks: [] }])).toBeNull()
  })
})

function shuffle<T>(items: readonly T[], stream: Iterator<number>): T[] {
  const copy = [...items]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(Number(stream.next().value ?? 0) * i)
    const [a, b] = [copy[i], copy[j]]
    if (a !== undefined && b !== undefined) [copy[i], copy[j]] = [b, a]
  }
  return copy
}

/** Every line moved to the height of another line of its page. */
function exchangeLines(page: Page, stream: Iterator<number>): Word[] {
  const lines = linesOf(page)
  const heights = shuffle(
    lines.map((line) => line.box.y),
    stream,
  )
  return lines.flatMap((line, i) => {
    const shift = (heights[i] ?? line.box.y) - line.box.y
    return line.words.map((word) => ({
      ...word,
      baseline: (word.baseline ?? word.box.y) + shift,
      box: { ...word.box, y: word.box.y + shift },
    }))
  })
}
