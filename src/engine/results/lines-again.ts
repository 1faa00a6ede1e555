/** The lines of an earlier finding as a later report prints them. */
import type { Evidence } from '../audit/finding.ts'
import {
  activityLine,
  fieldEvidence,
  historyEvidence,
  inquiryEvidence,
  recordEvidence,
} from '../audit/make-finding.ts'
import type { Inquiry, PublicRecord, Tradeline } from '../report/credit-report.ts'
import { tradelineFields } from '../report/plain-report.ts'

/** One line then and now. */
export interface LineAgain {
  field: string
  /** The value has not changed, however it is written. */
  isSame: boolean
  /** The later report prints it, or its label with nothing beside it. */
  isPrinted: boolean
  /** Null: not printed any more. */
  now: Evidence | null
}

/** @param then lines of the finding about the entry `before`, which is `after` in the later report */
export function accountLinesAgain(
  then: readonly Evidence[],
  before: Tradeline,
  after: Tradeline,
): LineAgain[] {
  return then.map((line) => {
    const field = tradelineFields.find((each) => each === line.field)
    if (field !== undefined)
      return {
        field,
        isSame: plain(before[field]?.value) === plain(after[field]?.value),
        isPrinted: after[field] !== null || after.blank.some((each) => each.field === field),
        now: fieldEvidence(after, field),
      }
    if (line.field === 'activityDesignator') return designatorLineAgain(before, after)
    return line.field === 'history' ? historyLineAgain(line, before, after) : remarkLineAgain(line, after)
  })
}

/** True when nothing that a person reads in the entry has changed but the day it was reported. */
export function isUnchanged(before: Tradeline, after: Tradeline): boolean {
  const months = new Map(after.history.map(({ month, code }) => [month, code]))
  return (
    tradelineFields.every(
      (field) => field === 'reported' || plain(before[field]?.value) === plain(after[field]?.value),
    ) &&
    // A reading kept from before it was read has none, whatever the report prints.
    (before.activityDesignator === undefined ||
      plain(before.activityDesignator.value) === plain(after.activityDesignator?.value)) &&
    before.history.every(({ month, code }) => (months.get(month) ?? code) === code) &&
    before.remarks.length === after.remarks.length
  )
}

export function inquiryLineAgain(before: Inquiry, after: Inquiry): LineAgain {
  return {
    field: 'inquiry',
    isSame: before.kind === after.kind,
    isPrinted: true,
    now: inquiryEvidence(after),
  }
}

export function recordLinesAgain(
  then: readonly Evidence[],
  before: PublicRecord,
  after: PublicRecord,
): LineAgain[] {
  return (['type', 'filed', 'status', 'resolved', 'removalDate'] as const)
    .filter((field) => then.some((line) => line.field === field))
    .map((field) => ({
      field,
      isSame: plain(before[field]?.value) === plain(after[field]?.value),
      isPrinted: true,
      now: recordEvidence(after, field),
    }))
}

function historyLineAgain(line: Evidence, before: Tradeline, after: Tradeline): LineAgain {
  const then = before.history.find((month) => historyEvidence(before, month).label === line.label)
  const now = then === undefined ? undefined : after.history.find(({ month }) => month === then.month)
  return {
    field: 'history',
    isSame: now?.code === then?.code,
    isPrinted: now !== undefined,
    now: now === undefined ? null : historyEvidence(after, now),
  }
}

function designatorLineAgain({ activityDesignator: then }: Tradeline, after: Tradeline): LineAgain {
  const { activityDesignator: now } = after
  return {
    field: 'activityDesignator',
    isSame: plain(then?.value) === plain(now?.value),
    isPrinted: now !== undefined,
    now: now === undefined ? null : activityLine(after, now),
  }
}

function remarkLineAgain(line: Evidence, after: Tradeline): LineAgain {
  const now = after.remarks.find(({ raw }) => plain(raw) === plain(line.printed))
  return {
    field: line.field,
    isSame: now !== undefined,
    isPrinted: now !== undefined,
    now: now === undefined ? null : { ...line, itemId: after.id, printed: now.raw, box: now.box },
  }
}

function plain(value: string | number | undefined): string {
  return String(value ?? '')
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .trim()
}
