/** The accounts of a monitoring service's report, each as every bureau that has it prints it. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Bureau, Printed, Tradeline, UnreadLine } from '../credit-report.ts'
import { bureaus } from '../credit-report.ts'
import { printed, unionBox } from '../printed-values.ts'
import { type AccountBlock, accountBlocks } from './account-blocks.ts'
import { type AccountBook, type BlankRule, nameLabels } from './account-book.ts'
import { readText, textOf, wordsIn } from './cell-values.ts'
import { accountOf, isInBureau } from './fill-account.ts'
import { readMonthGrid } from './month-grid.ts'
import { lineOfRow } from './table-pieces.ts'

export interface ServiceAccounts {
  accounts: Tradeline[]
  /** Lines of no one bureau, and values of one bureau's column. */
  unread: Line[]
  unreadOf: Map<Bureau, UnreadLine[]>
}

export interface AccountReading {
  book: AccountBook
  /** Key of the label that begins every account's table. */
  firstLabel: string
  mayBeBlank: BlankRule
  /** Whether the marks of the payment history are text; where they are drawn, the history stays undetermined. */
  readsHistory: boolean
  /** Whether the heading names the original creditor of every collection, so that its absence says something. */
  namesOriginalCreditor: boolean
}

/** 'NONE REPORTED   30: 1 60: 1 90: 4': how often each bureau counts a payment late, which no account keeps. */
const lateCounts = /^((NONE REPORTED|(30|60|90): ?\d+) ?)+$/i

/** Accounts without ids, in the order of the print. */
export function readServiceAccounts(lines: readonly Line[], reading: AccountReading): ServiceAccounts {
  const { blocks, unread } = accountBlocks(lines, reading.firstLabel, reading.book.keys())
  const spoken = unread.filter(({ text }) => !lateCounts.test(text))
  const result: ServiceAccounts = { accounts: [], unread: spoken, unreadOf: new Map() }
  for (const block of blocks) readBlock(block, reading, result)
  return result
}

function readBlock(block: AccountBlock, reading: AccountReading, result: ServiceAccounts): void {
  const own = readHeading(block.heading.flatMap(({ words }) => words))
  const heading = own ?? namedInRow(block)
  if (heading === null || isFarBelow(block, reading.firstLabel)) {
    result.unread.push(...block.heading)
    if (heading !== null) result.unread.push(...block.rows.map(lineOfRow))
    return
  }
  const grid = reading.readsHistory ? readMonthGrid(block.grid) : null
  result.unread.push(...(grid?.unread ?? []))
  for (const bureau of bureaus) {
    if (!isInBureau(block.rows, bureau, reading.book)) continue
    const creditor = creditorIn(block, bureau) ?? heading.creditor
    const read = accountOf({ ...block, creditor }, bureau, reading.book, reading.mayBeBlank)
    const { account } = read
    account.history = grid?.months.get(bureau) ?? []
    account.originalCreditor ??= heading.originalCreditor
    // Where no heading is printed, none leaves the original creditor out.
    const isLeftOut = own !== null && reading.namesOriginalCreditor && isCollection(account)
    if (account.originalCreditor === null && isLeftOut) {
      account.blank.push({ field: 'originalCreditor', box: heading.creditor.box })
    }
    result.accounts.push(account)
    result.unreadOf.set(bureau, [...(result.unreadOf.get(bureau) ?? []), ...read.unread])
  }
}

/** The name in a row of its own ('Creditor   HARBOR BANK   HARBOR BANK   HARBOR BANK'), of the first bureau that prints it. */
function namedInRow(block: AccountBlock): ReturnType<typeof readHeading> {
  const creditor = bureaus.map((bureau) => creditorIn(block, bureau)).find((name) => name !== null)
  return creditor === undefined || creditor === null ? null : { creditor, originalCreditor: null }
}

/** Each bureau may spell the creditor in its own way. */
function creditorIn({ rows }: AccountBlock, bureau: Bureau): Printed<string> | null {
  const row = rows.find(({ key }) => nameLabels.includes(key))
  return row === undefined ? null : readText(wordsIn(row, bureau))
}

/** Rows of another page than the name, their first one lost: nothing proves that they are of that name. */
function isFarBelow({ heading, rows }: AccountBlock, firstLabel: string): boolean {
  const [first] = rows
  return (
    first !== undefined &&
    first.key !== firstLabel &&
    !nameLabels.includes(first.key) &&
    first.label[0]?.box.page !== heading.at(-1)?.box.page
  )
}

/** 'ALDER RECEIVABLES LLC (Original Creditor: TRICOUNTY RADIOLOGY)': the name, and the one in the parenthesis. */
function readHeading(
  words: readonly Word[],
): { creditor: Printed<string>; originalCreditor: Printed<string> | null } | null {
  const opening = words.findIndex(
    ({ text }, i) => /^\(original$/i.test(text) && /^creditor:?$/i.test(words[i + 1]?.text ?? ''),
  )
  const own = opening === -1 ? words : words.slice(0, opening)
  const creditor = textOf(own)
  if (creditor === '') return null
  const original = opening === -1 ? [] : words.slice(opening + 2)
  const name = textOf(original).replace(/\)$/, '').trim()
  return {
    creditor: printed(creditor, creditor, unionBox(own)),
    originalCreditor: name === '' ? null : printed(name, name, unionBox(original)),
  }
}

function isCollection({ type, loanType }: Tradeline): boolean {
  return /collection|debt (buyer|purchas)|factoring/i.test(`${type?.value ?? ''} ${loanType?.value ?? ''}`)
}
