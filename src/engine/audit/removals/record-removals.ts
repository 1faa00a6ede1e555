import { dateText } from '../../../shared/findings/en/english-words.ts'
import { addYears, lastDayOf, monthOf } from '../../match/calendar.ts'
import type { PublicRecord } from '../../report/credit-report.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import type { Removal } from './removal.ts'

/** The bureau's own date; else ten years from the filing of a bankruptcy, seven from that of a civil judgment. */
export function recordRemovals(record: PublicRecord, printedOn: string): Removal[] {
  const { removalDate, filed } = record
  const item = {
    bureau: record.bureau,
    itemId: record.id,
    creditor: record.court?.value ?? record.type.value,
    what: record.type.value,
  }
  const printed = removalDate === null ? null : monthOf(removalDate.value)
  if (removalDate !== null && printed !== null) {
    return [
      {
        ...item,
        leaves: printed,
        basis: 'printed',
        because: `${record.bureau} itself prints ${dateText(removalDate.value)} as the date of removal.`,
        overdue: lastDayOf(removalDate.value) < printedOn,
      },
    ]
  }
  const rule = ruleFor(record)
  if (filed === null || rule === null || monthOf(filed.value) === null) return []
  const leaves = addYears(lastDayOf(filed.value), rule.years)
  return [
    {
      ...item,
      leaves: leaves.slice(0, 7),
      basis: 'computed',
      because: `${record.bureau} prints ${dateText(filed.value)} as the date filed and no date of removal. ${rule.because}`,
      overdue: addYears(lastDayOf(filed.value), rule.limit) < printedOn,
    },
  ]
}

/** `limit` is the law's own number of years where the practice of the bureaus is shorter. */
function ruleFor(record: PublicRecord): { years: number; limit: number; because: string } | null {
  const bankruptcy = bankruptcyOf(record)
  if (bankruptcy?.chapter === '13' && bankruptcy.isCompleted) {
    return {
      years: 7,
      limit: 10,
      because:
        'The bureaus remove a completed Chapter 13 case seven years after it was filed, by their own practice; section 605(a)(1) of the FCRA allows ten years from the order for relief.',
    }
  }
  if (bankruptcy !== null) {
    return {
      years: 10,
      limit: 10,
      because:
        'Section 605(a)(1) of the FCRA excludes bankruptcy cases more than ten years after the order for relief, which in a voluntary case is the filing.',
    }
  }
  if (/judgment/i.test(record.type.value)) {
    return {
      years: 7,
      limit: 7,
      because:
        'Section 605(a)(2) of the FCRA excludes civil judgments after seven years, or after the statute of limitations of the state if that is longer.',
    }
  }
  return null
}
