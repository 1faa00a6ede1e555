/** One bureau's column of an account's rows, as a tradeline. */
import type { Word } from '../../read/positioned-text.ts'
import type { Bureau, Printed, Tradeline, TradelineField, UnreadLine } from '../credit-report.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import type { AccountPlans } from '../labelled/account-plans.ts'
import { fillAccount } from '../labelled/fill-account.ts'
import { newTradeline } from '../new-tradeline.ts'
import { boxesByPage } from '../printed-values.ts'
import { fieldsIn, wordsIn } from './cell-values.ts'
import type { BureauRow } from './table-pieces.ts'

/** Whether an empty cell of this field may be shown as evidence that the bureau reports nothing there. */
export type BlankRule = (field: TradelineField) => boolean

/** What is printed of an account, before it is told apart by bureau. */
export interface PrintedAccount {
  creditor: Printed<string>
  rows: readonly BureauRow[]
  /** All words of the block, for its picture. */
  words: readonly Word[]
}

/** What every bureau that has an account prints of it. */
const always: readonly string[] = ['accountNumber', 'type', 'status', 'opened', 'responsibility']

/**
 * True when the bureau's column shows the account: where every cell says '-', the bureau does not have it. Neither has it
 * where two of what is always printed say '-': what stands further down belongs to another account, whose name was lost.
 */
export function isInBureau(rows: readonly BureauRow[], bureau: Bureau, plans: AccountPlans): boolean {
  const telling = rows.filter(({ label }) => {
    const plan = plans[label]
    return plan !== undefined && 'field' in plan && always.includes(plan.field)
  })
  if (telling.length > 1 && telling.every((row) => wordsIn(row, bureau).length === 0)) return false
  return rows.some((row) => wordsIn(row, bureau).length > 0)
}

/**
 * The account as this bureau's column prints it, without id. A cell that says '-' leaves its field absent, and is
 * listed as blank where `mayBeBlank` allows.
 */
export function accountOf(
  { creditor, rows, words }: PrintedAccount,
  bureau: Bureau,
  plans: AccountPlans,
  mayBeBlank: BlankRule,
): { account: Tradeline; unread: UnreadLine[] } {
  const account = newTradeline({ bureau, id: '', section: null, creditor, blocks: boxesByPage(words) })
  const fields = fieldsIn(rows, bureau, (label) => plans[label]?.kind === 'remark')
  const unread = fillAccount(account, fields, plans).flatMap(unreadWords)
  account.blank = account.blank.filter(({ field }) => mayBeBlank(field))
  return { account, unread }
}
