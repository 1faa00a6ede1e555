/** Reads one section and adds what it holds to the report. */
import type { CreditReport, Inquiry, Tradeline } from '../credit-report.ts'
import { accountBlocksOf } from './account-blocks.ts'
import { readCoverSection } from './cover-section.ts'
import { readInquirySection } from './inquiries-section.ts'
import { readMessagesSection } from './messages-section.ts'
import { unreadLines, withoutExplanations } from './paragraphs.ts'
import { readPersonalSection } from './personal-section.ts'
import { readPublicRecordSection } from './public-records-section.ts'
import { readAccount } from './read-account.ts'
import type { Section } from './sections.ts'
import type { WrapStyle } from './wrapped-text.ts'

const accountExplanations = /^(Typically, creditors report|The following accounts|None\.?$)/i
const additionalExplanations = /^(The following disclosure of information|None\.?$)/i

export function addSection(report: CreditReport, { name, lines }: Section, style: WrapStyle): void {
  const { personal, coverage } = report
  switch (name) {
    case 'cover': {
      const cover = readCoverSection(lines, style)
      report.preparedFor = cover.preparedFor
      report.reportNumber = cover.reportNumber
      if (cover.reportDate !== null) report.reportDate = cover.reportDate
      coverage.unread.push(...cover.unread)
      return
    }
    case 'personal': {
      const { personal: read, unread, reportDate } = readPersonalSection(lines, style)
      for (const list of ['names', 'addresses', 'phones', 'employers'] as const)
        personal[list].push(...read[list])
      personal.ssnLast4 ??= read.ssnLast4
      personal.dob ??= read.dob
      if (report.reportDate.confidence === 0 && reportDate !== null) report.reportDate = reportDate
      coverage.unread.push(...unread)
      return
    }
    case 'public records': {
      const { records, unread } = readPublicRecordSection(lines, style)
      for (const record of records) {
        report.publicRecords.push({
          ...record,
          id: `transunion-record-${twoDigits(report.publicRecords.length + 1)}`,
        })
      }
      coverage.unread.push(...unread)
      return
    }
    case 'messages': {
      const { notices, statements, unread } = readMessagesSection(lines, style)
      personal.notices.push(...notices)
      personal.statements.push(...statements)
      coverage.unread.push(...unread)
      return
    }
    case 'additional':
      coverage.unread.push(...unreadLines(withoutExplanations(lines, additionalExplanations)))
      return
    case 'key':
      coverage.unread.push(...unreadLines(belowKey(lines)))
      return
    case 'regular inquiries':
      addInquiries(report, lines, 'hard', style)
      return
    case 'promotional inquiries':
    case 'review inquiries':
      addInquiries(report, lines, 'soft', style)
      return
    default:
      addAccounts(report, name, lines, style)
  }
}

/** A key explains ratings and remarks of any account; what stands below it without a heading is no part of it. */
function belowKey(lines: Section['lines']): Section['lines'] {
  const { before, blocks } = accountBlocksOf(lines)
  return blocks.length === 0 ? [] : lines.slice(before.length)
}

function addInquiries(
  report: CreditReport,
  lines: Section['lines'],
  kind: Inquiry['kind'],
  style: WrapStyle,
): void {
  const { inquiries, unread } = readInquirySection(lines, kind, style)
  for (const inquiry of inquiries) {
    report.inquiries.push({ ...inquiry, id: `transunion-inquiry-${twoDigits(report.inquiries.length + 1)}` })
  }
  report.coverage.unread.push(...unread)
}

function addAccounts(
  report: CreditReport,
  section: NonNullable<Tradeline['section']>,
  lines: Section['lines'],
  style: WrapStyle,
): void {
  const { before, blocks } = accountBlocksOf(lines)
  report.coverage.unread.push(...unreadLines(withoutExplanations(before, accountExplanations)))
  for (const block of blocks) {
    const id = `transunion-${twoDigits(report.accounts.length + 1)}`
    const { account, unread } = readAccount(block, section, id, style)
    if (account !== null) report.accounts.push(account)
    report.coverage.unread.push(...unread)
  }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
