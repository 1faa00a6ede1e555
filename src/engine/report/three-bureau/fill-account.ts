/** One bureau's column of an account's rows, as a tradeline. */
import type { Word } from '../../read/positioned-text.ts'
import type { Bureau, Printed, Tradeline, TradelineField, UnreadLine } from '../credit-report.ts'
import { newTradeline } from '../new-tradeline.ts'
import { boxesByPage, unionBox } from '../printed-values.ts'
import type { AccountBook, BlankRule } from './account-book.ts'
import { itemsIn, readDate, readMoney, readText, textOf, wordsIn } from './cell-values.ts'
import type { BureauRow } from './table-pieces.ts'

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
export function isInBureau(rows: readonly BureauRow[], bureau: Bureau, book: AccountBook): boolean {
  const telling = rows.filter(({ key }) => {
    const plan = book.get(key)
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
  book: AccountBook,
  mayBeBlank: BlankRule,
): { account: Tradeline; unread: UnreadLine[] } {
  const account = newTradeline({ bureau, id: '', section: null, creditor, blocks: boxesByPage(words) })
  const unread: UnreadLine[] = []
  for (const row of rows) {
    const plan = book.get(row.key)
    if (plan === undefined || plan.kind === 'none' || plan.kind === 'name') continue
    if (plan.kind === 'remarks') {
      account.remarks.push(...itemsIn(row, bureau).flatMap((item) => readText(item) ?? []))
      continue
    }
    const cell = wordsIn(row, bureau)
    if (cell.length === 0) {
      const isListed = account.blank.some(({ field }) => field === plan.field)
      if (mayBeBlank(plan.field) && row.label.length > 0 && account[plan.field] === null && !isListed)
        account.blank.push({ field: plan.field, box: unionBox(row.label) })
      continue
    }
    if (fill(account, plan, cell)) clearBlank(account, plan.field)
    else unread.push({ text: textOf([...row.label, ...cell]), box: unionBox(cell) })
  }
  return { account, unread }
}

/** False when the words are no value of this kind, or the field has another value already. */
function fill(
  account: Tradeline,
  plan: Exclude<ReturnType<AccountBook['get']>, undefined | { kind: 'remarks' | 'none' | 'name' }>,
  cell: readonly Word[],
): boolean {
  const known = account[plan.field]
  if (known !== null) return known.raw === textOf(cell)
  switch (plan.kind) {
    case 'text':
      account[plan.field] = readText(cell)
      break
    case 'date':
      account[plan.field] = readDate(cell)
      break
    case 'money':
      account[plan.field] = readMoney(cell)
      break
  }
  return account[plan.field] !== null
}

function clearBlank(account: Tradeline, field: TradelineField): void {
  account.blank = account.blank.filter((each) => each.field !== field)
}
