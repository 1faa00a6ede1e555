/** Accounts below numbered titles ('2.1 HARBOR BANK'), each cut into its parts. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { UnreadLine } from '../credit-report.ts'
import { keyOf, labelKeys } from '../label-keys.ts'
import type { AccountPlans } from '../labelled/account-plans.ts'
import { isAlike } from '../labelled/name-lines.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { parted } from '../parted.ts'
import { bureauNamed, columnsIn } from './bureau-columns.ts'
import { isProse } from './bureau-lists.ts'
import { isMissingPages } from './printed-lines.ts'
import { piecesOf } from './table-pieces.ts'
import type { AccountBlock } from './three-bureau-form.ts'

/** '2.1 Example Bank Card (CLOSED)' without its number is the heading. */
interface NumberedAccount extends Omit<AccountBlock, 'rows'> {
  /** The side-by-side tables: the first one, the payment summary and the details. */
  tables: Line[]
}

type Part = 'title' | 'first' | 'history' | 'summary' | 'details' | 'remarks'

/** The parts of an account in the order of most prints. */
const usual: readonly Part[] = ['title', 'first', 'history', 'summary', 'details', 'remarks']

const partHeads = new Map<string, Part>([
  ['paymenthistory', 'history'],
  ['accounthistory', 'history'],
  ['paymentsummary', 'summary'],
  ['accountdetails', 'details'],
  ['commentscontact', 'remarks'],
  ['comments', 'remarks'],
])

/** 'Comments   Credit card   Credit card': a row of the details, in a print that has no part of that name. */
const commentsRow = /^Comments (?!Contact\b)/i

/** Rows of the first table of every account, which no other table has. */
const firstRow = /^(Reported(?= (Yes|No|N\/A)\b)|Account Number\b|Account Status\b|Reported Balance\b)/i

/** Above the first table of each account, which its rows tell. */
const subheading = /^Account Summary$/i

/** In the order of the print. @returns also the lines that no account has, and those between the rows of one */
export function numberedAccounts(
  lines: readonly Line[],
  plans: AccountPlans,
): { blocks: AccountBlock[]; unread: UnreadLine[] } {
  const keys = labelKeys(Object.keys(plans))
  const blocks: AccountBlock[] = []
  const unread: Line[] = []
  for (const { tables, ...account } of accountsIn(lines)) {
    const pieces = account.heading.length > 0 ? piecesOf(tables, keys) : []
    const rows = pieces.flatMap((piece) => (piece.kind === 'row' ? [piece.row] : []))
    if (account.heading.length === 0) unread.push(...tables)
    else blocks.push({ ...account, rows })
    unread.push(...pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.line] : [])))
  }
  return { blocks, unread: unread.filter((line) => !isProse(line) && !subheading.test(line.text)) }
}

/**
 * Where a part comes that cannot follow, a title is lost or pages are missing: the
 * lines from there on are of another account, which has no title.
 */
function accountsIn(lines: readonly Line[]): NumberedAccount[] {
  const accounts: NumberedAccount[] = []
  const hasRowOfComments = lines.some((line) => commentsRow.test(line.text) && segmentsOf(line).length > 1)
  const headOf = ({ text }: Line) => {
    const head = partHeads.get(keyOf(text))
    return head === 'remarks' && hasRowOfComments ? undefined : head
  }
  const order = orderIn(lines, headOf)
  let part: Part = 'title'
  let firstRows = new Set<string>()
  const begin = (heading: Word[], words: Word[]) => {
    accounts.push({ heading, tables: [], history: [], below: [], words: [...words] })
    part = 'title'
    firstRows = new Set()
  }
  for (const [at, line] of lines.entries()) {
    const [, ...title] = line.words
    if (isTitle(line)) {
      begin(title, line.words)
      continue
    }
    const named = headOf(line)
    const first = firstRow.exec(line.text)?.[0].toLowerCase()
    const next: Part | null =
      named ?? (first === undefined ? partByPlace(line, lines[at + 1], part) : 'first')
    if (isMissingPages(line) || (next !== null && order.indexOf(next) < order.indexOf(part))) begin([], [])
    if ((named !== undefined && named === part) || (first !== undefined && firstRows.has(first)))
      begin([], [])
    if (first !== undefined) firstRows.add(first)
    const open = accounts.at(-1)
    if (open === undefined) continue
    open.words.push(...line.words)
    if (part === 'title' && next === null && goesOnWith(open.heading, line.words)) {
      open.heading.push(...line.words)
      continue
    }
    part = next ?? (part === 'title' ? 'first' : part)
    if (part === 'history') open.history.push(line)
    else if (part === 'remarks') open.below.push(line)
    else if (named === undefined) open.tables.push(line)
  }
  return accounts
}

const isTitle = ({ words: [number, name] }: Line): boolean =>
  name !== undefined && /^\d{1,2}\.\d{1,3}\.?$/.test(number?.text ?? '')

/** The parts that have headings in the order of most titled accounts, at the places where these usually stand. */
function orderIn(lines: readonly Line[], headOf: (line: Line) => Part | undefined): readonly Part[] {
  const orders = parted(lines, isTitle).map((account) => account.flatMap((line) => headOf(line) ?? []))
  const countBefore = (one: Part, other: Part) =>
    orders.filter((parts) => parts.includes(one) && parts.indexOf(one) < parts.indexOf(other)).length
  const headed = usual
    .filter((part) => orders.some((parts) => parts.length > 1 && parts.includes(part)))
    .toSorted((one, other) => countBefore(other, one) - countBefore(one, other))
  const places = usual.filter((part) => headed.includes(part))
  return usual.map((part) => headed[places.indexOf(part)] ?? part)
}

/** What the line begins where its heading is lost or in other words: a grid below one bureau's name, or a table of all three. */
function partByPlace(line: Line, below: Line | undefined, part: Part): Part | null {
  if (part === 'history') return columnsIn(line, []) === null ? null : 'summary'
  const isGrid = bureauNamed(line.text) !== null && below !== undefined && monthHeadingOf(below) !== null
  return isGrid && (part === 'title' || part === 'first') ? 'history' : null
}

/** A long name goes on below in the size of the title, which no other line of the account has. */
const goesOnWith = ([title]: readonly Word[], [word]: readonly Word[]): boolean =>
  title !== undefined && word !== undefined && title.size > 9 && isAlike(word, title)
