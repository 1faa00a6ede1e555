/** Cuts the account sections into one block an account, wherever pages break. */
import type { Line } from '../../read/positioned-text.ts'
import { keyOf } from '../label-keys.ts'
import { accountLabelKeys } from './account-labels.ts'
import { beginsWithLabel } from './begins-with-label.ts'
import { lineOrNull } from './line-of.ts'
import { maskedNumberOf } from './masked-number.ts'

export interface AccountBlock {
  /** Rows of the heading: the creditor's name and the masked number. */
  name: Line[]
  /** 'Account Information', or the block's first row where that is not printed. */
  heading: Line
  /** True when 'Account Information' stands right below the name. */
  isAnnounced: boolean
  /** Rows of the label/value table. */
  rows: Line[]
  /** Rows below 'Payment History'. */
  grid: Line[]
  /** Rows below the grid that cannot be this account's. */
  orphans: Line[]
  lines: Line[]
}

/** Rows that a name may be wrapped over. */
const longestName = 3
const nameLabel = /^Account Name(\s|$)/
const months = '(January|February|March|April|May|June|July|August|September|October|November|December)'
const monthHeadings = new RegExp(`^${months} \\d{4}( ${months} \\d{4})+$`)
const tableOnlyLabels: ReadonlySet<string> = new Set(
  [
    'Address',
    'Phone',
    'Date Opened',
    'Responsibility',
    'Account Type',
    'Loan Type',
    'Date Updated',
    'Pay Status',
  ].map(keyOf),
)
/** Labels of the table and of the grid: none of them is a creditor. */
const namelessLabels: ReadonlySet<string> = new Set([
  ...accountLabelKeys,
  'rating',
  'scheduledpayment',
  'amountpaid',
])
const firstLabels: ReadonlySet<string> = new Set(['address'])

/** @returns the blocks, and the rows that stand before the first of them */
export function accountBlocksOf(lines: Line[]): { before: Line[]; blocks: AccountBlock[] } {
  const starts: number[] = []
  let hasHeading = true
  for (const [at, line] of lines.entries()) {
    const isHeading = isInformationHeading(line)
    if (nameLabel.test(line.text)) {
      starts.push(at)
      hasHeading = false
    } else if (
      hasHeading &&
      (isHeadingOfAnother(line, lines[at + 1]) || isUnannouncedName(line, lines[at + 1]))
    ) {
      starts.push(at)
      hasHeading = false
    }
    hasHeading ||= isHeading
  }
  const blocks = starts.map((start, at) => blockOf(lines.slice(start, starts[at + 1])))
  return { before: lines.slice(0, starts[0] ?? lines.length), blocks }
}

/** 'Account Information' above the table's first row; above another row it is printed again on a new page. */
function isHeadingOfAnother(line: Line, below: Line | undefined): boolean {
  return isInformationHeading(line) && below !== undefined && beginsWithLabel(below, firstLabels)
}

/** A heading whose label 'Account Name' was lost: a masked number right above the account's table. */
function isUnannouncedName(line: Line, below: Line | undefined): boolean {
  if (below === undefined || maskedNumberOf(line.text) === null || beginsWithLabel(line, accountLabelKeys))
    return false
  return isInformationHeading(below) || beginsWithLabel(below, firstLabels)
}

function blockOf(lines: Line[]): AccountBlock {
  const rest = [...lines]
  const name: Line[] = []
  const first = rest[0]
  if (first !== undefined && nameLabel.test(first.text)) {
    rest.shift()
    const beside = lineOrNull(first.words.slice(2))
    if (beside !== null) name.push(beside)
  }
  const takeName = () => {
    const other = rest.findIndex((line) => !isNameRow(line))
    name.push(...rest.splice(0, Math.min(other === -1 ? rest.length : other, longestName - name.length)))
  }
  takeName()
  const heading = rest[0] !== undefined && isInformationHeading(rest[0]) ? rest.shift() : undefined
  // Some prints put both labels first and the name below them.
  if (name.length === 0 && maskedNumberOf(rest[0]?.text ?? '') !== null) takeName()
  const gridAt = rest.findIndex((line) => line.text === 'Payment History' || monthHeadings.test(line.text))
  const rows = gridAt === -1 ? rest : rest.slice(0, gridAt)
  const belowRows = gridAt === -1 ? [] : rest.slice(gridAt)
  // Nothing of this account stands below its grid: table rows there are another one's, which lost its heading.
  const gridEnd = belowRows.findIndex((line) => beginsWithLabel(line, tableOnlyLabels))
  const grid = gridEnd === -1 ? belowRows : belowRows.slice(0, gridEnd)
  return {
    name,
    heading: heading ?? first ?? emptyLine,
    isAnnounced: heading !== undefined,
    rows: rows.filter((line) => !isInformationHeading(line)),
    grid: grid.filter((line) => line.text !== 'Payment History'),
    orphans: gridEnd === -1 ? [] : belowRows.slice(gridEnd),
    lines,
  }
}

function isNameRow(line: Line): boolean {
  if (isInformationHeading(line) || line.text === 'Payment History') return false
  return !monthHeadings.test(line.text) && !beginsWithLabel(line, namelessLabels)
}

function isInformationHeading(line: Line | undefined): boolean {
  return line !== undefined && keyOf(line.text) === 'accountinformation'
}

const emptyLine: Line = { text: '', words: [], box: { page: 0, x: 0, y: 0, width: 0, height: 0 } }
