/** One numbered block to a tradeline. */
import type { Line } from '../../read/positioned-text.ts'
import type { Tradeline, UnreadLine } from '../credit-report.ts'
import { isGridHeader, isGridRow, isLegendRest, isLegendStart } from '../equifax-acr/account-line-kinds.ts'
import type { GridLegend, MarksOf } from '../equifax-acr/grid-legend.ts'
import { readHistoryGrid } from '../equifax-acr/history-grid.ts'
import { isAddress } from '../fields/address-lines.ts'
import { textOf } from '../fields/field-values.ts'
import { fillFields } from '../fields/fill-fields.ts'
import { fillContact } from '../fields/fill-tradeline.ts'
import { unreadLine, unreadWords } from '../fields/unread-lines.ts'
import { hasLabelOf, readLabelledRows } from '../labelled-rows.ts'
import { newTradeline } from '../new-tradeline.ts'
import { boxesByPage, printed } from '../printed-values.ts'
import type { NumberedBlock } from './account-blocks.ts'
import { readFigures } from './account-figures.ts'
import { accountLabels, accountPlans, commentsLabel } from './account-labels.ts'
import { partsOf } from './account-parts.ts'
import { fillFoot } from './comments-and-contact.ts'

export interface AccountReading {
  account: Tradeline
  unread: UnreadLine[]
}

/** @param id of the tradeline; stable within the report */
export function readAccount(
  { title, number, lines }: NumberedBlock,
  id: string,
  legend: GridLegend,
  marksOf: MarksOf,
): AccountReading {
  const name = textOf(title)
  const creditor = printed(name.replace(/\s*[-\u2013]?\s*\(?\bCLOSED\)?$/i, ''), name, title)
  const account = newTradeline({ bureau: 'Equifax', id, section: 'accounts', creditor })
  const parts = partsOf(lines, number !== null)
  const labelled = parts.fields.findIndex((line) => hasLabelOf(line, accountLabels))
  const above = parts.fields.slice(0, labelled === -1 ? parts.fields.length : labelled)
  const { fields, stray } = readLabelledRows(parts.fields.slice(above.length), accountLabels)
  const unread = fillFields(account, fields, accountPlans).flatMap(unreadWords)
  for (const { valueRows } of fields.filter(({ label }) => label === commentsLabel)) {
    const words = valueRows.flat()
    if (words.length > 0) account.remarks.push(printed(textOf(words), textOf(words), words))
  }
  unread.push(...stray.map(unreadLine), ...fillAddress(account, above))
  unread.push(...fillFoot(account, parts.foot))
  const grid = readHistoryGrid(parts.history, legend, marksOf)
  const monthly = readFigures(parts.figures, parts.historical)
  account.history = grid.history
  account.figures = monthly.figures
  const own = lines.filter((line) => !parts.orphans.includes(line))
  account.blocks = boxesByPage([...title, ...own.flatMap((line) => line.words)])
  unread.push(...grid.unread, ...monthly.unread)
  unread.push(...[...outsideGrid(parts.history), ...parts.orphans].map(unreadLine))
  return { account, unread }
}

/** The still older layout prints the furnisher's address right below its name. */
function fillAddress(account: Tradeline, above: readonly Line[]): UnreadLine[] {
  if (above.length === 0 || !above.some((line) => isAddress(line.text))) return above.map(unreadLine)
  fillContact(
    account,
    above.flatMap((line) => line.words),
  )
  return []
}

function outsideGrid(lines: readonly Line[]): Line[] {
  return lines.filter(
    (line) => !isGridHeader(line) && !isGridRow(line) && !isLegendStart(line) && !isLegendRest(line),
  )
}
