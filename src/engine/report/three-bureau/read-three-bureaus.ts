/** The report of a monitoring service that sets the three bureaus side by side. */
import type { Line, Page } from '../../read/positioned-text.ts'
import type {
  CreditReport,
  LayoutFamily,
  Printed,
  PrintedDate,
  Tradeline,
  UnreadLine,
} from '../credit-report.ts'
import { bureaus } from '../credit-report.ts'
import { assembleReports } from './assemble-reports.ts'
import { readDate, readText } from './cell-values.ts'
import { readCounts, readScores } from './counts-and-scores.ts'
import { type CreditorContact, readCreditorContacts } from './creditor-contacts.ts'
import { readInquiryTable } from './inquiry-table.ts'
import { newPerson, readPersonalColumns } from './personal-columns.ts'
import { printedLines } from './printed-lines.ts'
import { readPublicColumns } from './public-columns.ts'
import { type AccountReading, readServiceAccounts } from './service-accounts.ts'
import { serviceNamed } from './service-name.ts'
import { serviceSections } from './service-sections.ts'
import { readStatements } from './statements.ts'

export interface Service extends AccountReading {
  family: LayoutFamily
}

/**
 * One report for each bureau that the file shows. Pure.
 * @throws UnreadableLayout when no date or no bureau's column is found
 */
export function readServiceReport(pages: readonly Page[], service: Service): CreditReport[] {
  const lines = printedLines(pages, null)
  const sections = serviceSections(lines)
  const people = new Map(bureaus.map((bureau) => [bureau, newPerson()]))
  const unread: UnreadLine[] = [
    ...readPersonalColumns(sections.personal, people),
    ...readStatements(sections.statements, people),
  ]
  const counts = readCounts(sections.summary)
  // Where the heading of the accounts is lost, they stand behind the summary.
  const accountLines =
    sections.accounts.length > 0
      ? sections.accounts
      : [...sections.scores, ...sections.factors, ...sections.summary]
  const accounts = readServiceAccounts(accountLines, service)
  const inquiries = readInquiryTable(sections.inquiries)
  const records = readPublicColumns(sections.records)
  const contacts = readCreditorContacts(sections.contacts)
  for (const part of [counts, accounts, inquiries, records, contacts]) unread.push(...part.unread)
  return assembleReports({
    family: service.family,
    pageCount: pages.length,
    people,
    fileDate: dateBehind(sections.cover),
    reportNumber: numberBehind(sections.cover),
    service: serviceNamed(pages),
    preparedFor: null,
    accounts: accounts.accounts.map((account) => withContact(account, contacts.contacts)),
    inquiries: inquiries.inquiries,
    publicRecords: records.records,
    scores: readScores(sections.scores),
    stated: counts.stated,
    unread,
    unreadOf: accounts.unreadOf,
  })
}

/** The service prints one name over the three columns, so the address is that of the name printed. */
function withContact(account: Tradeline, contacts: readonly CreditorContact[]): Tradeline {
  const contact = contacts.find(({ name }) => name === account.creditor.value)
  if (contact === undefined) return account
  return { ...account, furnisherAddress: contact.address, furnisherPhone: contact.phone }
}

/** 'Report Date: 10/25/2026'. */
function dateBehind(cover: readonly Line[]): Printed<PrintedDate> | null {
  for (const { words } of cover) {
    const at = words.findIndex(
      ({ text }, i) => /^date:?$/i.test(text) && /^report$/i.test(words[i - 1]?.text ?? ''),
    )
    const date =
      at === -1 ? null : (readDate(words.slice(at + 1, at + 2)) ?? readDate(words.slice(at + 1, at + 4)))
    if (date !== null) return date
  }
  return null
}

/** 'Reference # M00300126'. */
function numberBehind(cover: readonly Line[]): Printed<string> | null {
  for (const { words } of cover) {
    const at = words.findIndex(
      ({ text }, i) => /^#:?$/.test(text) && /^reference$/i.test(words[i - 1]?.text ?? ''),
    )
    const number = words[at + 1]
    if (at !== -1 && number !== undefined && /\d/.test(number.text)) return readText([number])
  }
  return null
}
