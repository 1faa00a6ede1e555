/** One account block to a tradeline. */
import { boxAround } from '../../read/lines.ts'
import type { Line, Mark } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { HistoryMonth, Printed, Tradeline } from '../credit-report.ts'
import { boxesByPage, parsePrintedDate, printed } from '../printed-values.ts'
import type { AccountBlock } from './account-blocks.ts'
import { readAccountFields } from './account-fields.ts'
import { readBalanceHistories } from './balance-histories.ts'
import { paragraphs, readComments } from './comments.ts'
import { readContact } from './contact-info.ts'
import { isOutlook, readHistoryGuide } from './history-guide.ts'
import { gridYear, type MonthColumns, monthHeader, readGridRow } from './payment-grid.ts'
import { plainText, textOf } from './report-lines.ts'

export interface AccountContext {
  marks: readonly Mark[]
  pageWidth: number
  unread: (line: Line) => void
}

/** Null when the block names no creditor: an account without a name is not reported, its lines are unread. */
export function readAccount(block: AccountBlock, id: string, context: AccountContext): Tradeline | null {
  const { parts } = block
  const { unread } = context
  const fields = readAccountFields([...parts.info, ...parts.historical], unread)
  const creditor = creditorOf(fields.creditor ?? null, block.heading)
  if (!creditor) {
    block.lines.forEach(unread)
    return null
  }
  const contact = readContact(parts.contact, unread)
  const grid = readHistory(parts.history, context)
  return {
    bureau: 'Experian',
    id,
    section: null,
    creditor,
    originalCreditor: fields.originalCreditor ?? null,
    accountNumber: fields.accountNumber ?? null,
    type: fields.type ?? null,
    loanType: null,
    responsibility: fields.responsibility ?? null,
    opened: fields.opened ?? null,
    reported: fields.reported ?? null,
    closed: fields.closed ?? null,
    status: fields.status ?? null,
    paymentStatus: null,
    balance: fields.balance ?? null,
    highBalance: fields.highBalance ?? null,
    creditLimit: fields.creditLimit ?? null,
    originalAmount: fields.originalAmount ?? null,
    pastDue: fields.pastDue ?? null,
    monthlyPayment: fields.monthlyPayment ?? null,
    chargeOffAmount: fields.chargeOffAmount ?? null,
    terms: fields.terms ?? null,
    lastPayment: fields.lastPayment ?? null,
    dofd: null,
    removalDate: fields.removalDate ?? readOutlook(parts.additional, unread),
    remarks: [
      ...paragraphs(block.above, context.pageWidth),
      ...readComments(parts.comment, context.pageWidth),
      ...paragraphs(parts.reinvestigation, context.pageWidth),
    ],
    history: grid.history,
    figures: readBalanceHistories(parts.balances, unread),
    statedLates: readHistoryGuide([...parts.guide, ...grid.rest], unread),
    blank: fields.blank,
    furnisherAddress: contact.address,
    furnisherPhone: contact.phone,
    blocks: boxesByPage(block.lines),
  }
}

/**
 * The name is printed twice, as heading and as Account Name. When both are the same but for where they break, the one on
 * fewer lines is right: a cell too narrow for a word breaks inside it.
 */
function creditorOf(name: Printed<string> | null, heading: readonly Line[]): Printed<string> | null {
  const words = heading.flatMap((line) => segmentsOf(line)[0]?.words ?? [])
  const headingText = textOf(words)
  if (!name) return headingText ? printed(headingText, headingText, boxAround(words)) : null
  const same = name.value.replaceAll(' ', '') === headingText.replaceAll(' ', '')
  return same && heading.length === 1 ? printed(headingText, name.raw, name.box) : name
}

/** The grid, newest month first; lines that are no part of it are given back. */
function readHistory(
  lines: readonly Line[],
  context: AccountContext,
): { history: HistoryMonth[]; rest: Line[] } {
  const history: HistoryMonth[] = []
  const rest: Line[] = []
  let columns: MonthColumns | null = lines.map(monthHeader).find((header) => header !== null) ?? null
  for (const line of lines) {
    const header = monthHeader(line)
    if (header) columns = header
    else if (columns && gridYear(line) !== null) {
      const unread = (word: Line['words'][number]) =>
        context.unread({ text: word.text, words: [word], box: word.box })
      history.push(...readGridRow(line, columns, context.marks, unread))
    } else rest.push(line)
  }
  return { history: history.sort((a, b) => b.month.localeCompare(a.month)), rest }
}

/** 'This account is scheduled to continue on record until Jul 2029.' */
function readOutlook(lines: readonly Line[], unread: (line: Line) => void): Printed<string> | null {
  let removal: Printed<string> | null = null
  for (const line of lines) {
    const text = plainText(line)
    const raw = /continue on record until ([A-Za-z]+ \d{4})/i.exec(text)?.[1]
    const date = raw ? parsePrintedDate(raw) : null
    if (raw && date) removal = printed(date, raw, line.words)
    else if (!isOutlook(text) && !/^The original amount of this account was/i.test(text)) unread(line)
  }
  return removal
}
