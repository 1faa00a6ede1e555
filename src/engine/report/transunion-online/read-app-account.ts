/** One account of the app's print to a tradeline. */
import type { Tradeline, UnreadLine } from '../credit-report.ts'
import { textOf } from '../equifax-acr/field-values.ts'
import { unreadLine, unreadWords } from '../equifax-acr/unread-lines.ts'
import { fillFields } from '../equifax-numbered/fill-fields.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { readMonthTable } from '../month-table.ts'
import { newTradeline } from '../new-tradeline.ts'
import { boxesByPage, printed, unionBox } from '../printed-values.ts'
import { historyCodeOf } from '../transunion-acr/history-ratings.ts'
import type { AppBlock } from './app-blocks.ts'
import { accountLabels, accountPlans, remarksLabel } from './app-labels.ts'
import { isLateCount, monthsWithCodes } from './app-lines.ts'

/** @param id of the tradeline; stable within the report */
export function readAppAccount(
  block: AppBlock,
  section: Tradeline['section'],
  id: string,
): { account: Tradeline; unread: UnreadLine[] } {
  const { name, number, rows, months, words } = block
  const account = newTradeline({
    bureau: 'TransUnion',
    id,
    section,
    creditor: printed(textOf(name), textOf(name), name),
    accountNumber: number.length === 0 ? null : printed(textOf(number), textOf(number), number),
    blocks: boxesByPage(words),
  })
  const { fields, stray } = readLabelledRows(rows, accountLabels)
  const unread = [...fillFields(account, fields, accountPlans).flatMap(unreadWords), ...stray.map(unreadLine)]
  for (const { valueRows } of fields.filter(({ label }) => label === remarksLabel)) {
    const own = valueRows.flat()
    if (own.length > 0) account.remarks.push(printed(textOf(own), textOf(own), own))
  }
  unread.push(...fillHistory(account, months))
  return { account, unread }
}

function fillHistory(account: Tradeline, lines: AppBlock['months']): UnreadLine[] {
  const inline = lines
    .flatMap((line) => monthsWithCodes(line) ?? [])
    .map(({ month, code }) => ({ month, words: [code] }))
  const table = readMonthTable(lines.filter((line) => !isLateCount(line) && monthsWithCodes(line) === null))
  const unread = unreadWords(table.stray)
  const known = new Map<string, string>()
  for (const { month, words } of [...inline, ...table.cells]) {
    const code = historyCodeOf(textOf(words))
    // Two codes for one month: which is right is not for a reader to say.
    if (code === null || (known.get(month) ?? code) !== code) unread.push(...unreadWords(words))
    else if (!known.has(month)) account.history.push({ month, code, box: unionBox(words) })
    if (code !== null) known.set(month, code)
  }
  account.history.sort((a, b) => b.month.localeCompare(a.month))
  return unread
}
