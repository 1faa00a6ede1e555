/**
 * Readers compete: of several readings of one file the best of each section is kept, by what each shows of itself.
 * A layout that was recognised and failed in one section has still read the others.
 */

import { linesOf } from '../read/lines.ts'
import type { Box, Page } from '../read/positioned-text.ts'
import { boxesIn, isOnOneLine } from './boxes-in.ts'
import type { CreditReport, Printed, Tradeline, UnreadLine } from './credit-report.ts'
import { keyOf } from './label-keys.ts'
import { foundIn } from './new-tradeline.ts'
import { tradelineFields } from './plain-report.ts'

const sectionNames = ['accounts', 'inquiries', 'publicRecords', 'personal'] as const
type SectionName = (typeof sectionNames)[number]

/** The certainty of a value that another good reading of the same place reads otherwise: it is asked, not claimed. */
const disputed = 0.5
/** An entry that the report counts and a reading lacks, or has too many, weighs as much as so many unread lines. */
const weightOfCount = 10

/** Nothing in the file says that the reading lacks anything. */
export function isSound({ coverage, accounts }: CreditReport): boolean {
  return coverage.unread.length === 0 && accounts.length > 0 && countsMissed(coverage, 'accounts') === 0
}

/** More than a tenth of its lines were not understood. */
export function isThin(report: CreditReport, pages: readonly Page[]): boolean {
  const { unread, lines = 0 } = withLineCount(report, pages).coverage
  return unread.length > 0.1 * lines
}

/**
 * One report of several readings of the same pages. A section is taken from another reading only where that one reads
 * clearly more of it; the head of the report is the first one's.
 * @param readings at least one, the layout's own first
 */
export function bestReading(readings: readonly CreditReport[], pages: readonly Page[]): CreditReport | null {
  const [own, ...rivals] = readings
  if (own === undefined) return null
  // What the report counts of itself counts for whoever reads it.
  const others = rivals.map((rival) => withStated(rival, own))
  const bestOf = (section: SectionName) =>
    others.reduce((held, other) => (isBetter(other, held, section) ? other : held), own)
  const accounts = bestOf('accounts')
  const [inquiries, records, person] = [bestOf('inquiries'), bestOf('publicRecords'), bestOf('personal')]
  const used = { accounts, inquiries, publicRecords: records, personal: person }
  const merged: CreditReport = {
    ...own,
    family: accounts.family,
    accounts: accounts.accounts,
    inquiries: inquiries.inquiries,
    publicRecords: records.publicRecords,
    personal: person.personal,
    coverage: { ...own.coverage, unread: unreadIn(used) },
  }
  merged.coverage.found = foundIn(merged)
  const good = [own, ...others].filter((reading) => reading !== accounts && !isThin(reading, pages))
  return isThin(accounts, pages) ? merged : { ...merged, accounts: withDisputes(merged.accounts, good) }
}

function withStated(reading: CreditReport, { coverage: { stated } }: CreditReport): CreditReport {
  const said = Object.entries(reading.coverage.stated).filter(([, count]) => count !== null)
  const all = { ...stated, ...Object.fromEntries(said) }
  return { ...reading, coverage: { ...reading.coverage, stated: all } }
}

/** A good reading of its own is not given up for a few values more. */
function isBetter(other: CreditReport, held: CreditReport, section: SectionName): boolean {
  const [theirs, ours] = [worthOf(other, section), worthOf(held, section)]
  return theirs > 0 && theirs > 1.1 * ours
}

/** Values read less what is known to be lacking, so far as the reading itself and the report's own counts tell. */
function worthOf(report: CreditReport, section: SectionName): number {
  // Whoever reads no name took labels for values: however many of them, they are nobody's.
  if (section === 'personal' && report.personal.names.length === 0) return 0
  const boxes = boxesOf(report, section)
  const missed = section === 'personal' ? 0 : weightOfCount * countsMissed(report.coverage, section)
  return boxes.length - unreadWithin(boxes, report.coverage.unread) - missed
}

function countsMissed(
  { stated, found }: CreditReport['coverage'],
  section: Exclude<SectionName, 'personal'>,
): number {
  const key = section === 'inquiries' ? 'hardInquiries' : section
  return stated[key] === null ? 0 : Math.abs(stated[key] - found[key])
}

/** The places of what was read in a section. Where an account's block lies tells nothing of that. */
function boxesOf(report: CreditReport, section: SectionName): Box[] {
  return boxesIn(
    section === 'accounts' ? report.accounts.map(({ blocks: _, ...read }) => read) : report[section],
  )
}

/** From the first of these places to the last. */
function spanOf(boxes: readonly Box[]): { from: number; to: number } {
  const places = boxes.map(placeOf)
  return { from: Math.min(...places), to: Math.max(...places) }
}

/** Unread lines between the first and the last place of a section. */
function unreadWithin(boxes: readonly Box[], unread: readonly UnreadLine[]): number {
  const { from, to } = spanOf(boxes)
  return unread.filter(({ box }) => placeOf(box) >= from && placeOf(box) <= to).length
}

const placeOf = ({ page, y }: Box): number => 10_000 * page + y

/**
 * Lines within a section that its own reading did not understand, and elsewhere those that no reading that is used understood:
 * what another reading made of a line of a section is not in the report.
 */
function unreadIn(used: Readonly<Record<SectionName, CreditReport>>): UnreadLine[] {
  const readings = [...new Set(Object.values(used))]
  const spans = sectionNames.map((section) => ({
    reading: used[section],
    ...spanOf(boxesOf(used[section], section)),
  }))
  const lines: UnreadLine[] = []
  for (const { coverage } of readings) {
    const isKnown = ({ box }: UnreadLine) => lines.some((line) => isOnOneLine(line.box, box))
    lines.push(...coverage.unread.filter((line) => !isKnown(line)))
  }
  return lines.filter(({ box }) => {
    const place = placeOf(box)
    const own = spans.filter(({ from, to }) => place >= from && place <= to).map(({ reading }) => reading)
    return (own.length > 0 ? own : readings).every(({ coverage }) =>
      coverage.unread.some((other) => isOnOneLine(other.box, box)),
    )
  })
}

/** Where another good reading of the same account reads another value at the same label, none of the two is claimed. */
function withDisputes(accounts: readonly Tradeline[], rivals: readonly CreditReport[]): Tradeline[] {
  const theirs = rivals.flatMap((rival) => rival.accounts)
  return accounts.map((account) => {
    const twins = theirs.filter(({ creditor }) => isOnOneLine(creditor.box, account.creditor.box))
    const changed = tradelineFields.flatMap((field) => {
      const value: Printed<unknown> | null = account[field]
      const isDisputed = twins.some((twin) => isOther(value, twin[field]))
      return value === null || !isDisputed ? [] : [[field, { ...value, confidence: disputed }] as const]
    })
    return changed.length === 0 ? account : { ...account, ...Object.fromEntries(changed) }
  })
}

/** A part of the same words, as a name without what stands behind it, is no other value. */
function isOther(one: Printed<unknown> | null, other: Printed<unknown> | null): boolean {
  if (one === null || other === null) return false
  if (typeof one.value === 'number') return one.value !== other.value
  const [left, right] = [keyOf(String(one.value)), keyOf(String(other.value))]
  return !left.includes(right) && !right.includes(left)
}

/** What follows is the same in every report and nobody's data (report-layouts 2.0.6). */
const rights = /A Summary of Your Rights Under the Fair Credit Reporting Act/i

/**
 * The report with the number of lines that the file prints before the summary of rights, against which the lines not
 * understood are weighed. Counted only where some were not understood.
 */
export function withLineCount(report: CreditReport, pages: readonly Page[]): CreditReport {
  if (report.coverage.unread.length === 0) return report
  const lines = pages.flatMap(linesOf)
  const end = lines.findIndex(({ text }) => rights.test(text))
  return { ...report, coverage: { ...report.coverage, lines: end < 0 ? lines.length : end } }
}
