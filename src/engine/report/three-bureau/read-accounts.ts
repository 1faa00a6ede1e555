/** The accounts of a monitoring service's report, each as every bureau that has it prints it. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Bureau, HistoryCode, Printed, Tradeline, UnreadLine } from '../credit-report.ts'
import { bureaus } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import type { AccountPlans } from '../labelled/account-plans.ts'
import { printed, unionBox } from '../printed-values.ts'
import { type AccountBlock, accountBlocks } from './account-blocks.ts'
import { readBureauMonths } from './bureau-months.ts'
import { readText, wordsIn } from './cell-values.ts'
import { accountOf, type BlankRule, isInBureau } from './fill-account.ts'
import { lineOfRow } from './table-pieces.ts'

export interface ServiceAccounts {
  accounts: Tradeline[]
  /** Lines of no one bureau, and values of one bureau's column. */
  unread: UnreadLine[]
  unreadOf: Map<Bureau, UnreadLine[]>
}

export interface AccountReading {
  plans: AccountPlans
  mayBeBlank: BlankRule
  /** The code of a mark of the payment history; null where marks are drawn, so that the history stays undetermined. */
  codeOf: ((mark: string) => HistoryCode | null) | null
  /** Whether the heading names the original creditor of every collection, so that its absence says something. */
  namesOriginalCreditor: boolean
}

/** 'NONE REPORTED   30: 1 60: 1 90: 4': how often each bureau counts a payment late, which no account keeps. */
const lateCounts = /^((NONE REPORTED|(30|60|90): ?\d+) ?)+$/i

/** Accounts without ids, in the order of the print. */
export function readServiceAccounts(lines: readonly Line[], reading: AccountReading): ServiceAccounts {
  const { blocks, unread } = accountBlocks(lines, reading.plans)
  const spoken = unread.filter(({ text }) => !lateCounts.test(text))
  const result: ServiceAccounts = { accounts: [], unread: spoken, unreadOf: new Map() }
  for (const block of blocks) readBlock(block, reading, result)
  return result
}

function readBlock(block: AccountBlock, reading: AccountReading, result: ServiceAccounts): void {
  const own = readHeading(block.heading.flatMap(({ words }) => words))
  const heading = own ?? namedInRow(block, reading.plans)
  if (heading === null || isFarBelow(block, reading.plans)) {
    result.unread.push(...block.heading)
    if (heading !== null) result.unread.push(...block.rows.map(lineOfRow))
    return
  }
  const grid = reading.codeOf === null ? null : readBureauMonths(block.grid, reading.codeOf)
  result.unread.push(...(grid?.unread ?? []))
  for (const bureau of bureaus) {
    if (!isInBureau(block.rows, bureau, reading.plans)) continue
    const creditor = creditorIn(block, bureau, reading.plans) ?? heading.creditor
    const read = accountOf({ ...block, creditor }, bureau, reading.plans, reading.mayBeBlank)
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
function namedInRow(block: AccountBlock, plans: AccountPlans): ReturnType<typeof readHeading> {
  const creditor = bureaus.map((bureau) => creditorIn(block, bureau, plans)).find((name) => name !== null)
  return creditor === undefined || creditor === null ? null : { creditor, originalCreditor: null }
}

/** Each bureau may spell the creditor in its own way. */
function creditorIn({ rows }: AccountBlock, bureau: Bureau, plans: AccountPlans): Printed<string> | null {
  const row = rows.find(({ label }) => plans[label]?.kind === 'name')
  return row === undefined ? null : readText(wordsIn(row, bureau))
}

/** Rows of another page than the name, their first one lost: nothing proves that they are of that name. */
function isFarBelow({ heading, rows }: AccountBlock, plans: AccountPlans): boolean {
  const [first] = rows
  return (
    first !== undefined &&
    !['number', 'name'].includes(plans[first.label]?.kind ?? '') &&
    first.labelWords[0]?.box.page !== heading.at(-1)?.box.page
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
