/**
 * What an entry says about its own state, read from the words that the three bureaus and the monitoring services print.
 * Every question answers true only when the print says so; a silent entry answers false.
 */
import { isThirdParty } from '../match/account-kind.ts'
import type { HistoryCode, Tradeline } from '../report/credit-report.ts'
import { inEnglish } from '../report/in-english.ts'

const lateCodes: readonly HistoryCode[] = ['30', '60', '90', '120', '150', '180']
const derogatoryCodes: readonly HistoryCode[] = [...lateCodes, 'CO', 'COL', 'RPO', 'VS', 'FC']

export function isLate(code: HistoryCode): boolean {
  return lateCodes.includes(code)
}

/** Late, charged off, in collection, repossessed, surrendered or foreclosed. */
export function isDerogatoryCode(code: HistoryCode): boolean {
  return derogatoryCodes.includes(code)
}

export function statusText(entry: Tradeline): string {
  return [entry.status?.value, entry.paymentStatus?.value]
    .flatMap((text) => (text === undefined ? [] : [inEnglish(text)]))
    .join('; ')
}

function remarkText(entry: Tradeline): string {
  return entry.remarks.map(({ value }) => inEnglish(value)).join('; ')
}

/** 'paid and closed', 'transfer/sold': only Equifax prints it, beside a status that tells how the account was paid. */
function activityText(entry: Tradeline): string {
  return entry.activityDesignator?.value.toLowerCase() ?? ''
}

/** True where only the Activity Designator says so: it is then what a finding quotes. */
export function isSaidByActivity(entry: Tradeline, says: (entry: Tradeline) => boolean): boolean {
  if (entry.activityDesignator === undefined || !says(entry)) return false
  const { activityDesignator: _, ...rest } = entry
  return !says(rest)
}

/** Equifax's narrative 233: the amount under High Credit is the limit, and the field Credit Limit is empty by design. */
export function isLimitInHighCredit(entry: Tradeline): boolean {
  return entry.remarks.some(({ value }) =>
    /^233$|^(233\b.*)?amount in (the )?high credit (column )?is (the )?credit limit/i.test(value.trim()),
  )
}

/** Charged off by the creditor itself, paid since or not. */
export function isChargedOff(entry: Tradeline): boolean {
  if (isThirdParty(entry)) return false
  const status = statusText(entry)
  if (/charged?[ -]?off|written off|profit and loss/.test(status.replace('collection/charge', '')))
    return true
  return /charged off account|profit and loss write ?-?off|unpaid balance reported as a loss/.test(
    remarkText(entry),
  )
}

/** Any wording that the account is part of a bankruptcy. */
export function isInBankruptcy(entry: Tradeline): boolean {
  const text = `${statusText(entry)}; ${remarkText(entry)}`
  return /bankruptcy|wage earner|\bchapter (7|11|12|13)\b/.test(text) && !isReaffirmed(entry)
}

/**
 * The entry itself says that the debt was discharged. Experian's remark 'included in or discharged through' leaves open
 * which of the two.
 */
export function isPrintedDischarged(entry: Tradeline): boolean {
  const text = `${statusText(entry)}; ${remarkText(entry)}`.replace(/included in or discharged/g, '')
  return /(?<!not )\bdischarged\b/.test(text) && !isReaffirmed(entry)
}

/** A reaffirmed debt is owed in spite of the bankruptcy. */
function isReaffirmed(entry: Tradeline): boolean {
  return /reaffirm|withdrawn|dismissed/.test(`${statusText(entry)}; ${remarkText(entry)}`)
}

/** 'Paid', but none of the ways in which an account is being paid. */
const isPaidOff =
  /(^|; )paid(?! (or paying|as agreed|on time|when due|to date|timely|regularly|weekly|monthly|quarterly|every)\b)/

/**
 * Settled, or paid in full: nothing is owed any more, as the status, the payment status beside 'Closed' or the Activity Designator says. A closed
 * account that is still being paid is not paid, and 'paid as agreed' says how it is paid, not that all is.
 */
export function isPaid(entry: Tradeline): boolean {
  const status = statusText(entry)
  if (/^paid\b/.test(activityText(entry))) return true
  if (isPaidOff.test(status) || /paid in full|paid collection|settled|paid, was|paid; was/.test(status))
    return true
  return /zero balance|paid for less|settled|paid collection|paid in full|paid charge ?off/.test(
    remarkText(entry),
  )
}

/** Sold or transferred to somebody else; the Activity Designator 'Transferred' alone does not say to whom. */
export function isSold(entry: Tradeline): boolean {
  if (/\bsold$/.test(activityText(entry))) return true
  const text = `${statusText(entry)}; ${remarkText(entry)}`
  return /purchased by another|transferred or sold|transfer\/sold|sold to|company sold|transferred to another|^transferred/.test(
    text,
  )
}

/** Moved inside the same company: not a sale. */
export function isMovedInside(entry: Tradeline): boolean {
  return /transferred to another office/.test(remarkText(entry))
}

export function isClosed(entry: Tradeline): boolean {
  return (
    entry.closed !== null ||
    entry.history.some(({ code }) => code === 'CLS') ||
    /\bclosed\b/.test(`${statusText(entry)}; ${remarkText(entry)}; ${activityText(entry)}`)
  )
}

/** The entry says in so many words that the account is open and in good order. */
export function isShownOpen(entry: Tradeline): boolean {
  if (isClosed(entry) || isPaid(entry) || isSold(entry) || isInBankruptcy(entry) || isThirdParty(entry))
    return false
  return /^open\b|^current\b|pays (account )?as agreed|paying as agreed/.test(statusText(entry))
}

/** Late now, as the status says. */
export function isPastDueNow(entry: Tradeline): boolean {
  return /(?<!was )\b\d+ days (past due|late)|late \d+ days|past due as of/.test(statusText(entry))
}

/** Current and paid as agreed, as the status says. */
export function isCurrentNow(entry: Tradeline): boolean {
  const status = statusText(entry)
  if (isPastDueNow(entry) || /collection|charge|bankruptcy|derogatory/.test(status)) return false
  return /pays (account )?as agreed|paying as agreed|never late|\bcurrent\b|paid as agreed/.test(status)
}

export function isNeverLate(entry: Tradeline): boolean {
  return /never late/.test(statusText(entry))
}

export function isRepossessed(entry: Tradeline): boolean {
  return /reposse|voluntary surrender|foreclos/.test(`${statusText(entry)}; ${remarkText(entry)}`)
}

export function isAuthorisedUser(entry: Tradeline): boolean {
  return /authori[sz]ed/.test(inEnglish(entry.responsibility?.value ?? ''))
}

export function isDisputed(entry: Tradeline): boolean {
  return /disput/.test(remarkText(entry))
}
