/** The top of the first page: whose file this is, its number and its date. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate, UnreadLine } from '../credit-report.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { hasLabelOf } from '../labelled-rows.ts'
import { printed } from '../printed-values.ts'
import { lineOrNull } from './line-of.ts'
import { unreadLines, withoutExplanations } from './paragraphs.ts'
import { readTable, unknownIn, wordsFor } from './read-table.ts'
import { readDate, readText } from './value-readers.ts'
import type { WrapStyle } from './wrapped-text.ts'

const labels = labelKeys(['File Number', 'Date Created', 'Report Date'])
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
    (line) => nameLabel.test(line.text) || hasLabelOf(line, labels),
  )
  const at = rows.findIndex((line) => nameLabel.test(line.text))
  const label = rows[at]
  const beside = label === undefined ? null : lineOrNull(label.words.filter((_, word) => word > 3))
  const name = at === -1 ? undefined : (beside ?? rows[at + 1])
  const others = rows.filter((line) => line !== label && line !== name)
  const { fields, stray } = readTable(others, labels, style)
  return {
    preparedFor: name === undefined ? null : printed(name.text, name.text, name.words),
    reportNumber: readText(wordsFor(fields, 'File Number')),
    reportDate: readDate(wordsFor(fields, 'Date Created')) ?? readDate(wordsFor(fields, 'Report Date')),
    unread: [...unreadLines(stray), ...unknownIn(fields).flatMap(unreadWords)],
  }
}
