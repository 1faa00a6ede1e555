/** The 'Narrative Code | Narrative Code Description' table under an account: its remarks. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Printed } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { printed } from '../printed-values.ts'
import { isNarrativeRow, partOpenedBy } from './account-line-kinds.ts'
import { type MarksOf, ruledGroups } from './row-rules.ts'

/**
 * Remarks in the order printed: the description, or the bare code when no description is printed for it.
 * @param lines header and rows of the table
 * @param codeWords the value of the label 'Narrative Code(s):'
 */
export function readNarratives(
  lines: readonly Line[],
  codeWords: readonly Word[],
  marksOf: MarksOf,
): Printed<string>[] {
  const rows = rowsOf(
    lines.filter((line) => partOpenedBy(line) !== 'narratives'),
    marksOf,
  )
  const remarks = rows.map(({ code, description }) => {
    const words = description.length > 0 ? description : [code]
    return printed(textOf(words), textOf(words), words)
  })
  const described = new Set(rows.map(({ code }) => code.text))
  for (const word of codeWords) {
    const code = word.text.replace(/[,;]$/, '')
    if (/^[0-9A-Z]{2,3}$/.test(code) && !described.has(code)) remarks.push(printed(code, code, [word]))
  }
  return remarks
}

interface NarrativeRow {
  code: Word
  description: Word[]
}

/**
 * Lines to rows, by the rules drawn between rows where there are any: in a table aligned in the middle the first line
 * of a wrapped description stands above its code.
 */
function rowsOf(lines: readonly Line[], marksOf: MarksOf): NarrativeRow[] {
  const rows: NarrativeRow[] = []
  for (const group of ruledGroups(lines, marksOf)) {
    const codes = group.filter(isNarrativeRow)
    const [code] = codes[0]?.words ?? []
    if (code !== undefined && codes.length === 1) {
      rows.push({ code, description: group.flatMap(({ words }) => words.filter((word) => word !== code)) })
    } else for (const line of group) addLine(rows, line)
  }
  return rows
}

/** Without rules a description goes on until the next code. */
function addLine(rows: NarrativeRow[], line: Line): void {
  const [code, ...description] = line.words
  if (code !== undefined && isNarrativeRow(line)) rows.push({ code, description })
  else rows.at(-1)?.description.push(...line.words)
}
