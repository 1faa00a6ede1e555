/** A report that sets the three bureaus side by side. */
import type { Line, Page } from '../../read/positioned-text.ts'
import { byLine, isSamePlace } from '../boxes-in.ts'
import { type Bureau, bureaus, type CreditReport, type Tradeline, type UnreadLine } from '../credit-report.ts'
import type { LearnedLabel } from '../hints/hints.ts'
import { learnedHeadings, learnedPlans } from '../hints/learned-labels.ts'
import { pointedHead } from '../hints/part-with-form.ts'
import { byOwnKey } from '../labelled/code-meanings.ts'
import type { SectionName } from '../labelled/heading-book.ts'
import { type ReportHead, readHead } from '../labelled/report-head.ts'
import { sectionsOf } from '../labelled/sections.ts'
import { UnreadableLayout } from '../layout.ts'
import { foundIn, itemId } from '../new-tradeline.ts'
import { readDate, readText } from '../printed-values.ts'
import { isProse, readBureauCollections, readBureauRecords } from './bureau-lists.ts'
import { readCounts, readScores } from './counts-and-scores.ts'
import { type CreditorContact, readCreditorContacts, readInquiries } from './listed-tables.ts'
import { newPerson, readPersonalColumns, readStatements } from './personal-columns.ts'
import { printedLines } from './printed-lines.ts'
import { readAccounts } from './read-accounts.ts'
import type { ThreeBureauForm } from './three-bureau-form.ts'

/**
 * One report for each bureau that the file shows. Pure.
 * @param learned labels that staff taught the reader
 * @throws UnreadableLayout when it shows nothing of any, or when a bureau's report has no date
 */
export function readThreeBureaus(
  pages: readonly Page[],
  form: ThreeBureauForm,
  learned: readonly LearnedLabel[] = [],
): CreditReport[] {
  const parts = partsOf(pages, form, learned)
  const reports = bureaus.filter((bureau) => isShown(parts, bureau)).map((bureau) => reportOf(parts, bureau))
  if (reports.length === 0) throw new UnreadableLayout('columns')
  return reports
}

function partsOf(pages: readonly Page[], form: ThreeBureauForm, learned: readonly LearnedLabel[]) {
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
  const shown = isHeaded ? headed : linesOf('front', 'scores', 'other', 'summary')
  const accountForm = {
    ...form,
    plans,
    codeOf: form.codeOf && byOwnKey(form.codeOf, form.keyMayStandFirst ? [...front, ...shown] : shown),
  }
  const accounts = readAccounts(shown, accountForm)
  const collections = readCollections(linesOf('collections'), accountForm)
  const inquiries = readInquiries(linesOf('inquiries', 'hard inquiries'), linesOf('soft inquiries'))
  const records = readBureauRecords(linesOf('public records'))
  const contacts = readCreditorContacts(linesOf('contacts'))
  if (isHeaded) unread.push(...accounts.unread, ...(form.isExplained ? [] : counts.unread))
  // Both readers had the summary's lines: what one of them understood is not unread.
  else
    unread.push(
      ...accounts.unread.filter((line) => !summary.some(isAt(line)) || counts.unread.some(isAt(line))),
    )
  for (const part of [collections, inquiries, records, contacts]) unread.push(...part.unread)
  const cover = readCover(isCut ? [] : front)
  return {
    family: form.family,
    pageCount: pages.length,
    people,
    // For a bureau that has no date of its own.
    fileDate: pointedHead(pages, 'reportDate') ?? cover.reportDate,
    reportNumber: pointedHead(pages, 'reportNumber') ?? cover.reportNumber,
    service: serviceNamed(pages),
    // Where the cover names nobody, the bureau's first name stands in.
    preparedFor: cover.preparedFor,
    accounts: [
      ...accounts.accounts.map((account) => withContact(account, contacts.contacts)),
      ...collections.accounts,
    ],
    inquiries: inquiries.inquiries,
    publicRecords: records.records,
    scores: readScores(linesOf('scores')),
    stated: counts.stated,
    // Lines of no one bureau: each of the reports lists them, for any of the three may have lost something there.
    unread,
    unreadOf: (bureau: Bureau) => [accounts, collections].flatMap((each) => each.unreadOf.get(bureau) ?? []),
  }
}

/** Collections in tables as the accounts are, else below the name of each bureau. */
function readCollections(
  lines: readonly Line[],
  form: Parameters<typeof readAccounts>[1],
): ReturnType<typeof readAccounts> {
  const inTables = readAccounts(lines, form)
  if (inTables.accounts.length === 0) return { ...readBureauCollections(lines), unreadOf: new Map() }
  const accounts = inTables.accounts.map((account): Tradeline => ({ ...account, section: 'collections' }))
  return { ...inTables, accounts }
}

const isAt =
  ({ box }: UnreadLine) =>
  (line: Pick<Line, 'box'>): boolean =>
    isSamePlace(line.box, box)

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

/**
 * The cover of a report of three bureaus: its date, its number and whom it is about.
 * Behind labels ('Report Date: 10/25/2026', 'Reference # M00300126'); else 'Alex Testperson | September 01, 2026' below
 * the title, or the name above the date on a line of its own.
 */
function readCover(cover: readonly Line[]): ReportHead {
  const head = readHead(cover, [])
  if (head.reportDate !== null) return head
  for (const [at, { words, box }] of cover.entries()) {
    const bar = words.findIndex(({ text }) => text === '|')
    const date = readDate(words.slice(bar + 1))
    if (date === null || date.value.length < 10 || box.page !== cover[0]?.box.page) continue
    const above = cover[at - 1]
    const named =
      bar > 0 ? words.slice(0, bar) : above === undefined || /report/i.test(above.text) ? [] : above.words
    return { ...head, reportDate: date, preparedFor: readText(named) }
  }
  return head
}

const names = ['IdentityIQ', 'MyScoreIQ', 'SmartCredit', 'MyFreeScoreNow'] as const
const anyName = new RegExp(names.join('|'), 'i')

/** The monitoring service that the pages name, in a heading or an address; null where they name none, or more than one. */
function serviceNamed(pages: readonly Page[]): string | null {
  const words = pages.flatMap((page) => page.words).filter(({ text }) => anyName.test(text))
  const named = names.filter((name) =>
    words.some(({ text }) => text.toLowerCase().includes(name.toLowerCase())),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

type Parts = ReturnType<typeof partsOf>

function isShown(parts: Parts, bureau: Bureau): boolean {
  const person = parts.people.get(bureau)
  return (
    (person !== undefined && (person.reportDate !== null || person.personal.names.length > 0)) ||
    [...parts.accounts, ...parts.inquiries, ...parts.publicRecords].some((each) => each.bureau === bureau)
  )
}

function reportOf(parts: Parts, bureau: Bureau): CreditReport {
  const person = parts.people.get(bureau)
  const reportDate = person?.reportDate ?? parts.fileDate
  if (person === undefined || reportDate === null) throw new UnreadableLayout('date')
  const own = <T extends { bureau: Bureau }>(items: readonly T[], kind: Parameters<typeof itemId>[1]) =>
    items
      .filter((item) => item.bureau === bureau)
      .map((item, at) => ({ ...item, id: itemId(bureau, kind, at) }))
  const accounts = own(parts.accounts, '')
  const inquiries = own(parts.inquiries, 'inquiry-')
  const publicRecords = own(parts.publicRecords, 'record-')
  const score = parts.scores.get(bureau)
  return {
    bureau,
    family: parts.family,
    reportDate,
    reportNumber: parts.reportNumber,
    preparedFor: parts.preparedFor ?? person.personal.names[0] ?? null,
    pageCount: parts.pageCount,
    personal: person.personal,
    accounts,
    inquiries,
    publicRecords,
    coverage: {
      stated: parts.stated.get(bureau) ?? { accounts: null, hardInquiries: null, publicRecords: null },
      found: foundIn({ accounts, inquiries, publicRecords }),
      unread: [...parts.unread.map(({ text, box }) => ({ text, box })), ...parts.unreadOf(bureau)].sort(
        (a, b) => byLine(a.box, b.box),
      ),
    },
    ...(score === undefined ? {} : { scores: [score] }),
    ...(parts.service === null ? {} : { service: parts.service }),
  }
}
