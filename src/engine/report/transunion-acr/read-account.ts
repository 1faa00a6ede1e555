/** One account block to one tradeline. */
import type { Box } from '../../read/positioned-text.ts'
import type { Tradeline, TradelineField, UnreadLine } from '../credit-report.ts'
import { newTradeline } from '../new-tradeline.ts'
import { boxesByPage } from '../printed-values.ts'
import type { AccountBlock } from './account-blocks.ts'
import { accountLabelKeys, accountLabelMeaning, longValues, rowsLeftOutWhenEmpty } from './account-labels.ts'
import { readAccountName } from './account-name.ts'
import { type Pair, readPairs } from './pairs.ts'
import { unreadLines } from './paragraphs.ts'
import { readPaymentHistory } from './payment-history.ts'
import { takePair } from './take-pair.ts'
import { unreadPair } from './unread-pair.ts'
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
  const table = readPairs(block.rows, accountLabelKeys, longValues)
  const isAccount =
    name?.accountNumber != null || (block.isAnnounced && table.pairs.some((pair) => pair.known))
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
  const ownPairs = untilRepeated(table.pairs)
  const isWhole = ownPairs.length === table.pairs.length
  const labelled = new Set<TradelineField>()
  for (const pair of ownPairs) {
    const meaning = accountLabelMeaning(pair.key)
    if (meaning !== null && 'field' in meaning) labelled.add(meaning.field)
    if (meaning === null || !takePair(account, meaning, pair, style)) unread.push(unreadPair(pair))
  }
  unread.push(...table.pairs.slice(ownPairs.length).map(unreadPair))
  markRowsLeftOut(account, labelled, block.heading.box)
  if (!isWhole) return { account, unread: [...unread, ...unreadLines(block.grid)] }
  const { history, figures, unread: unreadCells } = readPaymentHistory(block.grid)
  return { account: { ...account, history, figures }, unread: [...unread, ...unreadCells] }
}

function untilRepeated(pairs: Pair[]): Pair[] {
  const seen = new Set<string>()
  const at = pairs.findIndex(({ key, known }) => known && (seen.has(key) || !seen.add(key)))
  return at === -1 ? pairs : pairs.slice(0, at)
}

/** A row that is not printed leaves no label: its place is the heading of the table that it would stand in. */
function markRowsLeftOut(account: Tradeline, labelled: ReadonlySet<TradelineField>, heading: Box): void {
  for (const field of rowsLeftOutWhenEmpty) {
    if (!labelled.has(field)) account.blank.push({ field, box: heading })
  }
}
