/** The accounts of Equifax's three-bureau report, each as every bureau that reports it prints it. */
import type { Line } from '../../read/positioned-text.ts'
import type { Bureau, Tradeline, UnreadLine } from '../credit-report.ts'
import { bureaus } from '../credit-report.ts'
import { historyCode } from '../experian-acr/history-codes.ts'
import { textOf } from '../fields/field-values.ts'
import { labelKeys } from '../label-keys.ts'
import { printed, unionBox } from '../printed-values.ts'
import { readBureauMonths } from '../three-bureau/bureau-months.ts'
import { wordsIn } from '../three-bureau/cell-values.ts'
import { accountOf, type BlankRule } from '../three-bureau/fill-account.ts'
import { type BureauRow, piecesOf } from '../three-bureau/table-pieces.ts'
import { type NumberedAccount, numberedAccounts } from './account-blocks.ts'
import { equifaxPlans } from './account-labels.ts'
import { readRemarksAndContact } from './remarks-and-contact.ts'
import { isProse } from './sections.ts'

export interface NumberedAccounts {
  accounts: Tradeline[]
  unread: UnreadLine[]
  unreadOf: Map<Bureau, UnreadLine[]>
}

/**
 * The report says 'N/A' for whatever the other two bureaus do not hand to Equifax alike, the date of first delinquency of
 * charged-off accounts among it: there an empty cell is no evidence. In Equifax's own column its own fields are.
 */
const mayBeBlank =
  (bureau: Bureau): BlankRule =>
  (field) =>
    ['closed', 'creditLimit', 'chargeOffAmount'].includes(field) || (bureau === 'Equifax' && field === 'dofd')

const keys = labelKeys(Object.keys(equifaxPlans))

/** Accounts without ids, in the order of the print. */
export function readNumberedAccounts(lines: readonly Line[]): NumberedAccounts {
  const result: NumberedAccounts = { accounts: [], unread: [], unreadOf: new Map() }
  for (const block of numberedAccounts(lines)) readBlock(block, result)
  return result
}

function readBlock(block: NumberedAccount, result: NumberedAccounts): void {
  const name = block.title.filter(({ text }) => !/^\((CLOSED|OPEN)\)$/i.test(text))
  const text = textOf(name)
  if (text === '') {
    result.unread.push(...block.tables.filter((line) => !isProse(line)))
    return
  }
  const pieces = piecesOf(block.tables, keys)
  const rows = pieces.flatMap((piece) => (piece.kind === 'row' ? [piece.row] : []))
  for (const piece of pieces) {
    if (piece.kind === 'text' && !isProse(piece.line)) result.unread.push(piece.line)
  }
  const history = readBureauMonths(block.history, historyCode)
  result.unread.push(...history.unread)
  const below = readRemarksAndContact(block.remarks)
  const reporting = bureaus.filter((bureau) => isReportedBy(rows, bureau))
  for (const bureau of reporting) {
    const read = accountOf(
      { creditor: printed(text, text, unionBox(name)), rows, words: block.words },
      bureau,
      equifaxPlans,
      mayBeBlank(bureau),
    )
    const { account } = read
    account.history = history.months.get(bureau) ?? []
    account.furnisherAddress = below.address
    account.furnisherPhone = below.phone
    result.accounts.push(account)
    result.unreadOf.set(bureau, [...(result.unreadOf.get(bureau) ?? []), ...read.unread])
  }
}

/** 'Reported: Yes'; where that row is lost, any value in the bureau's column. */
function isReportedBy(rows: readonly BureauRow[], bureau: Bureau): boolean {
  const row = rows.find(({ label }) => label === 'Reported')
  const answer = row === undefined ? '' : textOf(wordsIn(row, bureau)).toLowerCase()
  if (answer !== '') return answer === 'yes'
  return rows.some((each) => each !== row && wordsIn(each, bureau).length > 0)
}
