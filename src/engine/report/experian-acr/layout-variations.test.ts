import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { compareWithTruth, describeComparison } from '../../../../test/support/compare-with-truth.ts'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { type FlowRow, flowOf, movedBy, pagesOf } from '../../../../test/support/page-flow.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { readTruth, sampleFile, type TruthReport } from '../../../../test/support/truth-report.ts'
import { lineOf } from '../../read/lines.ts'
import type { Mark, Page, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { readExperianAcr } from './layout.ts'

const isMargin = ({ text }: { text: string }) => /^\d+\/\d+\/\d+, \d+:\d+ [AP]M|^https:/.test(text)
const margins = {
  top: '11/9/26, 2:13 PM Annual Credit Report - Experian',
  bottom: 'https://usa.experian.com/acr/printReport?type=CDI Page {page} of 48',
}

const allHeights = Array.from({ length: 23 }, (_, at) => 60 + 37 * at)
const someHeights = allHeights.filter((_, at) => at % 4 === 0)

/** What differs from the truth and what was left unread, as lines to read. */
function faults(pages: Page[], truth: TruthReport): string[] {
  const report = readExperianAcr(pages)
  return [
    ...describeComparison(compareWithTruth(report, truth)),
    ...report.coverage.unread.map(({ text }) => `unread: ${text}`),
  ]
}

describe.each(soaked(['set-3'] as const, ['set-2', 'set-3', 'set-4'] as const))(
  'the Experian report of %s',
  (set) => {
    let pages: Page[]
    let truth: TruthReport
    beforeAll(async () => {
      pages = await keptPages(readFileSync(sampleFile(set, 'experian.pdf')))
      const found = readTruth(set).reports.find(({ bureau }) => bureau === 'Experian')
      if (found === undefined) throw new Error(`${set} has no Experian report`)
      truth = found
    })

    it('is read the same wherever its pages break', () => {
      const rows = flowOf(pages, isMargin)
      for (const pageHeight of soaked(someHeights, allHeights)) {
        expect([pageHeight, ...faults(pagesOf(rows, { pageHeight, ...margins }), truth)]).toEqual([
          pageHeight,
        ])
      }
    })

    it('is read the same as Safari prints it', () => {
      const bottom = 'https://usa.experian.com/acr/printReport?type=CDI 11/9/26, 2:13 PM\nPage {page} of 48'
      const rows = flowOf(pages, isMargin)
      for (const pageHeight of [333, 700])
        expect(faults(pagesOf(rows, { pageHeight, top: '', bottom }), truth)).toEqual([])
    })

    it.each([0.6, 1.5])('is read the same when printed at %d of its size', (scale) => {
      expect(faults(scaled(pages, scale), truth)).toEqual([])
    })

    it('is read the same when its on-time marks are drawings without text', () => {
      expect(faults(pages.map(withDrawnTicks), truth)).toEqual([])
    })

    it('is read the same when its values wrap in narrow cells', () => {
      const rows = flowOf(pages, isMargin).flatMap(wrappedRow)
      expect(faults(pagesOf(rows, { pageHeight: 700, ...margins }), truth)).toEqual([])
    })
  },
)

function scaled(pages: readonly Page[], scale: number): Page[] {
  const resize = (word: Word): Word => ({
    ...word,
    size: word.size * scale,
    baseline: (word.baseline ?? 0) * scale,
    box: {
      page: word.box.page,
      x: word.box.x * scale,
      y: word.box.y * scale,
      width: word.box.width * scale,
      height: word.box.height * scale,
    },
  })
  return pages.map((page) => ({
    ...page,
    width: page.width * scale,
    height: page.height * scale,
    words: page.words.map(resize),
    marks: [],
  }))
}

/** Check glyphs become green shapes, dashes grey squares and strokes, as other prints have them. */
function withDrawnTicks(page: Page): Page {
  const isTick = (word: Word) => /^[\u2713\ue9a1]$/.test(word.text)
  const isDash = (word: Word) => word.text === '–' && word.box.y % 2 > 1
  const marks: Mark[] = []
  for (const word of page.words) {
    const x = word.box.x + word.box.width / 2
    const y = word.box.y + word.box.height / 2
    if (isTick(word)) {
      marks.push({
        kind: 'path',
        colour: '#1a8a3a',
        box: { page: page.number, x: x - 4, y: y - 4, width: 8.6, height: 8 },
      })
    } else if (isDash(word)) {
      marks.push({
        kind: 'path',
        colour: '#999999',
        box: { page: page.number, x: x - 2, y: y - 2, width: 4.5, height: 4.5 },
      })
    }
  }
  return {
    ...page,
    words: page.words.filter((word) => !isTick(word) && !isDash(word)),
    marks: [...page.marks, ...marks],
  }
}

/** Bold values of more than two words wrap after the second, below themselves; so do long names in headings. */
function wrappedRow(row: FlowRow): FlowRow[] {
  const wrapped: Word[] = []
  const kept: Word[] = []
  for (const segment of segmentsOf(lineOf(row.words))) {
    const isValue = segment.words.length > 2 && segment.words.every((word) => word.bold && word.size < 8)
    const isLabelled = segment.box.x > 100 || segment.words[0]?.text === 'Responsibility'
    const first = segment.words[2]
    if (!isValue || !isLabelled || !first) {
      kept.push(...segment.words)
      continue
    }
    kept.push(...segment.words.slice(0, 2))
    wrapped.push(...segment.words.slice(2).map((word) => movedBy(word, segment.box.x - first.box.x, 0)))
  }
  if (wrapped.length === 0) return [row]
  return [
    { ...row, words: kept },
    { ...row, words: wrapped, space: 1.5 },
  ]
}
