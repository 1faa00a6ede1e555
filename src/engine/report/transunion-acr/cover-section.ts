/** The top of the first page: whose file this is, its number and its date. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate, UnreadLine } from '../credit-report.ts'
import { printed } from '../printed-values.ts'
import { labelKey } from './label-key.ts'
import { beginsWithLabel } from './lanes.ts'
import { lineOrNull } from './line-of.ts'
import { readPairs } from './pairs.ts'
import { unreadLines, withoutExplanations } from './paragraphs.ts'
import { unreadPair } from './unread-pair.ts'
import { readDate, readText } from './value-readers.ts'
import type { WrapStyle } from './wrapped-text.ts'

const labels: ReadonlySet<string> = new Set(['File Number', 'Date Created', 'Report Date'].map(labelKey))
const nameLabel = /^Personal Credit Report for:?/i
const explanations =
  /transunion\.com|^TransUnion$|^(You have been on our files|.*SSN has been masked|If you are experiencing|P\.?\s?O\.? Box)/i

export interface CoverSection {
  preparedFor: Printed<string> | null
  reportNumber: Printed<string> | null
  reportDate: Printed<PrintedDate> | null
  unread: UnreadLine[]
}

export function readCoverSection(lines: Line[], style: WrapStyle): CoverSection {
  const rows = withoutExplanations(
    lines,
    explanations,
    (line) => nameLabel.test(line.text) || beginsWithLabel(line, labels),
  )
  const at = rows.findIndex((line) => nameLabel.test(line.text))
  const label = rows[at]
  const beside = label === undefined ? null : lineOrNull(label.words.filter((_, word) => word > 3))
  const name = at === -1 ? undefined : (beside ?? rows[at + 1])
  const others = rows.filter((line) => line !== label && line !== name)
  const { pairs, stray } = readPairs(others, labels)
  const rowsOf = (key: string) => pairs.find((pair) => pair.key === key)?.value ?? []
  return {
    preparedFor: name === undefined ? null : printed(name.text, name.text, name.words),
    reportNumber: readText(rowsOf('filenumber'), style),
    reportDate: readDate(rowsOf('datecreated'), style) ?? readDate(rowsOf('reportdate'), style),
    unread: [...unreadLines(stray), ...pairs.filter(({ known }) => !known).map(unreadPair)],
  }
}
