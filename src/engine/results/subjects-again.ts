/** What a disputed finding is about, found again in a later report. */
import type { Evidence, Finding } from '../audit/finding.ts'
import { fieldEvidence } from '../audit/make-finding.ts'
import { compareMasks } from '../match/account-mask.ts'
import type { CreditReport, Tradeline } from '../report/credit-report.ts'
import { type Found, findAccountByPrint, findAccountsAgain } from './find-account-again.ts'
import { findInquiryAgain, findPersonalLine, findRecordAgain } from './find-other-items.ts'
import {
  accountLinesAgain,
  inquiryLineAgain,
  isUnchanged,
  type LineAgain,
  recordLinesAgain,
} from './lines-again.ts'
import { movedDates } from './reaged.ts'

export type SubjectAgain =
  | { is: 'gone' }
  | { is: 'unsure' }
  | {
      is: 'there'
      /** Id in the later report; null for personal information. */
      itemId: string | null
      lines: LineAgain[]
      /** Dates that now keep the account longer. */
      moved: LineAgain[]
      /** Nothing in the whole entry has changed. Null: the earlier entry is not at hand, so that nobody can say. */
      isUnchanged: boolean | null
    }

/** In the order of the finding's evidence; the first is what is disputed above all. */
export interface SubjectsAgain {
  items: SubjectAgain[]
}

export function subjectsAgain(finding: Finding, before: CreditReport, after: CreditReport): SubjectsAgain {
  const lines = finding.evidence.filter(({ bureau }) => bureau === after.bureau)
  const ids = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))]
  if (ids.length === 0) return { items: lines.map((line) => personalAgain(line, before, after)) }
  const entries = ids.flatMap((id) => entryOf(id, lines, before) ?? [])
  const found = findAccountsAgain(entries, before, after)
  return {
    items: ids.map((id) => {
      const own = lines.filter(({ itemId }) => itemId === id)
      const at = entries.findIndex((entry) => entry.id === id)
      const entry = entries[at]
      const place = found[at]
      if (entry !== undefined && place !== undefined)
        return accountAgain(own, entry, place, before.family === after.family)
      return otherAgain(id, own, before, after)
    }),
  }
}

/** The entry of that id, if it is still the one that the finding names: ids are numbers in reading order. */
export function entryOf(id: string, lines: readonly Evidence[], report: CreditReport): Tradeline | null {
  const entry = report.accounts.find((each) => each.id === id)
  const line = lines.find(({ itemId }) => itemId === id)
  if (entry === undefined || line === undefined || entry.creditor.value !== line.creditor) return null
  const number = entry.accountNumber?.value ?? null
  return number === line.accountNumber || compareMasks(number, line.accountNumber).outcome === 'agree'
    ? entry
    : null
}

function accountAgain(
  then: Evidence[],
  entry: Tradeline,
  place: Found<Tradeline>,
  isSameLayout: boolean,
): SubjectAgain {
  if (place.is !== 'there') return place
  const { item } = place
  const lines = accountLinesAgain(then, entry, item)
  // Another layout may not print a line at all: that says nothing of what the bureau did.
  if (!isSameLayout && lines.some(({ isPrinted }) => !isPrinted)) return { is: 'unsure' }
  // What a month that was not read says now, nobody knows; nor whether the account was current in it.
  const isHistoryUnsure = [entry, item].some(({ unreadMonths = [] }) => unreadMonths.length > 0)
  if (isHistoryUnsure && lines.some(({ field, isPrinted }) => field === 'history' && !isPrinted))
    return { is: 'unsure' }
  return {
    is: 'there',
    itemId: item.id,
    lines,
    moved: (isHistoryUnsure ? [] : movedDates(entry, item)).map((field) => ({
      field,
      isSame: false,
      isPrinted: true,
      now: fieldEvidence(item, field),
    })),
    isUnchanged: isUnchanged(entry, item),
  }
}

function otherAgain(id: string, then: Evidence[], before: CreditReport, after: CreditReport): SubjectAgain {
  const [line] = then
  const inquiry = before.inquiries.find((each) => each.id === id && each.name.value === line?.creditor)
  if (inquiry !== undefined) {
    const place = findInquiryAgain(inquiry, before, after)
    return place.is === 'there' ? plainly(place.item.id, [inquiryLineAgain(inquiry, place.item)]) : place
  }
  const record = before.publicRecords.find((each) => each.id === id)
  if (record !== undefined && line?.creditor === (record.court?.value ?? record.type.value)) {
    const place = findRecordAgain(record, before, after)
    return place.is === 'there' ? plainly(place.item.id, recordLinesAgain(then, record, place.item)) : place
  }
  // The earlier report no longer has it: an account that was deleted in between.
  if (line === undefined || line.creditor === null || /inquiry|record/.test(id)) return { is: 'unsure' }
  const place = findAccountByPrint({ creditor: line.creditor, accountNumber: line.accountNumber }, after)
  if (place.is !== 'there') return place
  const lines = accountLinesAgain(then, place.item, place.item)
  return { is: 'there', itemId: place.item.id, lines, moved: [], isUnchanged: null }
}

function personalAgain(line: Evidence, before: CreditReport, after: CreditReport): SubjectAgain {
  const place = findPersonalLine(line.field, line.printed, before, after)
  if (place.is !== 'there') return place
  const now = { ...line, printed: place.item.raw, box: place.item.box }
  return plainly(null, [{ field: line.field, isSame: true, isPrinted: true, now }])
}

function plainly(itemId: string | null, lines: LineAgain[]): SubjectAgain {
  return { is: 'there', itemId, lines, moved: [], isUnchanged: lines.every(({ isSame }) => isSame) }
}
