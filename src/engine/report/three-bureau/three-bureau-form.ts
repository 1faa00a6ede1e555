import type { Line, Word } from '../../read/positioned-text.ts'
import type { Bureau, HistoryCode, LayoutFamily, TradelineField, UnreadLine } from '../credit-report.ts'
import type { AccountPlans } from '../labelled/account-plans.ts'
import type { HeadingEntry } from '../labelled/heading-book.ts'
import type { BureauRow } from './bureau-row.ts'

/** What a print of three bureaus side by side has of its own. */
export interface ThreeBureauForm {
  family: LayoutFamily
  /** What it repeats on every page beside what a browser does. */
  furniture?: RegExp
  /** Section headings of this print alone, before those that all reports share. */
  headings: readonly HeadingEntry[]
  plans: AccountPlans
  /** The labels of an account's rows as every such print has them, top to bottom; absent where prints differ. */
  rowOrder?: readonly string[]
  /** How it parts its accounts. */
  blocksOf(lines: readonly Line[], plans: AccountPlans): { blocks: AccountBlock[]; unread: UnreadLine[] }
  /** The code of a mark of the payment history; null where marks are drawn, so that the history stays undetermined. */
  codeOf: ((mark: string) => HistoryCode | null) | null
  /** True for a print that nobody has seen: months without any sign are said to be unread. */
  isUnseen?: true
  /** True where cells of months are colours that no key explains: those without a word are counted as not known. */
  hasColours?: true
  /** True where the key to the marks may stand before the accounts. */
  keyMayStandFirst?: true
  /** The row of months above the marks with its years in the usual form, where this print writes them in its own. */
  monthsRow?(line: Line): Line
  /** The row whose value is the status where no row of the details is, and else only says whether the account is open. */
  statusInHead?: string
  /** Whether an empty cell of this field may be shown as evidence that the bureau reports nothing there. */
  mayBeBlank(field: TradelineField, bureau: Bureau): boolean
  /** Whether the heading names the original creditor of every collection, so that its absence says something. */
  namesOriginalCreditor?: true
  /** True where sentences explain every part and the summary counts more than accounts: neither is unread. */
  isExplained?: true
}

/** What is printed of one account for all bureaus. */
export interface AccountBlock {
  /** The words of its name; none where the name is a row of its table. */
  heading: Word[]
  rows: BureauRow[]
  /** The lines of its payment history. */
  history: Line[]
  /** 'Comments | Contact' with its head. */
  below: Line[]
  words: Word[]
}
