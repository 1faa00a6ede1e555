import type { Word } from '../../read/positioned-text.ts'
import type { Tradeline } from '../credit-report.ts'
import { contradicted } from '../fields/fill-tradeline.ts'
import { printed, textOf } from '../printed-values.ts'

/** What Equifax is known to print there; whatever else stands behind the label may be another one's value. */
const known = /^(paid|closed|paid and closed|(transfer|transferred)\/sold|transferred|sold|refinanced)$/i

/** Puts 'Paid and Closed' or 'Transfer/Sold' into the account. Where another one stands there already, neither is certain. */
export function takeActivityDesignator(account: Tradeline, words: readonly Word[]): void {
  const raw = textOf(words)
  const value = raw.replaceAll('_', ' ')
  if (!known.test(value)) return
  const before = account.activityDesignator
  if (before === undefined) account.activityDesignator = printed(value, raw, words)
  else if (before.value.toLowerCase() !== value.toLowerCase())
    account.activityDesignator = { ...before, confidence: Math.min(before.confidence, contradicted) }
}
