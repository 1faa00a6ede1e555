import type { Line, Page } from '../../read/positioned-text.ts'
import type { CreditReport, HistoryCode, TradelineField } from '../credit-report.ts'
import type { LabelKeys } from '../label-keys.ts'
import type { AccountPlans } from './account-plans.ts'
import type { HeadingEntry } from './heading-book.ts'
import type { TextKind } from './line-kinds.ts'
import type { NamedBlock } from './named-blocks.ts'
import type { Section } from './sections.ts'

/** What a layout that is read by its labels prints in a way of its own. */
export interface LabelledForm {
  bureau: CreditReport['bureau']
  family: CreditReport['family']
  plans: AccountPlans
  /** Section headings of this layout alone, before those that all share. */
  headings: readonly HeadingEntry[]
  /** Where this layout parts its sections or its accounts by marks of its own, surer than headings and names alone. */
  sectionsOf?(pages: readonly Page[], keys: LabelKeys): Section[]
  blocksOf?(lines: readonly Line[]): { blocks: NamedBlock[]; before: Line[] }
  /** Subheadings in an account with running text below them. */
  texts?: readonly (readonly [RegExp, TextKind])[]
  /** The code of a month's cell; null for text that this layout does not explain. */
  codeOf(text: string): HistoryCode | null
  /** The label that every account's table begins with: where it comes again another account begins, named or not. */
  firstLabel?: string
  /** Labels that may stand below the months of an account, where the months end it. */
  belowMonths?: RegExp
  /** Fields whose rows this layout leaves out when the furnisher sent nothing for them: they count as blank. */
  leftOut?: readonly TradelineField[]
  /** True where values break at the right edge of their column, names too. */
  breaksValues?: true
  /** True when the status holds amounts as well, as Experian's does: '$808 written off. $808 past due as of Aug 2015.' */
  statusHasAmounts: boolean
  /** True when the day of printing may stand for the report's date: the reports that a person prints while reading. */
  mayUseDayOfPrinting: boolean
  /** True when a block is no account unless it prints its number or when it was opened, and three values. */
  isUnseen: boolean
}
