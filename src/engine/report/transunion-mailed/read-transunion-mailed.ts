/**
 * TransUnion's older mailed report (layout facts 2.5, its labels with colons in columns). It is drawn in another order
 * than it is read, so that only positions count here.
 */
import type { Line, Page } from '../../read/positioned-text.ts'
import { columnParagraphs } from '../column-paragraphs.ts'
import type { CreditReport, Inquiry, Printed, Tradeline } from '../credit-report.ts'
import { unreadLine } from '../equifax-acr/unread-lines.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { printed } from '../printed-values.ts'
import { learnWrapStyle } from '../transunion-acr/learn-wrap-style.ts'
import { withoutExplanations } from '../transunion-acr/paragraphs.ts'
import type { WrapStyle } from '../transunion-acr/wrapped-text.ts'
import { UnreadableLayout } from '../unreadable-layout.ts'
import { accountBlocks } from './account-blocks.ts'
import { accountLabels } from './account-labels.ts'
import { readCover } from './cover.ts'
import { readInquiries } from './inquiries.ts'
import { emptyPersonal, readPersonal } from './personal-information.ts'
import { readPublicRecords } from './public-records.ts'
import { asPair, readAccount } from './read-account.ts'
import { type Section, type SectionName, sectionsOf } from './sections.ts'

const accountSections: Readonly<Partial<Record<SectionName, NonNullable<Tradeline['section']>>>> = {
  accounts: 'accounts',
  adverse: 'adverse',
  collections: 'collections',
  satisfactory: 'satisfactory',
}
const explanations =
  /^(Typically, creditors report|The following accounts|Adverse information typically|To help you understand|For your protection|The key|Rating Key|Some creditors|None\.?$|The following disclosure|Your credit report contains)/i

/** Rows of the key to the ratings, which stands before the accounts. */
const ratingKey =
  /\b(Not Reported|Unknown|Current|\d{2,3} days? (late|past due)|Collection|Surrender|Repossession|Charge.?off|Foreclosure)\b.*\b(N\/R|X|OK|\d{2,3}|COL|VS|RPO|C\/O|FC)\b|^(N\/R|X|OK|\d{2,3}|COL|VS|RPO|C\/O|FC) [A-Z]/i

/**
 * Reads the pages of one file that was recognised as this layout. What is not understood is in `coverage.unread`.
 * @throws UnreadableLayout when the date of issue is nowhere in the file, and for nothing else
 */
export function readTransunionMailed(pages: Page[]): CreditReport {
  const sections = sectionsOf(pages)
  const cover = readCover(
    sections.filter(({ name }) => name === 'cover' || name === 'personal').flatMap(({ lines }) => lines),
  )
  if (cover.reportDate === null) throw new UnreadableLayout('the date on which the report was issued')
  const report: CreditReport = {
    bureau: 'TransUnion',
    family: 'transunion-mailed',
    reportDate: cover.reportDate,
    reportNumber: cover.reportNumber,
    preparedFor: cover.preparedFor,
    pageCount: pages.length,
    personal: emptyPersonal(),
    accounts: [],
    inquiries: [],
    publicRecords: [],
    coverage: {
      // This report prints no counts.
      stated: { accounts: null, hardInquiries: null, publicRecords: null },
      found: { accounts: 0, hardInquiries: 0, publicRecords: 0 },
      unread: [],
    },
  }
  const style = styleOf(sections)
  for (const section of sections) addSection(report, section, style)
  report.preparedFor ??= report.personal.names[0] ?? null
  report.coverage.found = {
    accounts: report.accounts.length,
    hardInquiries: report.inquiries.filter(({ kind }) => kind === 'hard').length,
    publicRecords: report.publicRecords.length,
  }
  return report
}

/** How this file breaks its values, learnt from those of its accounts. */
function styleOf(sections: readonly Section[]): WrapStyle {
  const wrapped = sections
    .filter(({ name }) => accountSections[name] !== undefined)
    .flatMap(({ lines }) => accountBlocks(lines).blocks)
    .flatMap(({ rows }) => readLabelledRows(rows, accountLabels).fields.map((field) => asPair(field).value))
  return learnWrapStyle(
    sections.flatMap(({ lines }) => lines),
    wrapped.filter((rows) => rows.length > 1),
  )
}

function addSection(report: CreditReport, { name, lines }: Section, style: WrapStyle): void {
  const { personal, coverage } = report
  const own = accountSections[name]
  if (own !== undefined) addAccounts(report, own, lines, style)
  else if (name === 'personal') {
    const read = readPersonal(lines)
    for (const list of ['names', 'addresses', 'phones', 'employers'] as const)
      personal[list].push(...read.personal[list])
    personal.ssnLast4 ??= read.personal.ssnLast4
    personal.dob ??= read.personal.dob
    coverage.unread.push(...read.unread)
  } else if (name === 'public records') {
    const read = readPublicRecords(lines, style)
    for (const record of read.records)
      report.publicRecords.push({
        ...record,
        id: `transunion-record-${twoDigits(report.publicRecords.length + 1)}`,
      })
    coverage.unread.push(...read.unread)
  } else if (name === 'hard inquiries') addInquiries(report, lines, 'hard')
  else if (name === 'soft inquiries') addInquiries(report, lines, 'soft')
  else if (name === 'messages') personal.notices.push(...textsOf(lines))
  else if (name === 'statements') personal.statements.push(...textsOf(lines))
  else if (name === 'additional')
    coverage.unread.push(...withoutExplanations(lines, explanations).map(unreadLine))
}

function addAccounts(
  report: CreditReport,
  section: NonNullable<Tradeline['section']>,
  lines: Line[],
  style: WrapStyle,
): void {
  const { blocks, before } = accountBlocks(lines)
  const unread = withoutExplanations(before, explanations).filter(({ text }) => !ratingKey.test(text))
  report.coverage.unread.push(...unread.map(unreadLine))
  for (const block of blocks) {
    const read = readAccount(block, section, `transunion-${twoDigits(report.accounts.length + 1)}`, style)
    report.accounts.push(read.account)
    report.coverage.unread.push(...read.unread)
  }
}

function addInquiries(report: CreditReport, lines: Line[], kind: Inquiry['kind']): void {
  const read = readInquiries(lines, kind)
  for (const inquiry of read.inquiries)
    report.inquiries.push({ ...inquiry, id: `transunion-inquiry-${twoDigits(report.inquiries.length + 1)}` })
  report.coverage.unread.push(...read.unread)
}

function textsOf(lines: Line[]): Printed<string>[] {
  const right = Math.max(0, ...lines.map(({ box }) => box.x + box.width))
  const rows = withoutExplanations(lines, explanations).map(({ words }) => words)
  return columnParagraphs(rows, right).map((words) => {
    const text = words.map((word) => word.text).join(' ')
    return printed(text, text, words)
  })
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
