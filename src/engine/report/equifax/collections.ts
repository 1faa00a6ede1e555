/** Section 10: debts at collection agencies, with the labels of the current report (layout facts 2.1 and 2.2). */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Tradeline, UnreadLine } from '../credit-report.ts'
import type { FieldPlan } from '../fields/field-plan.ts'
import { readText, textOf } from '../fields/field-values.ts'
import { asLabelled, fillFields } from '../fields/fill-fields.ts'
import { fillContact } from '../fields/fill-tradeline.ts'
import { unreadLine, unreadWords } from '../fields/unread-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { newTradeline } from '../new-tradeline.ts'
import { boxesByPage, printed } from '../printed-values.ts'
import { type Entry, entriesOf } from './entries.ts'

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
const [comments, contact] = ['Comments', 'Contact']
const labels = labelKeys([
  ...Object.keys(plans),
  agency,
  comments,
  contact,
  'Balance Date',
  'Status Date',
  'Creditor Classification',
])

/** @param nextId gives the id of the next tradeline of the report */
export function readCollections(
  lines: readonly Line[],
  nextId: () => string,
): { accounts: Tradeline[]; unread: UnreadLine[] } {
  const { entries, before } = entriesOf(lines, labels)
  const accounts: Tradeline[] = []
  const unread = before.map(unreadLine)
  for (const entry of entries) {
    const read = readEntry(entry, nextId)
    if (read.account !== null) accounts.push(read.account)
    unread.push(...read.unread)
  }
  return { accounts, unread }
}

function readEntry(
  { title, lines }: Entry,
  nextId: () => string,
): { account: Tradeline | null; unread: UnreadLine[] } {
  const { fields, stray } = readLabelledRows(lines, labels)
  const named = fields.find(({ label }) => label === agency)
  const printedName = named === undefined ? null : readText(asLabelled(named)).value
  const name = printedName ?? (title.length > 0 ? printed(textOf(title), textOf(title), title) : null)
  if (name === null || fields.length === 0) {
    // Without the agency's name nobody could say whose entry it is.
    return { account: null, unread: [...unreadWords(title), ...lines.map(unreadLine)] }
  }
  const account = newTradeline({ bureau: 'Equifax', id: nextId(), section: 'collections', creditor: name })
  const unread = fillFields(account, fields, plans).flatMap(unreadWords)
  const wordsOf = (wanted: string): Word[] =>
    fields.filter(({ label }) => label === wanted).flatMap(({ valueRows }) => valueRows.flat())
  const remark = wordsOf(comments)
  if (remark.length > 0) account.remarks = [printed(textOf(remark), textOf(remark), remark)]
  fillContact(account, wordsOf(contact))
  account.blocks = boxesByPage([...title, ...lines.flatMap((line) => line.words)])
  return { account, unread: [...unread, ...stray.map(unreadLine)] }
}
