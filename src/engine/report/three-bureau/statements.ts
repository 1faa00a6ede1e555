/** Statements of the consumer and notices of the bureaus: beside or below each bureau's name, or in columns. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Bureau } from '../credit-report.ts'
import { type BureauColumns, bureauNamed, cellParts, columnsIn } from './bureau-columns.ts'
import { readText } from './cell-values.ts'
import type { BureauPerson } from './personal-columns.ts'

/** What the bureau says of the file itself. Anything else is the consumer's own statement, whatever it speaks of. */
const notice =
  /^(consumer|subject|file|this (consumer|file))\b.*\b(deceased|frozen|freeze|alert)\b|^((initial|extended) )?(fraud|active duty) alert\b/i

/** Points by which a statement may begin left of its bureau's name. */
const edge = 2

/** Fills `people` from the section's lines. @returns the lines that were not understood */
export function readStatements(lines: readonly Line[], people: ReadonlyMap<Bureau, BureauPerson>): Line[] {
  const unread: Line[] = []
  const found = new Map<Bureau, Word[]>()
  let columns: BureauColumns | null = null
  let open: { bureau: Bureau; labelEnd: number } | null = null
  const add = (bureau: Bureau, words: readonly Word[]) =>
    found.set(bureau, [...(found.get(bureau) ?? []), ...words])
  for (const [at, line] of lines.entries()) {
    if (/^You currently have no\b/i.test(line.text)) continue
    const first = line.words[0]
    const named = first === undefined ? null : bureauNamed(first.text)
    const headed = columnsIn(line, lines.slice(at + 1))
    if (headed !== null) columns = headed
    else if (columns !== null) for (const [bureau, words] of cellParts(line, columns)) add(bureau, words)
    else if (named !== null && first !== undefined) {
      // Where the name stands alone, what is below it is the statement.
      const isAlone = line.words.length === 1
      open = { bureau: named, labelEnd: isAlone ? first.box.x - edge : first.box.x + first.box.width }
      add(named, line.words.slice(1))
    } else if (open !== null && line.box.x >= open.labelEnd) add(open.bureau, line.words)
    else if (open !== null) unread.push(line)
  }
  for (const [bureau, words] of found) {
    const value = readText(words)
    const personal = people.get(bureau)?.personal
    if (value === null || personal === undefined) continue
    if (notice.test(value.value)) personal.notices.push(value)
    else personal.statements.push(value)
  }
  return unread
}
