/** The lines of the Credit Accounts section, account by account and part by part. */
import type { Line } from '../../read/positioned-text.ts'
import type { UnreadLine } from '../credit-report.ts'
import { unreadLine } from '../fields/unread-lines.ts'
import { hasLabelOf, labelsOf } from '../labelled-rows.ts'
import { accountLabels, trailingLabels } from './account-labels.ts'
import {
  isGridRow,
  isLegendRest,
  isMonthRow,
  isMonthsHeader,
  isNarrativeRow,
  type Region,
  regionOpenedBy,
} from './account-line-kinds.ts'
import { isSentence, type TitleStyle, titleLength, titleStyleOf } from './account-title.ts'
import { withoutReprintedRows } from './reprinted-rows.ts'

/** One account: its lines by part, in reading order. A block without a title is no account. */
export interface AccountBlock extends Record<Region, Line[]> {
  /** Labels seen so far, by which a second account without a name is noticed. */
  labels: Set<string>
}

export interface AccountBlocks {
  blocks: AccountBlock[]
  unread: UnreadLine[]
}

/**
 * Splits the section at the accounts' names. Works on lines without page breaks, so a block may break anywhere.
 * Lines under a name that is missing are unread: an account is never made of another one's values.
 */
export function accountBlocks(printed: readonly Line[]): AccountBlocks {
  const lines = withoutReprintedRows(printed, (line) => labelsOf(line, accountLabels).length > 1)
  const style = titleStyleOf(lines)
  const blocks: AccountBlock[] = []
  const unread: UnreadLine[] = []
  let block: AccountBlock | null = null
  let region: Region = 'title'
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined) continue
    const length = mayBeTitle(line, region, block, style) ? titleLength(lines, at, style, repeats(block)) : 0
    if (length > 0) {
      block = newBlock(lines.slice(at, at + length))
      blocks.push(block)
      region = 'details'
      at += length - 1
      continue
    }
    const labels = labelsOf(line, accountLabels)
    if (block !== null && labels.some((label) => isOfAnother(label, block, region))) block = null
    const opened = regionOpenedBy(line)
    if (opened !== null) region = opened
    else if (labels.length > 0) region = 'details'
    if (block === null || !(opened !== null || labels.length > 0 || belongs(line, region, block))) {
      if (!(block === null && blocks.length === 0 && isSentence(line))) unread.push(unreadLine(line))
      continue
    }
    for (const label of labels) block.labels.add(label)
    block[region].push(line)
  }
  return { blocks, unread }
}

/**
 * Where names are set like the rest, a line that the open part takes is none: a wrapped description stands right above
 * the next name. Where they are larger, 'HSN' is a name and not a cell of the grid above it.
 */
function mayBeTitle(line: Line, region: Region, block: AccountBlock | null, style: TitleStyle): boolean {
  if (regionOpenedBy(line) !== null || hasLabelOf(line, accountLabels)) return false
  return style.size !== null || block === null || region === 'details' || !belongs(line, region, block)
}

function repeats(block: AccountBlock | null): (labels: readonly string[]) => boolean {
  return (labels) => block === null || labels.some((label) => block.labels.has(label))
}

/** A label twice, or one of the details behind the tables: the labels of an account whose name is missing. */
function isOfAnother(label: string, block: AccountBlock | null, region: Region): boolean {
  const isBelowTables = region === 'grid' || region === 'months' || region === 'narratives'
  return block?.labels.has(label) || (isBelowTables && !trailingLabels.includes(label))
}

/** True when a line that opens nothing is of the part that is open. */
function belongs(line: Line, region: Region, block: AccountBlock): boolean {
  if (region === 'details') return true
  if (region === 'grid') return isGridRow(line) || isLegendRest(line)
  const header = block[region].find((each) => regionOpenedBy(each) === region && each.words.length > 3)
  if (region === 'months') {
    const inHeader = block.months.every((each) => !isMonthRow(each)) && !/\d/.test(line.text)
    return (
      isMonthRow(line) ||
      (inHeader && (isMonthsHeader(line) || header !== undefined)) ||
      /^[\d, ]+$/.test(line.text)
    )
  }
  // 'Narrative Code | Narrative Code Description': the description's column begins with its second 'Narrative'.
  const description = header?.words.slice(1).find(({ text }) => /^Narrative$/i.test(text))
  return isNarrativeRow(line) || (description !== undefined && line.box.x > description.box.x - 4)
}

function newBlock(title: Line[]): AccountBlock {
  return { title, details: [], grid: [], months: [], narratives: [], labels: new Set() }
}
