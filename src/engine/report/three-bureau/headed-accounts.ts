/** Accounts below their names, which are headings or the first row of their tables, as monitoring services print them. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { UnreadLine } from '../credit-report.ts'
import { byLabel, keyOf, labelKeys } from '../label-keys.ts'
import { type AccountPlans, accountPlans, fieldsOf, noField } from '../labelled/account-plans.ts'
import { isKeyOfColours } from '../labelled/line-kinds.ts'
import { UnreadableLayout } from '../layout.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { bureauNamed } from './bureau-columns.ts'
import type { BureauRow } from './bureau-row.ts'
import { headingsAmong, type NamedAbove, namesSetAlike } from './names-above.ts'
import { goesOnStated, statedIn } from './stated-by-bureau.ts'
import { lineOfRow, piecesOf, wordsOfRow } from './table-pieces.ts'
import type { AccountBlock, ThreeBureauForm } from './three-bureau-form.ts'

interface HeadedAccount extends Omit<AccountBlock, 'heading' | 'below'>, NamedAbove {}

/** 'NONE REPORTED   30: 1 60: 1 90: 4': how often each bureau counts a payment late, which no account keeps. */
const lateCounts = /^((NONE REPORTED|(30|60|90): ?\d+) ?)+$/i
/** 'Two-Year payment history', '24-Month Payment History', 'Payment History (18 months)'. */
const history =
  /^twoyear(paymenthistory)?$|^month(by|to)month(record|history|latestfirst|newestfirst)?$|^twoyearpaymenthistory|^(\d+(month|year)s?)?paymenthistory(\d+(month|year)s?)?$/
const daysLate = /^dayslate7yearhistory$/
/** Blocks without a name for each one with; a whole report has none. */
const mostNameless = 0.5
/** A heading of an account's parts whose other words stand in another line; no creditor's name is like that. */
const isPieceOf = (heading: string, key: string) => key.length >= 4 && heading.includes(key)
const daysLateLabels = ['30', '60', '90']
/** '30: 0 60: 1 90: 0', the counts of a bureau on one line, or '30: 1 1 --', one of each bureau. */
const daysLateCounts = /^((30|60|90):? ?((\d{1,3}|[-\u2013]+)( |$))+|--( |$))+$/
/** 'C = current, 30/60/90 = days late, CO = charge-off'. */
const markKey = /^\S{1,8} ?= ?\w.*[,;] ?\S{1,8} ?= ?\w/
/** Headings of groups of accounts, and links. */
const ignored =
  /^(((open|closed|revolving|installment|mortgage|realestate|collections?|other|lineofcredit|negative|positive)accounts?)+(openclosed)?\d*|backtotop|show(more|less)?|hide)$/

/** In the order of the print. @param plans what the labels print: the account's number begins every account's table, below its name where that is a row */
export function headedAccounts(
  lines: readonly Line[],
  plans: AccountPlans,
): { blocks: AccountBlock[]; unread: UnreadLine[] } {
  const reading = new BlockReading(plans)
  for (const piece of piecesOf(lines, labelKeys([...Object.keys(plans), ...daysLateLabels]))) {
    if (piece.kind === 'gap') reading.gap()
    else if (piece.kind === 'columns') reading.columns()
    else if (piece.kind === 'text') reading.text(piece.line)
    else if (piece.kind === 'unread') reading.leave(piece.line)
    else reading.row(piece.row)
  }
  return reading.end()
}

class BlockReading {
  private readonly blocks: HeadedAccount[] = []
  private readonly unread: Line[] = []
  private part: 'table' | 'grid' | 'late' = 'table'
  /** Lines that may be the next account's name, and whether the bureaus' names stood below them. */
  private waiting: Line[] = []
  private isHeaded = false
  private readonly plans: AccountPlans

  constructor(plans: AccountPlans) {
    this.plans = plans
  }

  /** The rows behind missing pages may be of another account. */
  gap(): void {
    this.drop()
    this.begin(0)
  }

  columns(): void {
    if (this.waiting.length > 0) this.isHeaded = true
  }

  text(line: Line): void {
    const key = keyOf(headingIn(line))
    const block = this.blocks.at(-1)
    const isKey = markKey.test(line.text) || (this.part === 'grid' && isKeyOfColours(line.text))
    if (ignored.test(key) || isKey) return
    if (history.test(key) || isPieceOf('twoyearpaymenthistory', key)) this.part = 'grid'
    else if (daysLate.test(key) || isPieceOf('dayslate7yearhistory', key)) this.part = 'late'
    else if ((this.part === 'grid' && isGridLine(line)) || isMonthsRow(line) || statedIn(line) !== null) {
      // A row of months begins the history, whatever its heading is called.
      this.part = 'grid'
      block?.history.push(line)
    } else if (bureauNamed(line.text) !== null || (this.part === 'late' && daysLateCounts.test(line.text))) {
      // A bureau without marks or counts.
      block?.words.push(...line.words)
      return
    } else if (isNameBesideNotes(line)) {
      const [name] = segmentsOf(line)
      if (name !== undefined) this.waiting.push(name)
      return
    } else if (segmentsOf(line).length > 1) {
      // A row with a label that nobody knows; no name is set in columns.
      if (block !== undefined) this.unread.push(line)
      return
    } else {
      this.waiting.push(line)
      return
    }
    // The name of the next account never stands between a history and its heading.
    this.drop()
    block?.words.push(...line.words)
  }

  leave(line: Line): void {
    this.blocks.at(-1)?.words.push(...line.words)
    this.unread.push(line)
  }

  row(row: BureauRow): void {
    const printed = lineOfRow(row)
    // 'NONE REPORTED' that broke: its second word is a label elsewhere.
    if (this.part === 'grid' && row.cells.size === 0 && isGridLine(printed)) {
      this.text(printed)
      return
    }
    const open = this.blocks.at(-1)
    // Below the rows of its names the first label goes on with the table.
    const isOnlyNamed = open !== undefined && isOnlyOfNames(open, this.plans)
    const isFirst = this.plans[row.label]?.kind === 'number' && !isOnlyNamed
    const isName = this.plans[row.label]?.kind === 'name'
    const isCount = this.part === 'late' && daysLateLabels.includes(row.label)
    const isAgain = open?.rows.some(({ label }) => label === row.label) === true
    // A table that begins anew is of another account, even where its name is lost: two must not run into one.
    if (!isCount && (this.isHeaded || isFirst || isName || this.part !== 'table' || isAgain))
      this.begin(row.labelWords[0]?.size ?? 0)
    else this.drop()
    const block = this.blocks.at(-1)
    block?.words.push(...wordsOfRow(row))
    if (block === undefined) this.unread.push(printed)
    else if (!isCount) block.rows.push(row)
  }

  /**
   * An account without a name has rows that belong to nobody. Throws UnreadableLayout where many names are lost: the rows
   * of such accounts may stand below the names of others, and nothing tells which do.
   */
  end(): { blocks: AccountBlock[]; unread: UnreadLine[] } {
    this.drop()
    const headingOf = headingsAmong(this.blocks)
    for (const [at, block] of this.blocks.entries()) {
      block.heading = headingOf(block)
      block.words.unshift(...block.heading.flatMap(({ words }) => words))
      // What stands above the first one introduces the section.
      if (at > 0) this.unread.push(...block.above.filter((line) => !block.heading.includes(line)))
    }
    const isName = namesSetAlike(this.blocks)
    // Tables of inquiries and of addresses begin with a row 'Creditor Name' as well.
    const isAccount = ({ rows }: HeadedAccount) =>
      rows.some(({ label }) => this.plans[label]?.kind === 'number')
    const hasName = (block: HeadedAccount) =>
      isName(block) || (isNamedInRow(block, this.plans) && isAccount(block))
    const named = this.blocks.filter(hasName)
    const nameless = this.blocks.filter((block) => !hasName(block))
    if (nameless.length > mostNameless * named.length) throw new UnreadableLayout('creditors')
    const far = named.filter((block) => isFarBelow(block, this.plans))
    const lost = [...nameless.flatMap(({ rows }) => rows), ...far.flatMap(({ rows }) => rows)].map(lineOfRow)
    return {
      blocks: named
        .filter((block) => !far.includes(block))
        .map((block) => ({ ...block, heading: block.heading.flatMap(({ words }) => words), below: [] })),
      unread: [...this.unread, ...far.flatMap(({ heading }) => heading), ...lost].filter(
        ({ text }) => !lateCounts.test(text),
      ),
    }
  }

  private begin(labelSize: number): void {
    this.blocks.push({ above: this.waiting, heading: [], labelSize, rows: [], history: [], words: [] })
    this.waiting = []
    this.isHeaded = false
    this.part = 'table'
  }

  private drop(): void {
    // What stands before the first account introduces the section.
    if (this.blocks.length > 0) this.unread.push(...this.waiting)
    this.waiting = []
    this.isHeaded = false
  }
}

/** 'Days Late - 7 Year History' alone, or beside the counts of each bureau. */
function headingIn(line: Line): string {
  const [first, ...counts] = segmentsOf(line)
  return counts.every(({ text }) => daysLateCounts.test(text)) ? (first?.text ?? '') : line.text
}

/** True where the table's first row is the creditor's name. */
const isNamedInRow = ({ rows }: HeadedAccount, plans: AccountPlans): boolean =>
  plans[rows[0]?.label ?? '']?.kind === 'name'

/** True where nothing but the creditor's name, and the original creditor's, stands in the table's rows so far. */
const isOnlyOfNames = (block: HeadedAccount, plans: AccountPlans): boolean =>
  isNamedInRow(block, plans) &&
  block.rows.slice(1).every(({ label }) => fieldsOf(plans[label]).includes('originalCreditor'))

/** Rows of another page than the name, their first one lost: nothing proves that they are of that name. */
function isFarBelow({ heading, rows }: HeadedAccount, plans: AccountPlans): boolean {
  const [first] = rows
  return (
    first !== undefined &&
    !['number', 'name'].includes(plans[first.label]?.kind ?? '') &&
    first.labelWords[0]?.box.page !== heading.at(-1)?.box.page
  )
}

/** 'HARBOR BANK        Open': what is set larger than whatever else stands in its line is no label. */
function isNameBesideNotes(line: Line): boolean {
  const [name, ...notes] = segmentsOf(line)
  const size = name?.words[0]?.size ?? 0
  return notes.length > 0 && notes.every(({ words }) => words.every((word) => size > 1.15 * word.size))
}

/** So many months in a row stand above nothing but marks. */
const fewestMonths = 6

/** 'Month   Oct   Sep   Aug …' or '10/26  9/26  8/26 …', which stand nowhere else. */
function isMonthsRow(line: Line): boolean {
  const months = monthHeadingOf(line)?.length ?? 0
  return months > 0 && (months >= fewestMonths || /^months?:?$/i.test(line.words[0]?.text ?? ''))
}

function isGridLine(line: Line): boolean {
  const first = line.words[0]?.text ?? ''
  if (/^(month|year)s?:?$/i.test(first) || bureauNamed(first) !== null) return true
  // Months and marks of a strip that is printed without labels.
  if (goesOnStated(line)) return true
  return line.words.every(({ text }) =>
    /^(\ufffd|[a-z]{3}|['\u2019]?\d{2,3}|20\d{2}|ok|c\/?o|[-\u2013]+|none|reported|[a-z]{1,3})$/i.test(text),
  )
}

/** Labels that monitoring services print beside those of the bureaus. */
export const servicePlans: AccountPlans = {
  ...accountPlans,
  'Account Description': { kind: 'text', field: 'responsibility' },
  'Term Length': { kind: 'text', field: 'terms' },
  'Payment Amount': { kind: 'money', field: 'monthlyPayment' },
  'Creditor Remarks': { kind: 'remark' },
  ...byLabel([[noField, ['Last Verified', 'Account Rating', 'Dispute Status', 'Utilization']]]),
}

/** What the prints of all monitoring services have in common. */
export const serviceForm: Pick<ThreeBureauForm, 'headings' | 'blocksOf'> = {
  headings: [
    [/^(Your )?(\w+ )?Scores?$/i, 'scores'],
    // Factors of a score have tables of their own, with an 'Account #' that is no account's.
    [/^Risk Factors$/i, 'other'],
    [/^((Credit )?(Report )?|Account )Summary$/i, 'summary'],
    // A group of the accounts.
    [/^Collections?( Accounts?)?$/i, 'accounts'],
    [/^Creditor Contacts?( ?(Show|Hide))?$/i, 'contacts'],
  ],
  blocksOf: headedAccounts,
}
