import { portfolioOf } from '../../match/account-kind.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import {
  isAuthorisedUser,
  isClosed,
  isDerogatoryCode,
  isLimitInHighCredit,
  isShownOpen,
  isSold,
} from '../account-marks.ts'
import { standingOf } from '../account-standing.ts'
import { oldestFirst } from '../history.ts'
import { moneyText } from '../wording.ts'
import type { NotWorthDisputing } from './not-worth-item.ts'

type Words = Pick<NotWorthDisputing, 'what' | 'why'>

/** An entry without harm that people are often told to dispute; the first reason that applies. */
export function accountLookAlike(entry: Tradeline): NotWorthDisputing[] {
  if (standingOf(entry) === 'derogatory') return []
  const words =
    closedWithBalance(entry) ??
    overLimit(entry) ??
    noLimit(entry) ??
    soldAtZero(entry) ??
    authorisedUser(entry) ??
    monthsWithoutData(entry)
  return words === null
    ? []
    : [{ bureau: entry.bureau, itemId: entry.id, creditor: entry.creditor.value, ...words }]
}

function closedWithBalance(entry: Tradeline): Words | null {
  const balance = entry.balance?.value ?? 0
  if (!isClosed(entry) || balance <= 0) return null
  return {
    what: 'Closed account with a balance',
    why: `An account may be closed and still be paid off: the ${moneyText(balance)} is what was owed when this was reported. A closed account with a balance is no violation.`,
  }
}

function overLimit(entry: Tradeline): Words | null {
  const limit = entry.creditLimit?.value ?? 0
  const highest = Math.max(entry.balance?.value ?? 0, entry.highBalance?.value ?? 0)
  if (limit <= 0 || highest <= limit) return null
  return {
    what: 'Balance over the credit limit',
    why: `${moneyText(highest)} against a limit of ${moneyText(limit)}: interest, fees or one purchase can take a balance over its limit, or the limit was higher then.`,
  }
}

function noLimit(entry: Tradeline): Words | null {
  const portfolio = portfolioOf(entry)
  if ((portfolio !== 'revolving' && portfolio !== 'open') || !isShownOpen(entry)) return null
  if (entry.creditLimit !== null || (entry.balance?.value ?? 0) <= 0) return null
  if (isLimitInHighCredit(entry)) return null
  return {
    what: 'No credit limit printed',
    why: 'A charge card or an account that is due in full every month has no preset limit, and no other report prints one.',
  }
}

function soldAtZero(entry: Tradeline): Words | null {
  if (!isSold(entry) || entry.balance?.value !== 0) return null
  return {
    what: 'Transferred account',
    why: 'It was transferred or sold and shows a balance of zero, which is how such an account is reported.',
  }
}

function authorisedUser(entry: Tradeline): Words | null {
  if (!isAuthorisedUser(entry)) return null
  return {
    what: 'Account as authorized user',
    why: 'You are an authorized user of this account and it was never late here, so it does no harm. Its holder can take you off at any time.',
  }
}

/** Between months with data; the months before the first and after the last one say nothing. */
function monthsWithoutData(entry: Tradeline): Words | null {
  const months = oldestFirst(entry)
  const first = months.findIndex(({ code }) => code !== 'ND')
  const last = months.findLastIndex(({ code }) => code !== 'ND')
  if (first === -1 || !months.slice(first, last).some(({ code }) => code === 'ND')) return null
  if (months.some(({ code }) => isDerogatoryCode(code))) return null
  return {
    what: 'Months without data in the payment history',
    why: 'A month without data is not a late payment, and no score counts it as one.',
  }
}
