/** One account block to one tradeline. */
import type { Box } from '../../read/positioned-text.ts'
import type { Tradeline, TradelineField, UnreadLine } from '../credit-report.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { fillAccount } from '../labelled/fill-account.ts'
import type { RowField } from '../labelled-rows.ts'
import { newTradeline } from '../new-tradeline.ts'
import { boxesByPage } from '../printed-values.ts'
import type { AccountBlock } from './account-blocks.ts'
import { accountLabels, accountPlans, longValues, rowsLeftOutWhenEmpty } from './account-labels.ts'
import { readAccountName } from './account-name.ts'
import { withLabelsFirst } from './labels-last.ts'
import { unreadLines } from './paragraphs.ts'
import { readPaymentHistory } from './payment-history.ts'
import { readTable } from './read-table.ts'
import { wordsIn } from './value-readers.ts'
import type { WrapStyle } from './wrapped-text.ts'

export interface ReadAccount {
  /** Null when the block is no account: it has no name, or neither a number nor a table that is announced as an account's. */
  account: Tradeline | null
  unread: UnreadLine[]
}

/** @param id 'transunion-03' for the third account */
export function readAccount(
  block: AccountBlock,
  section: Tradeline['section'],
  id: string,
  style: WrapStyle,
): ReadAccount {
  const name = readAccountName(block.name, style)
  const table = readTable(withLabelsFirst(block.rows, accountLabels, longValues), accountLabels, style)
  const isAccount =
    name?.accountNumber != null || (block.isAnnounced && table.fields.some(({ label }) => label !== null))
  if (name === null || !isAccount) {
    return { account: null, unread: unreadLines(block.lines) }
  }
  const account = newTradeline({
    bureau: 'TransUnion',
    id,
    section,
    ...name,
    blocks: boxesByPage(wordsIn(block.lines)),
  })
  const unread = unreadLines([...table.stray, ...block.orphans])
  // A label stands once in an account. Where one comes again, the rows belong to an account that lost its heading.
  const own = untilRepeated(table.fields)
  unread.push(...fillAccount(account, own, accountPlans).flatMap(unreadWords))
  for (const { labelWords, valueRows } of table.fields.slice(own.length))
    unread.push(...unreadWords([...labelWords, ...valueRows.flat()]))
  const labelled = own.flatMap(({ label }) => {
    const plan = accountPlans[label ?? '']
    return plan !== undefined && 'field' in plan ? [plan.field] : []
  })
  markRowsLeftOut(account, new Set(labelled), block.heading.box)
  if (own.length < table.fields.length) return { account, unread: [...unread, ...unreadLines(block.grid)] }
  const { history, figures, unread: unreadCells } = readPaymentHistory(block.grid)
  return { account: { ...account, history, figures }, unread: [...unread, ...unreadCells] }
}

function untilRepeated(fields: readonly RowField[]): readonly RowField[] {
  const seen = new Set<string>()
  const at = fields.findIndex(({ label }) => label !== null && (seen.has(label) || !seen.add(label)))
  return at === -1 ? fields : fields.slice(0, at)
}

/** A row that is not printed leaves no label: its place is the heading of the table that it would stand in. */
function markRowsLeftOut(account: Tradeline, labelled: ReadonlySet<TradelineField>, heading: Box): void {
  for (const field of rowsLeftOutWhenEmpty) {
    if (!labelled.has(field)) account.blank.push({ field, box: heading })
  }
}
