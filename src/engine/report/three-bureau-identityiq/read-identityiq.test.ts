import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../../../../test/recovery/seeded-random.ts'
import { compareWithTruth, describeComparison } from '../../../../test/support/compare-with-truth.ts'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { loseLines, readDamaged } from '../../../../test/support/print-three-bureau/lose-lines.ts'
import { scoreAudit } from '../../../../test/support/score-audit.ts'
import { readTruth, sampleFile, type TruthReport } from '../../../../test/support/truth-report.ts'
import { auditReports } from '../../audit/audit-reports.ts'
import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import { UnreadableLayout } from '../layout.ts'
import { plainReport, tradelineFields } from '../plain-report.ts'
import { identityIq } from './layout.ts'

const truth = readTruth('set-6')
let pages: Page[] = []

beforeAll(async () => {
  pages = await keptPages(readFileSync(sampleFile('set-6', 'three-bureau.pdf')))
})

function truthOf(report: CreditReport): TruthReport {
  const found = truth.reports.find(({ bureau }) => bureau === report.bureau)
  if (found === undefined) throw new Error(report.bureau)
  return found
}

/** Every account read must be one of the file, and whatever is read of it must be what the file prints. */
function expectNothingInvented(reports: CreditReport[]): void {
  for (const report of reports) {
    const expected = truthOf(report)
    for (const account of plainReport(report).accounts) {
      const candidates = expected.accounts.filter(({ creditor }) => account.creditor === creditor)
      const isAccount = candidates.some(
        (candidate) =>
          tradelineFields.every((field) => account[field] === null || account[field] === candidate[field]) &&
          account.history.every(({ month, code }) =>
            candidate.history.some((each) => each.month === month && each.code === code),
          ),
      )
      expect([report.bureau, account.creditor, account.accountNumber, isAccount]).toEqual([
        report.bureau,
        account.creditor,
        account.accountNumber,
        true,
      ])
    }
  }
}

describe('the three-bureau sample', () => {
  it('is read as it is printed, for each of the three bureaus', () => {
    const reports = identityIq.read(pages)
    expect(reports.map(({ bureau }) => bureau)).toEqual(['Experian', 'Equifax', 'TransUnion'])
    for (const report of reports) {
      expect(describeComparison(compareWithTruth(report, truthOf(report)))).toEqual([])
      expect(report.coverage.unread).toEqual([])
      expect(report.coverage.found).toEqual(report.coverage.stated)
      expect(report.reportNumber?.value).toBe('M00300126')
    }
    expect(reports.map(({ scores }) => scores?.map(({ score }) => score.value))).toEqual([
      [723],
      [661],
      [622],
    ])
  })

  it('shows every planted error, and none of what only looks like one', () => {
    const { findings, questions } = auditReports(identityIq.read(pages), { asOf: truth.asOf })
    const { missed, decoys, falsePositives } = scoreAudit(findings, questions, truth)
    expect(missed.map(({ ruleKey }) => ruleKey)).toEqual([])
    expect([...decoys, ...falsePositives].map(({ statement }) => statement)).toEqual([])
  })

  it('gives each value the place where its own column prints it', () => {
    for (const report of identityIq.read(pages)) {
      for (const account of report.accounts) {
        const { balance } = account
        if (balance === null) throw new Error(account.id)
        const { page, x, y, width, height } = balance.box
        const inside = pages[page - 1]?.words.filter(
          ({ box }) =>
            box.x >= x - 0.1 &&
            box.y >= y - 0.1 &&
            box.x + box.width <= x + width + 0.1 &&
            box.y + box.height <= y + height + 0.1,
        )
        expect(inside?.map(({ text }) => text).join(' ')).toBe(balance.raw)
        const column = { TransUnion: 150, Experian: 298, Equifax: 445 }[report.bureau]
        expect(Math.abs(x - column)).toBeLessThan(2)
        expect(account.blocks.some((block) => block.page === page)).toBe(true)
      }
    }
  })

  it('is the same in whatever order the file draws its words', () => {
    const random = seededRandom(4)
    const shuffled = pages.map((page) => ({
      ...page,
      words: page.words
        .map((word) => ({ word, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ word }) => word),
    }))
    expect(identityIq.read(shuffled)).toEqual(identityIq.read(pages))
  })
})

describe('a damaged three-bureau report', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('that lost every tenth line gets nothing invented, seed %d', (seed) => {
    const reports = readDamaged(identityIq, loseLines(pages, 0.1, seed))
    expectNothingInvented(reports)
    expect(reports.reduce((sum, { accounts }) => sum + accounts.length, 0)).toBeGreaterThan(30)
  })

  it.each([11, 12, 13])('that lost some pages gets nothing invented, seed %d', (seed) => {
    const random = seededRandom(seed)
    expectNothingInvented(
      readDamaged(
        identityIq,
        pages.filter(() => random() < 0.8),
      ),
    )
  })

  it('without its first page has no date, and says so', () => {
    expect(() => identityIq.read(pages.slice(1))).toThrow(UnreadableLayout)
    expect(() => identityIq.read([])).toThrow('columns')
  })
})
