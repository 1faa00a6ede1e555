/** One block of the Credit Accounts section to a tradeline. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Tradeline, UnreadLine } from '../credit-report.ts'
import { isAddress } from '../fields/address-lines.ts'
import { textOf } from '../fields/field-values.ts'
import { fillFields } from '../fields/fill-fields.ts'
import { fillContact } from '../fields/fill-tradeline.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { newTradeline } from '../new-tradeline.ts'
import { boxesByPage, printed } from '../printed-values.ts'
import type { AccountBlock } from './account-blocks.ts'
import { accountLabels, accountPlans, narrativeCodesLabel } from './account-labels.ts'
import type { GridLegend, MarksOf } from './grid-legend.ts'
import { readHistoryGrid } from './history-grid.ts'
import { readMonthlyTable } from './monthly-table.ts'
import { readNarratives } from './narrative-codes.ts'

export interface AccountReading {
  account: Tradeline
  unread: UnreadLine[]
}

/** @param id of the tradeline; stable within the report */
export function readAccount(
  block: AccountBlock,
  id: string,
  legend: GridLegend,
  marksOf: MarksOf,
): AccountReading {
  const titleWords = wordsOf(block.title)
  const name = textOf(titleWords)
  // The suffix repeats what 'Date Closed' says; it is not a part of the creditor's name.
  const creditor = printed(name.replace(/\s*[-\u2013]\s*Closed$/i, ''), name, titleWords)
  const account = newTradeline({ bureau: 'Equifax', id, section: 'accounts', creditor })
  const unread: UnreadLine[] = []
  let narrativeCodes: Word[] = []
  let contact: Word[] | null = null
  const { fields, stray } = readLabelledRows(block.details, accountLabels)
  for (const { words, text } of stray) {
    if (contact === null && isAddress(text)) contact = words
    else unread.push(...unreadWords(words))
  }
  unread.push(...fillFields(account, fields, accountPlans).flatMap(unreadWords))
  narrativeCodes = fields.find(({ label }) => label === narrativeCodesLabel)?.valueRows.flat() ?? []
  if (contact !== null) fillContact(account, contact)
  const grid = readHistoryGrid(block.grid, legend, marksOf)
  const monthly = readMonthlyTable(block.months)
  account.history = grid.history
  account.figures = monthly.figures
  account.remarks = readNarratives(block.narratives, narrativeCodes, marksOf)
  account.blocks = boxesByPage(
    wordsOf([block.title, block.details, block.grid, block.months, block.narratives].flat()),
  )
  return { account, unread: [...unread, ...grid.unread, ...monthly.unread] }
}

function wordsOf(lines: readonly Line[]): Word[] {
  return lines.flatMap((line) => line.words)
}
