import type { Line, Page } from '../../read/positioned-text.ts'
import type { CreditReport, Tradeline, UnreadLine } from '../credit-report.ts'
import { UnreadableLayout } from '../unreadable-layout.ts'
import { accountBlocks } from './account-blocks.ts'
import { paragraphs } from './comments.ts'
import { readFrontPage } from './front-page.ts'
import { readInquiries } from './inquiries.ts'
import { readPersonalInformation } from './personal-information.ts'
import { readPublicRecords } from './public-records.ts'
import { readAccount } from './read-account.ts'
import { reportLines } from './report-lines.ts'
import { sectionsOf } from './sections.ts'

/**
 * Experian's report as AnnualCreditReport.com's browser print shows it ('Annual Credit Report - Experian').
 * Every value has its page and box; what no rule understood is in `coverage.unread`.
 * @throws UnreadableLayout when the file has no report date: it is then no such report.
 */
export function readExperianAcr(pages: Page[]): CreditReport {
  const unreadLines: UnreadLine[] = []
  const unread = (line: Line): void => {
    unreadLines.push({ text: line.text, box: line.box })
  }
  const sections = sectionsOf(reportLines(pages))
  const front = readFrontPage(sections.front, pages)
  if (!front.reportDate) throw new UnreadableLayout('the date on which the report was generated')
  const pageWidth = pages[0]?.width ?? 612
  const marks = new Map(pages.map((page) => [page.number, page.marks]))
  const personal = readPersonalInformation(sections.personal, pageWidth, unread)
  personal.notices.push(...paragraphs(sections.messages, pageWidth))
  const accounts: Tradeline[] = []
  for (const block of accountBlocks(sections.accounts, unread)) {
    const id = `experian-${String(accounts.length + 1).padStart(2, '0')}`
    const onPages = [...new Set(block.lines.map((line) => line.box.page))]
    const context = { marks: onPages.flatMap((page) => marks.get(page) ?? []), pageWidth, unread }
    const account = readAccount(block, id, context)
    if (account) accounts.push(account)
    personal.statements.push(...paragraphs(block.parts.statement, pageWidth))
  }
  const hard = readInquiries(sections.hard, 'hard', 1, unread)
  const soft = readInquiries(sections.soft, 'soft', hard.length + 1, unread)
  const publicRecords = readPublicRecords(sections.public, unread)
  return {
    bureau: 'Experian',
    family: 'experian-acr',
    reportDate: front.reportDate,
    reportNumber: front.reportNumber,
    preparedFor: front.preparedFor,
    pageCount: pages.length,
    personal,
    accounts,
    inquiries: [...hard, ...soft],
    publicRecords,
    coverage: {
      stated: front.stated,
      found: { accounts: accounts.length, hardInquiries: hard.length, publicRecords: publicRecords.length },
      unread: unreadLines,
    },
  }
}
