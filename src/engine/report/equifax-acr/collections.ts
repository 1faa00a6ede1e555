/** The Collections section: debts at collection agencies, which Equifax prints apart from the accounts. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Tradeline, UnreadLine } from '../credit-report.ts'
import type { FieldPlan } from '../fields/field-plan.ts'
import type { LabelledField } from '../fields/field-values.ts'
import { readText, textOf } from '../fields/field-values.ts'
import { fillContact, fillField } from '../fields/fill-tradeline.ts'
import { saysNothing } from '../fields/says-nothing.ts'
import { unreadLine, unreadWords } from '../fields/unread-lines.ts'
import { newTradeline } from '../new-tradeline.ts'
import { boxesByPage, printed } from '../printed-values.ts'
import { labelBook } from './label-book.ts'
import { cellsOf } from './labelled-cells.ts'
import { repeatedBlocks } from './repeated-blocks.ts'

const plans: Readonly<Record<string, FieldPlan>> = {
  'Date Reported': { kind: 'date', field: 'reported' },
  'Original Creditor Name': { kind: 'text', field: 'originalCreditor' },
  'Original Creditor': { kind: 'text', field: 'originalCreditor' },
  'Account Designator Code': { kind: 'text', field: 'responsibility' },
  'Date Assigned': { kind: 'date', field: 'opened' },
  'Account Number': { kind: 'number', field: 'accountNumber' },
  'Original Amount Owed': { kind: 'money', field: 'originalAmount' },
  Amount: { kind: 'money', field: 'balance' },
  'Last Payment Date': { kind: 'date', field: 'lastPayment' },
  'Date of First Delinquency': { kind: 'date', field: 'dofd' },
  'Date of 1st Delinquency': { kind: 'date', field: 'dofd' },
  Status: { kind: 'text', field: 'status' },
}
const agency = 'Collection Agency'
const comments = 'Comments'
const contact = 'Contact'
/** Balance date, status date and class of creditor have no field in the normalised record. */
const book = labelBook([
  ...Object.keys(plans),
  agency,
  comments,
  contact,
  'Balance Date',
  'Status Date',
  'Creditor Classification',
])

export interface CollectionsReading {
  accounts: Tradeline[]
  unread: UnreadLine[]
}

/** @param nextId gives the id of the next tradeline of the report */
export function readCollections(lines: readonly Line[], nextId: () => string): CollectionsReading {
  const reading: CollectionsReading = { accounts: [], unread: [] }
  const { blocks, before } = repeatedBlocks(
    lines.filter((line) => !saysNothing(line)),
    book,
  )
  for (const line of before) {
    if (!/[a-z][^:]*\.$/.test(line.text)) reading.unread.push(unreadLine(line))
  }
  for (const block of blocks) readCollection(block.lines, nextId, reading)
  return reading
}

function readCollection(lines: Line[], nextId: () => string, reading: CollectionsReading): void {
  const cells = cellsOf(lines, book)
  const fields = cells.flatMap((cell) => cell.fields)
  const name = readText(find(fields, agency)).value
  if (name === null) {
    // Without the agency's name nobody could say whose entry it is.
    reading.unread.push(...lines.map(unreadLine))
    return
  }
  const account = newTradeline({ bureau: 'Equifax', id: nextId(), section: 'collections', creditor: name })
  const unread: Word[] = cells.flatMap((cell) => cell.lead)
  for (const field of fields) {
    const plan = field.label === null ? undefined : plans[field.label]
    if (plan !== undefined) unread.push(...fillField(account, plan, field))
    else if (field.label === null) unread.push(...field.labelWords, ...field.valueWords)
  }
  const remark = find(fields, comments).valueWords
  if (remark.length > 0) account.remarks = [printed(textOf(remark), textOf(remark), remark)]
  fillContact(account, find(fields, contact).valueWords)
  account.blocks = boxesByPage(lines.flatMap((line) => line.words))
  reading.accounts.push(account)
  reading.unread.push(...unreadWords(unread))
}

function find(fields: readonly LabelledField[], label: string): LabelledField {
  return fields.find((field) => field.label === label) ?? { label, labelWords: [], valueWords: [] }
}
