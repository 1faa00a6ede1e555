/** Puts one label/value row into a tradeline, by what its label means. */
import { boxAround } from '../../read/lines.ts'
import type { Tradeline } from '../credit-report.ts'
import type { AccountLabelMeaning } from './account-labels.ts'
import type { Pair } from './pairs.ts'
import {
  isNothing,
  readDate,
  readHistoricalMoney,
  readMoney,
  readRemarks,
  readText,
} from './value-readers.ts'
import { joinRows, type WrapStyle } from './wrapped-text.ts'

/** @returns false when the value is not what its label announces */
export function takePair(
  account: Tradeline,
  meaning: AccountLabelMeaning,
  { label, value: rows }: Pair,
  style: WrapStyle,
): boolean {
  if ('field' in meaning && isNothing(joinRows(rows, style))) {
    account.blank.push({ field: meaning.field, box: boxAround(label) })
    return true
  }
  switch (meaning.to) {
    case 'text':
      account[meaning.field] = readText(rows, style)
      return account[meaning.field] !== null
    case 'money':
      account[meaning.field] = readMoney(rows, style)
      return account[meaning.field] !== null
    case 'date':
      account[meaning.field] = readDate(rows, style)
      return account[meaning.field] !== null
    case 'historical money':
      // The plain row, where it is printed too, is the current amount.
      account[meaning.field] ??= readHistoricalMoney(rows, style)
      return account[meaning.field] !== null
    case 'remarks':
      account.remarks = readRemarks(rows, style)
      return true
    case 'furnisherAddress':
    case 'furnisherPhone':
      account[meaning.to] = readText(rows, style)
      return true
    case 'not kept':
      return true
  }
}
