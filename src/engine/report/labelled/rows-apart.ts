/** Rows of an account on which no value above them goes on. */
import type { Line } from '../../read/positioned-text.ts'
import type { LabelKeys } from '../label-keys.ts'
import { labelsOf } from '../labelled-rows.ts'
import type { AccountPlans } from './account-plans.ts'
import type { LineKind } from './line-kinds.ts'

/** 'Maximum Delinquency of 60 days in 01/2026' in a row of its own: no remark above it goes on with it. */
export const saysMaximum = ({ text }: Pick<Line, 'text'>): boolean => /^>?Maximum Delinquency of /i.test(text)

/**
 * Rows right below a table of months or balances, and an address in a row of its own in an account without a label for it: it is
 * the furnisher's.
 * @param lines of one account, top to bottom
 */
export function rowsApart(
  lines: readonly Line[],
  kinds: ReadonlyMap<Line, LineKind>,
  { keys, plans }: { keys: LabelKeys; plans: AccountPlans },
): ReadonlySet<Line> {
  const isRow = (line: Line) => (kinds.get(line) ?? 'row') === 'row'
  const saysAddress = (line: Line) => labelsOf(line, keys).some((label) => plans[label]?.kind === 'address')
  const hasAddress = lines.some((line) => isRow(line) && saysAddress(line))
  return new Set(
    lines.filter((line, at) => {
      const above = lines[at - 1]
      return (
        (above !== undefined && isOfTable(kinds.get(above))) ||
        (!hasAddress && isWholeAddress(line)) ||
        saysMaximum(line)
      )
    }),
  )
}

const isOfTable = (kind: LineKind | undefined): boolean =>
  kind !== undefined && ['months', 'guide', 'balance line', 'balance table', 'heading'].includes(kind)

/** 'PO BOX 1, ERIE, PA 16501 (800) 555-0143' in a row of its own. */
const isWholeAddress = (line: Line): boolean =>
  /^(P\.?O\.? BOX \d|\d+ \S).*, [A-Z]{2} \d{5}(-\d{4})?\b/i.test(line.text)
