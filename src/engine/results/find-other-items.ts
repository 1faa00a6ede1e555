/** Inquiries, public records and personal information in a later report of the same bureau. */
import { alikeEnough, creditorLikeness } from '../match/creditor-name.ts'
import type { CreditReport, Inquiry, Printed, PublicRecord } from '../report/credit-report.ts'
import { isTouched, mayLackEntries } from '../report/proof/proven-part.ts'
import type { Found } from './find-account-again.ts'

/** The same company on the same day. Of two alike inquiries the first stays the first. */
export function findInquiryAgain(
  inquiry: Inquiry,
  before: CreditReport,
  after: CreditReport,
): Found<Inquiry> {
  const isSame = (other: Inquiry) =>
    other.date.value === inquiry.date.value &&
    creditorLikeness(other.name.value, inquiry.name.value) >= alikeEnough
  const place = before.inquiries.filter(isSame).indexOf(inquiry)
  const item = after.inquiries.filter(isSame)[Math.max(0, place)]
  if (item !== undefined) return { is: 'there', item }
  const { stated, found, unread } = after.coverage
  const isWhole = stated.hardInquiries === null || found.hardInquiries >= stated.hardInquiries
  const name = inquiry.name.value.toUpperCase()
  const isSeen = unread.some(({ text }) => text.toUpperCase().includes(name))
  // A section that a layout does not print, or that was not read, proves nothing.
  const isRead = after.inquiries.length > 0 || after.family === before.family
  return isWhole && isRead && !isSeen && !mayLackEntries(after) ? { is: 'gone' } : { is: 'unsure' }
}

/** The same docket number, or else the same kind of record filed on the same day. */
export function findRecordAgain(
  record: PublicRecord,
  before: CreditReport,
  after: CreditReport,
): Found<PublicRecord> {
  const item = after.publicRecords.find((other) =>
    record.reference !== null && other.reference !== null
      ? plain(other.reference.value) === plain(record.reference.value)
      : record.filed !== null &&
        other.filed?.value === record.filed.value &&
        plain(other.type.value) === plain(record.type.value),
  )
  if (item !== undefined) return { is: 'there', item }
  const { stated, found } = after.coverage
  const isWhole = stated.publicRecords === null || found.publicRecords >= stated.publicRecords
  const isKnown = record.reference !== null || record.filed !== null
  return isWhole && isKnown && !mayLackEntries(after) && after.family === before.family
    ? { is: 'gone' }
    : { is: 'unsure' }
}

/** Whether a line of the personal information is still printed, letter for letter but for case and spaces. */
export function findPersonalLine(
  field: string,
  printed: string,
  before: CreditReport,
  after: CreditReport,
): Found<Printed<string>> {
  const item = personalLines(after, field).find(({ raw }) => plain(raw) === plain(printed))
  if (item !== undefined) return { is: 'there', item }
  const isPrinted = personalLines(after, field).length > 0 || after.family === before.family
  return isPrinted && !isTouched(after, 'personal') ? { is: 'gone' } : { is: 'unsure' }
}

/** Every value that a report prints in a field of its personal information. */
function personalLines({ personal }: CreditReport, field: string): Printed<string>[] {
  if (field === 'names') return personal.names
  if (field === 'addresses') return personal.addresses
  if (field === 'notices') return personal.notices
  const single = field === 'ssnLast4' ? personal.ssnLast4 : field === 'dob' ? personal.dob : null
  return single === null ? [] : [single]
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
