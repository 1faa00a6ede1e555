import type { Line, Page } from '../../read/positioned-text.ts'
import type {
  Coverage,
  CreditReport,
  HistoryCode,
  Inquiry,
  PersonalInformation,
  Tradeline,
  TradelineField,
  UnreadLine,
} from '../credit-report.ts'
import type { LabelKeys } from '../label-keys.ts'
import type { RowField } from '../labelled-rows.ts'
import type { AccountPlans } from './account-plans.ts'
import type { HeadingEntry } from './heading-book.ts'
import type { LineKind, TextKind } from './line-kinds.ts'
import type { NamedBlock } from './named-blocks.ts'
import type { Section } from './sections.ts'

export type LinesOfKind = (...kinds: LineKind[]) => Line[]

export interface InquiriesOfForm {
  inquiries: Omit<Inquiry, 'id' | 'bureau'>[]
  unread: UnreadLine[]
}

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
  /** How labels stand in its tables: a mere space before their values, or each with a colon. */
  labels?: { mayTouch?: boolean; hasColons?: boolean }
  /** What the lines of one account are, below its name, where it prints tables of its own. */
  kindsOf?(lines: readonly Line[]): ReadonlyMap<Line, LineKind>
  /** Puts what such tables say into the account. @returns what was not understood */
  fillParts?(account: Tradeline, lines: LinesOfKind, fields: readonly RowField[]): UnreadLine[]
  /** Personal data and inquiries in a form of its own; `kind` null where the section's heading does not say it. */
  readPersonal?(lines: Line[]): { personal: PersonalInformation; unread: UnreadLine[] }
  readInquiries?(lines: readonly Line[], kind: Inquiry['kind'] | null): InquiriesOfForm
  /** What the report counts of itself, by the lines of its front pages and its summary, once the rest is read. */
  statedIn?(lines: readonly Line[], report: CreditReport): Coverage['stated']
  /** True when running text stands below each heading of accounts: none of it goes on with the account before. */
  areSectionsApart?: true
  /** True when a box of messages between two sections is of the person, and one behind the last section of the law. */
  areMessagesBoxes?: true
  /** True when every cell of the months stands as text. */
  areCellsText?: true
  /** Subheadings in an account with running text below them. */
  texts?: readonly (readonly [RegExp, TextKind])[]
  /** The code of a month's cell; null for text that this layout does not explain. */
  codeOf(text: string): HistoryCode | null
  /** The label that every account's table begins with: where it comes again another account begins, named or not. */
  firstLabel?: string
  /** The label that the rows of every account begin with, right below its name: below other rows it is another account's. */
  rowsBegin?: string
  /** A row without labels that every account prints once, between its labelled rows and its months. */
  comesOnce?: RegExp
  /** Labels that may stand below the months of an account, where the months end it. */
  belowMonths?: RegExp
  /** True when each account has its name above a subheading and in a row again: what has neither is a piece of another one. */
  areNamesTwice?: true
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
