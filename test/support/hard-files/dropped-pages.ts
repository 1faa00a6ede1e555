/** Every sample with pages taken out, and what the audit then says that it does not say of the whole files. */

import { auditReports } from '../../../src/engine/audit/audit-reports.ts'
import type { Finding } from '../../../src/engine/audit/finding.ts'
import { reportUse } from '../../../src/engine/audit/report-use.ts'
import type { Page } from '../../../src/engine/read/positioned-text.ts'
import type { CreditReport } from '../../../src/engine/report/credit-report.ts'
import { type ReportReading, reportsOf } from '../../../src/engine/report/read-report.ts'

/** The pages of a file from which those were taken out: the ones behind them move up. */
export function withoutPages(pages: readonly Page[], lost: readonly number[]): Page[] {
  return pages
    .filter(({ number }) => !lost.includes(number))
    .map((page, at) => {
      const onPage = <T extends { box: { page: number } }>(each: T): T => ({
        ...each,
        box: { ...each.box, page: at + 1 },
      })
      return { ...page, number: at + 1, words: page.words.map(onPage), marks: page.marks.map(onPage) }
    })
}

export interface WholeSet {
  asOf: string
  files: { file: string; pages: Page[]; reading: ReportReading }[]
}

/** What one file lost, and what came of it; 'stopped': nothing of it counts. */
export interface DroppedPage {
  outcome: 'read' | 'stopped' | 'refused'
  /** True when the reports, or the refusal, name just the page that was taken out. */
  isNamed: boolean
  reports: CreditReport[]
  /** Findings that put an entry in question which none does when all pages are there. */
  news: Finding[]
}

/** The file without that page (from 1), audited beside the whole other files of its set. */
export function dropPage({ asOf, files }: WholeSet, file: string, lost: number): DroppedPage {
  const own = files.find((each) => each.file === file)
  if (own === undefined) throw new Error(`The set has no ${file}.`)
  const reading = reportsOf(withoutPages(own.pages, [lost]))
  const of = own.pages.length
  if (!reading.ok) {
    const { missing } = reading.refusal
    const isNamed = missing?.of === of && String(missing.pages) === String(lost)
    return { outcome: 'refused', isNamed, reports: [], news: [] }
  }
  const reportsIn = (some: WholeSet['files']) =>
    some.flatMap((each) => (each.reading.ok ? each.reading.reports : []))
  const others = reportsIn(files.filter((each) => each !== own))
  const whole = auditReports(reportsIn(files), { asOf })
  const known = new Set([...whole.findings, ...whole.questions].flatMap(accusations))
  const { findings, questions } = auditReports([...others, ...reading.reports], { asOf })
  return {
    outcome: reading.reports.every((report) => reportUse(report).use === 'nothing') ? 'stopped' : 'read',
    isNamed: reading.reports.every(
      ({ coverage: { missing } }) => missing?.of === of && String(missing.pages) === String(lost),
    ),
    reports: reading.reports,
    news: [...findings, ...questions].filter((finding) =>
      accusations(finding).some((each) => !known.has(each)),
    ),
  }
}

/** What a finding puts in question at each bureau; what it is compared with is not. */
export function accusations({ ruleKey, bureaus, accounts, evidence }: Finding): string[] {
  return bureaus.map((bureau) => {
    const entries = accounts
      .filter((account) => account.bureau === bureau)
      .map(({ creditor, accountNumber }) => `${creditor} ${accountNumber}`)
    const printed = evidence.filter((line) => line.bureau === bureau).map((line) => line.printed)
    return [ruleKey, bureau, ...(accounts.length > 0 ? entries : printed).sort()].join(' | ')
  })
}
