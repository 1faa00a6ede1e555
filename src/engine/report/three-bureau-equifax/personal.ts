/** Identification, addresses and employment of Equifax's three-bureau report. */
import type { Line } from '../../read/positioned-text.ts'
import type { Bureau } from '../credit-report.ts'
import { columnsIn } from '../three-bureau/bureau-columns.ts'
import { readText } from '../three-bureau/cell-values.ts'
import { labelKey } from '../three-bureau/label-key.ts'
import { listedRows } from '../three-bureau/listed-rows.ts'
import { type BureauPerson, readPersonalColumns } from '../three-bureau/personal-columns.ts'
import { readStatements } from '../three-bureau/statements.ts'
import { listsByBureau } from './bureau-lists.ts'
import { isProse } from './sections.ts'

const employment = {
  company: /^company$/,
  status: /^status$/,
  other: /^(occupation|start date|end date|address)$/,
}
const headings = ['identification', 'contactinformation', 'employmenthistory']

/** Fills `people`. @returns the lines that were not understood */
export function readNumberedPersonal(
  lines: readonly Line[],
  people: ReadonlyMap<Bureau, BureauPerson>,
): Line[] {
  const at = lines.findIndex(({ text }) => labelKey(text) === 'employmenthistory')
  const tables = at === -1 ? lines : lines.slice(0, at)
  const unread = readPersonalColumns(tables, people).filter(
    (line) => !isProse(line) && !headings.includes(labelKey(line.text)),
  )
  for (const list of at === -1 ? [] : listsByBureau(lines.slice(at + 1))) {
    // The first line of an entry fills the column of its status; a long name goes on below without it.
    const { rows, unread: strange } = listedRows(list.lines, employment, ({ status }) => status.length > 0)
    const employers = rows.flatMap(({ company }) => readText(company) ?? [])
    people.get(list.bureau)?.personal.employers.push(...employers)
    unread.push(...strange)
  }
  return unread
}

/** Statements stand below the bureau's name, or side by side below the three names. */
export function readNumberedStatements(
  lines: readonly Line[],
  people: ReadonlyMap<Bureau, BureauPerson>,
): void {
  if (lines.some((line, at) => columnsIn(line, lines.slice(at + 1)) !== null)) {
    readStatements(lines, people)
    return
  }
  for (const list of listsByBureauWithProse(lines)) {
    const text = readText(list.lines.flatMap(({ words }) => words))
    if (text !== null) people.get(list.bureau)?.personal.statements.push(text)
  }
}

/** A statement is prose itself: only the sentence that there is none is left out. */
function listsByBureauWithProse(lines: readonly Line[]) {
  const lists = listsByBureau(lines.filter((line) => !isProse(line)))
  const bounds = lists.map(({ bureau }) => bureau)
  const statements: { bureau: Bureau; lines: Line[] }[] = []
  for (const line of lines) {
    const next = bounds[statements.length]
    if (next !== undefined && labelKey(line.text) === next.toLowerCase())
      statements.push({ bureau: next, lines: [] })
    else if (!/^You currently have no\b/i.test(line.text)) statements.at(-1)?.lines.push(line)
  }
  return statements
}
