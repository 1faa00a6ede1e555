import { codeText, dateText } from '../../../shared/findings/en/english-words.ts'
import { kindOf } from '../../match/account-kind.ts'
import { addDays, addMonths, addYears, lastDayOf, monthOf } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isChargedOff, isInBankruptcy, isLate, isRepossessed } from '../account-marks.ts'
import { isMajorDerogatory, standingOf } from '../account-standing.ts'
import { oldestFirst } from '../history.ts'
import type { Removal } from './removal.ts'

/** Of one entry: the account as a whole where it is derogatory, else each late mark. `printedOn` is the report's day. */
export function accountRemovals(entry: Tradeline, printedOn: string): Removal[] {
  if (standingOf(entry) !== 'derogatory') return lateMarkRemovals(entry, printedOn)
  const whole = printedRemoval(entry, printedOn) ?? computedRemoval(entry, printedOn)
  if (whole !== null) return [whole]
  // An account that is late now, or in bankruptcy, and was never charged off, stays; its marks leave.
  return isMajorDerogatory(entry) ? [] : lateMarkRemovals(entry, printedOn)
}

function printedRemoval(entry: Tradeline, printedOn: string): Removal | null {
  const leaves = entry.removalDate === null ? null : monthOf(entry.removalDate.value)
  if (entry.removalDate === null || leaves === null) return null
  return {
    ...ofEntry(entry),
    what: nameOf(entry),
    leaves,
    basis: 'printed',
    because: `${entry.bureau} itself prints ${dateText(entry.removalDate.value)} as the date of removal.`,
    overdue: lastDayOf(entry.removalDate.value) < printedOn,
  }
}

/** Seven years from the printed first delinquency are practice; the law's own limit is 180 days later. */
function computedRemoval(entry: Tradeline, printedOn: string): Removal | null {
  if (entry.dofd === null || monthOf(entry.dofd.value) === null) return null
  const sevenYearsOn = addYears(lastDayOf(entry.dofd.value), 7)
  const first = `${entry.bureau} prints ${dateText(entry.dofd.value)} as the date of first delinquency and no date of removal.`
  if (!isMajorDerogatory(entry)) {
    return {
      ...ofEntry(entry),
      what: nameOf(entry),
      leaves: sevenYearsOn.slice(0, 7),
      basis: 'computed',
      because: `${first} We count seven years from it, after which section 605(a)(5) of the FCRA excludes other adverse items.`,
      overdue: sevenYearsOn < printedOn,
    }
  }
  const limit = addDays(sevenYearsOn, 180)
  return {
    ...ofEntry(entry),
    what: nameOf(entry),
    leaves: sevenYearsOn.slice(0, 7),
    basis: 'computed',
    because: `${first} We count seven years from it, as the bureaus do in practice. Section 605(c) of the FCRA begins the seven years 180 days after the delinquency, so the law's own limit is ${dateText(limit)}.`,
    overdue: limit < printedOn,
  }
}

/** Of an account that was never charged off or collected each mark has its own seven years. */
function lateMarkRemovals(entry: Tradeline, printedOn: string): Removal[] {
  return oldestFirst(entry)
    .filter(({ code }) => isLate(code))
    .map(({ month, code }) => ({
      ...ofEntry(entry),
      what: `Late mark of ${dateText(month)}`,
      month,
      leaves: addMonths(month, 84),
      basis: 'computed' as const,
      because: `${entry.bureau} prints ${dateText(month)} as ${codeText(code)}. Section 605(a)(5) of the FCRA excludes adverse items that are more than seven years old; the account itself may stay.`,
      // The day within the month is not printed.
      overdue: addMonths(month, 85) <= printedOn.slice(0, 7),
    }))
}

function nameOf(entry: Tradeline): string {
  const kind = kindOf(entry)
  if (kind === 'collection') return 'Collection'
  if (kind === 'debt buyer') return 'Account of a debt buyer'
  if (isChargedOff(entry)) return 'Charged-off account'
  if (isRepossessed(entry)) return 'Repossession, surrender or foreclosure'
  return isInBankruptcy(entry) ? 'Account in bankruptcy' : 'Delinquent account'
}

function ofEntry({ bureau, id, creditor }: Tradeline): Pick<Removal, 'bureau' | 'itemId' | 'creditor'> {
  return { bureau, itemId: id, creditor: creditor.value }
}
