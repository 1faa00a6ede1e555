/** The parts of a three-bureau file, sorted by bureau into one report each. */
import type {
  Bureau,
  Coverage,
  CreditReport,
  Inquiry,
  LayoutFamily,
  Printed,
  PrintedDate,
  PrintedScore,
  PublicRecord,
  Tradeline,
  UnreadLine,
} from '../credit-report.ts'
import { bureaus } from '../credit-report.ts'
import { foundIn, itemId } from '../new-tradeline.ts'
import { UnreadableLayout } from '../unreadable-layout.ts'
import type { BureauPerson } from './personal-columns.ts'

export interface ThreeBureauParts {
  family: LayoutFamily
  pageCount: number
  people: ReadonlyMap<Bureau, BureauPerson>
  /** The date of the whole file, for a bureau that has none of its own. */
  fileDate: Printed<PrintedDate> | null
  reportNumber: Printed<string> | null
  /** The monitoring service that the file names. */
  service?: string | null
  /** The consumer as the cover names them; null where it does not, and the bureau's first name stands in. */
  preparedFor: Printed<string> | null
  accounts: readonly Tradeline[]
  inquiries: readonly Omit<Inquiry, 'id'>[]
  publicRecords: readonly Omit<PublicRecord, 'id'>[]
  scores: ReadonlyMap<Bureau, PrintedScore>
  stated: ReadonlyMap<Bureau, Coverage['stated']>
  /** Lines of no one bureau: each of the reports lists them, for any of the three may have lost something there. */
  unread: readonly UnreadLine[]
  unreadOf: ReadonlyMap<Bureau, UnreadLine[]>
}

/**
 * One report for each bureau of which the file shows anything.
 * @throws UnreadableLayout when it shows nothing of any, or when a bureau's report has no date
 */
export function assembleReports(parts: ThreeBureauParts): CreditReport[] {
  const reports = bureaus.filter((bureau) => isShown(parts, bureau)).map((bureau) => reportOf(parts, bureau))
  if (reports.length === 0) throw new UnreadableLayout('columns')
  return reports
}

function isShown(parts: ThreeBureauParts, bureau: Bureau): boolean {
  const person = parts.people.get(bureau)
  return (
    (person !== undefined && (person.reportDate !== null || person.personal.names.length > 0)) ||
    [...parts.accounts, ...parts.inquiries, ...parts.publicRecords].some((each) => each.bureau === bureau)
  )
}

function reportOf(parts: ThreeBureauParts, bureau: Bureau): CreditReport {
  const person = parts.people.get(bureau)
  const reportDate = person?.reportDate ?? parts.fileDate
  if (person === undefined || reportDate === null) throw new UnreadableLayout('date')
  const of = <T extends { bureau: Bureau }>(items: readonly T[]) =>
    items.filter((item) => item.bureau === bureau)
  const accounts = of(parts.accounts).map((account, at) => ({ ...account, id: itemId(bureau, '', at) }))
  const inquiries = of(parts.inquiries).map((inquiry, at) => ({
    ...inquiry,
    id: itemId(bureau, 'inquiry-', at),
  }))
  const publicRecords = of(parts.publicRecords).map((record, at) => ({
    ...record,
    id: itemId(bureau, 'record-', at),
  }))
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
      unread: [
        ...parts.unread.map(({ text, box }) => ({ text, box })),
        ...(parts.unreadOf.get(bureau) ?? []),
      ].sort((a, b) => a.box.page - b.box.page || a.box.y - b.box.y),
    },
    ...(score === undefined ? {} : { scores: [score] }),
    ...(parts.service == null ? {} : { service: parts.service }),
  }
}
