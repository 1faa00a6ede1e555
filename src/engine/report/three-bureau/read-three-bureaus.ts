/** A report that sets the three bureaus side by side. */
import type { Line, Page } from '../../read/positioned-text.ts'
import { bureaus, type CreditReport, type Tradeline, type UnreadLine } from '../credit-report.ts'
import type { LearnedLabel } from '../hints/hints.ts'
import { learnedHeadings, learnedPlans } from '../hints/learned-plans.ts'
import { pointedDate, pointedNumber } from '../hints/pointed-head.ts'
import type { SectionName } from '../labelled/heading-book.ts'
import { sectionsOf } from '../labelled/sections.ts'
import { assembleReports } from './assemble-reports.ts'
import { readBureauCollections } from './bureau-collections.ts'
import { isProse } from './bureau-lists.ts'
import { readBureauRecords } from './bureau-records.ts'
import { readCounts, readScores } from './counts-and-scores.ts'
import { type CreditorContact, readCreditorContacts } from './creditor-contacts.ts'
import { readInquiries } from './inquiry-table.ts'
import { newPerson, readPersonalColumns } from './personal-columns.ts'
import { printedLines } from './printed-lines.ts'
import { readPublicColumns } from './public-columns.ts'
import { readAccounts } from './read-accounts.ts'
import { readCover } from './report-cover.ts'
import { serviceNamed } from './service-name.ts'
import { readStatements } from './statements.ts'
import type { ThreeBureauForm } from './three-bureau-form.ts'

/**
 * One report for each bureau that the file shows. Pure.
 * @param learned labels that staff taught the reader
 * @throws UnreadableLayout when no date or no bureau's column is found
 */
export function readThreeBureaus(
  pages: readonly Page[],
  form: ThreeBureauForm,
  learned: readonly LearnedLabel[] = [],
): CreditReport[] {
  const headings = [...learnedHeadings(learned), ...form.headings]
  const sections = sectionsOf(pages, headings, {
    running: printedLines(pages, form.furniture),
    areMixed: true,
  })
  const linesOf = (...names: SectionName[]): Line[] =>
    sections.filter(({ name }) => names.includes(name)).flatMap(({ lines }) => lines)
  const people = new Map(bureaus.map((bureau) => [bureau, newPerson()]))
  const summary = linesOf('summary')
  // The date of each bureau's data may stand in the summary.
  readPersonalColumns(summary, people)
  const counts = readCounts(summary)
  const spoken = [
    ...readPersonalColumns(linesOf('personal'), people),
    ...readStatements(linesOf('statements'), people),
  ]
  const unread: UnreadLine[] = form.isExplained ? spoken.filter((line) => !isProse(line)) : spoken
  const ofAccounts = linesOf('accounts', 'adverse', 'satisfactory')
  const plans = { ...learnedPlans(learned), ...form.plans }
  const front = linesOf('front')
  // Where the page with the heading of the accounts is lost, they stand at the beginning; where the heading is, behind the summary.
  const isCut = beginsWithin(front, Object.keys(plans))
  const headed = isCut ? [...front, ...ofAccounts] : ofAccounts
  const isHeaded = headed.length > 0
  const accounts = readAccounts(isHeaded ? headed : linesOf('scores', 'other', 'summary'), {
    ...form,
    plans,
  })
  const collections = readBureauCollections(linesOf('collections'))
  const inquiries = readInquiries(linesOf('inquiries', 'hard inquiries'), linesOf('soft inquiries'))
  const columns = readPublicColumns(linesOf('public records'))
  const lists = readBureauRecords(linesOf('public records'))
  const contacts = readCreditorContacts(linesOf('contacts'))
  if (isHeaded) unread.push(...accounts.unread, ...(form.isExplained ? [] : counts.unread))
  // Both readers had the summary's lines: what one of them understood is not unread.
  else
    unread.push(
      ...accounts.unread.filter((line) => !summary.some(isAt(line)) || counts.unread.some(isAt(line))),
    )
  for (const part of [collections, inquiries, columns, lists, contacts]) unread.push(...part.unread)
  const cover = readCover(isCut ? [] : front)
  return assembleReports({
    family: form.family,
    pageCount: pages.length,
    people,
    fileDate: pointedDate(pages) ?? cover.reportDate,
    reportNumber: pointedNumber(pages) ?? cover.reportNumber,
    service: serviceNamed(pages),
    preparedFor: cover.preparedFor,
    accounts: [
      ...accounts.accounts.map((account) => withContact(account, contacts.contacts)),
      ...collections.accounts,
    ],
    inquiries: inquiries.inquiries,
    publicRecords: [...columns.records, ...lists.records],
    scores: readScores(linesOf('scores')),
    stated: counts.stated,
    unread,
    unreadOf: accounts.unreadOf,
  })
}

const isAt =
  ({ box }: UnreadLine) =>
  (line: Pick<Line, 'box'>): boolean =>
    line.box.page === box.page && line.box.y === box.y && line.box.x === box.x

/** So many lines a browser may print at the top of a page. */
const mostAbove = 2

/** No cover stands first, but rows of an account that goes on from a page that is not there. */
function beginsWithin(front: readonly Line[], labels: readonly string[]): boolean {
  return front
    .slice(0, mostAbove + 1)
    .some(({ text }) => labels.some((label) => text.toLowerCase().startsWith(label.toLowerCase())))
}

/** The service prints one name over the three columns, so the address is that of the name printed. */
function withContact(account: Tradeline, contacts: readonly CreditorContact[]): Tradeline {
  const contact = contacts.find(({ name }) => name === account.creditor.value)
  if (contact === undefined) return account
  return { ...account, furnisherAddress: contact.address, furnisherPhone: contact.phone }
}
