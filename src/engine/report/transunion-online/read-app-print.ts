/** The print of TransUnion's subscriber app and site (layout facts 2.5, last line). */
import type { Line, Page } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { CreditReport, Inquiry, Printed, PrintedDate } from '../credit-report.ts'
import { textOf } from '../equifax-acr/field-values.ts'
import { saysNothing } from '../equifax-acr/repeated-blocks.ts'
import { unreadLine } from '../equifax-acr/unread-lines.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'
import { dateOfPrinting } from '../transunion-acr/date-of-printing.ts'
import { emptyPersonal, readPersonal } from '../transunion-mailed/personal-information.ts'
import { UnreadableLayout } from '../unreadable-layout.ts'
import { accountBlocks } from './app-blocks.ts'
import { type Section, sectionsOf } from './app-sections.ts'
import { readAppAccount } from './read-app-account.ts'

const dateLine =
  /^(Report Date|Date Created|Credit Report Date|Report as of|As of|Updated|Last Updated|Report Updated|Refreshed)( on)?:? (.+)$/i

/** @throws UnreadableLayout when neither the report nor the browser printed a date, and for nothing else */
export function readAppPrint(pages: Page[]): CreditReport {
  const sections = sectionsOf(pages)
  const reportDate = dateOn(sections.flatMap(({ lines }) => lines)) ?? dateOfPrinting(pages)
  if (reportDate === null) throw new UnreadableLayout('the date of the report')
  const report: CreditReport = {
    bureau: 'TransUnion',
    family: 'transunion-online',
    reportDate,
    reportNumber: null,
    preparedFor: null,
    pageCount: pages.length,
    personal: emptyPersonal(),
    accounts: [],
    inquiries: [],
    publicRecords: [],
    coverage: {
      stated: { accounts: null, hardInquiries: null, publicRecords: null },
      found: { accounts: 0, hardInquiries: 0, publicRecords: 0 },
      unread: [],
    },
  }
  for (const section of sections) addSection(report, section)
  report.preparedFor = report.personal.names[0] ?? null
  report.coverage.found = {
    accounts: report.accounts.length,
    hardInquiries: report.inquiries.filter(({ kind }) => kind === 'hard').length,
    publicRecords: 0,
  }
  return report
}

function addSection(report: CreditReport, { name, lines }: Section): void {
  const { coverage } = report
  const spoken = lines.filter((line) => !saysNothing(line) && !dateLine.test(line.text))
  if (name === 'accounts' || name === 'collections') {
    const { blocks, unread } = accountBlocks(spoken)
    for (const block of blocks) {
      const id = `transunion-${String(report.accounts.length + 1).padStart(2, '0')}`
      const read = readAppAccount(block, name, id)
      report.accounts.push(read.account)
      coverage.unread.push(...read.unread)
    }
    coverage.unread.push(...unread.map(unreadLine))
  } else if (name === 'personal') {
    const { personal, unread } = readPersonal(spoken)
    report.personal = personal
    coverage.unread.push(...unread)
  } else if (name === 'hard inquiries') addInquiries(report, spoken, 'hard')
  else if (name === 'soft inquiries') addInquiries(report, spoken, 'soft')
  // No print with a public record was seen: its lines are said to be unread.
  else if (name === 'public records') coverage.unread.push(...spoken.map(unreadLine))
}

/** One row an inquiry: the company, and in the next column the date. */
function addInquiries(report: CreditReport, lines: readonly Line[], kind: Inquiry['kind']): void {
  for (const line of lines) {
    const cells = segmentsOf(line, 0.9 * (line.words[0]?.size ?? 0))
    const [name, ...rest] = cells
    const dates = rest.flatMap(({ words }) => {
      const date = parsePrintedDate(textOf(words))
      return date === null ? [] : [printed(date, textOf(words), words)]
    })
    if (name === undefined || dates.length !== 1 || !/[A-Za-z]{2}/.test(name.text)) {
      if (!/^(Company|Creditor|Name)\b.*\bDate\b/i.test(line.text))
        report.coverage.unread.push(unreadLine(line))
      continue
    }
    for (const date of dates) {
      const id = `transunion-inquiry-${String(report.inquiries.length + 1).padStart(2, '0')}`
      report.inquiries.push({
        bureau: 'TransUnion',
        id,
        name: printed(name.text, name.text, name.words),
        date,
        kind,
      })
    }
  }
}

function dateOn(lines: readonly Line[]): Printed<PrintedDate> | null {
  for (const { text, words } of lines) {
    const raw = dateLine.exec(text)?.[3]
    const date = raw === undefined ? null : parsePrintedDate(raw)
    if (raw !== undefined && date?.length === 10) return printed(date, raw, words)
  }
  return null
}
