/** Whether an entry helps, harms or does neither: clean, derogatory, neutral, or unknown where the print does not say. */
import { isThirdParty } from '../match/account-kind.ts'
import type { Tradeline } from '../report/credit-report.ts'
import {
  isChargedOff,
  isCurrentNow,
  isDerogatoryCode,
  isInBankruptcy,
  isPaid,
  isPastDueNow,
  isRepossessed,
  isSold,
  statusText,
} from './account-marks.ts'

export type Standing = 'clean' | 'neutral' | 'derogatory' | 'unknown'

export function standingOf(entry: Tradeline): Standing {
  if (isThirdParty(entry)) return 'derogatory'
  if (isChargedOff(entry) || isInBankruptcy(entry) || isRepossessed(entry) || isPastDueNow(entry))
    return 'derogatory'
  if (/collection|derogatory/.test(statusText(entry))) return 'derogatory'
  if (isCurrentNow(entry)) return hasLateMonth(entry) ? 'neutral' : 'clean'
  return isPaid(entry) || isSold(entry) || /^open|^closed/.test(statusText(entry)) ? 'neutral' : 'unknown'
}

/** Charged off, in collection or repossessed: the seven years of section 605(a)(4) and (c) run. */
export function isMajorDerogatory(entry: Tradeline): boolean {
  return (
    isThirdParty(entry) || isChargedOff(entry) || isRepossessed(entry) || /collection/.test(statusText(entry))
  )
}

export function hasLateMonth(entry: Tradeline): boolean {
  return entry.history.some(({ code }) => isDerogatoryCode(code))
}
