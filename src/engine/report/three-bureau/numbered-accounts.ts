/** The accounts of Equifax's three-bureau report, each cut into its parts. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { labelKey } from '../three-bureau/label-key.ts'
import { isMissingPages } from '../three-bureau/printed-lines.ts'

export interface NumberedAccount {
  /** '2.1 Example Bank Card (CLOSED)' without its number. */
  title: Word[]
  /** The side-by-side tables: the first one, the payment summary and the details. */
  tables: Line[]
  history: Line[]
  /** 'Comments | Contact' with its head. */
  remarks: Line[]
  words: Word[]
}

type Part = 'title' | 'first' | 'history' | 'summary' | 'details' | 'remarks'

/** The parts of an account in the order of the print. */
const order: readonly Part[] = ['title', 'first', 'history', 'summary', 'details', 'remarks']

const partHeads = new Map<string, Part>([
  ['paymenthistory', 'history'],
  ['accounthistory', 'history'],
  ['paymentsummary', 'summary'],
  ['accountdetails', 'details'],
  ['commentscontact', 'remarks'],
  ['comments', 'remarks'],
])

/** Rows of the first table of every account, which no other table has. */
const firstRow = /^(Reported(?= (Yes|No|N\/A)\b)|Account Number\b|Account Status\b|Reported Balance\b)/i

/**
 * Accounts in the order of the print. Where a part comes that cannot follow, a title is lost or pages are missing: the
 * lines from there on are of another account, which has no title.
 */
export function numberedAccounts(lines: readonly Line[]): NumberedAccount[] {
  const accounts: NumberedAccount[] = []
  let part: Part = 'title'
  let firstRows = new Set<string>()
  const begin = (title: Word[], words: Word[]) => {
    accounts.push({ title, tables: [], history: [], remarks: [], words: [...words] })
    part = 'title'
    firstRows = new Set()
  }
  for (const line of lines) {
    const [number, ...title] = line.words
    if (number !== undefined && /^\d{1,2}\.\d{1,3}\.?$/.test(number.text) && title.length > 0) {
      begin(title, line.words)
      continue
    }
    const named = partHeads.get(labelKey(line.text))
    const first = firstRow.exec(line.text)?.[0].toLowerCase()
    const next = named ?? (first === undefined ? null : 'first')
    if (isMissingPages(line) || (next !== null && order.indexOf(next) < order.indexOf(part))) begin([], [])
    if ((named !== undefined && named === part) || (first !== undefined && firstRows.has(first)))
      begin([], [])
    if (first !== undefined) firstRows.add(first)
    const open = accounts.at(-1)
    if (open === undefined) continue
    open.words.push(...line.words)
    if (part === 'title' && next === null && isAlike(line.words, open.title)) {
      open.title.push(...line.words)
      continue
    }
    part = next ?? (part === 'title' ? 'first' : part)
    if (part === 'history') open.history.push(line)
    else if (part === 'remarks') open.remarks.push(line)
    else if (named === undefined) open.tables.push(line)
  }
  return accounts
}

/** A long name goes on below in the size of the title, which no other line of the account has. */
function isAlike(words: readonly Word[], title: readonly Word[]): boolean {
  const [a] = words
  const [b] = title
  return (
    a !== undefined && b !== undefined && Math.abs(a.size - b.size) < 0.3 && a.bold === b.bold && b.size > 9
  )
}
