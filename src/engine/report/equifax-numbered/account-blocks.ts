/** The accounts of one section: each begins at its title, '2.1 NAME (CLOSED)', or at the name above its first label. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { isTitle } from '../equifax/entries.ts'
import { isExplanation } from '../equifax/explanations.ts'
import { isAddress } from '../fields/address-lines.ts'
import { hasLabelOf, labelsOf } from '../labelled-rows.ts'
import { accountLabels } from './account-labels.ts'
import { partOpenedBy } from './account-parts.ts'

export interface NumberedBlock {
  /** Words of the creditor's name, with '(CLOSED)' and without the number. */
  title: Word[]
  /** '2.1'; null where accounts are not numbered. */
  number: string | null
  lines: Line[]
}

export interface NumberedBlocks {
  blocks: NumberedBlock[]
  /** Lines that stand under no name. */
  before: Line[]
}

/** So many lines may stand between a name and its first label: address, telephone, a subheading. */
const farthestName = 6

export function accountBlocks(lines: readonly Line[]): NumberedBlocks {
  const isNumbered = lines.some(isTitle)
  return isNumbered ? byNumber(lines) : byFirstLabel(lines)
}

function byNumber(lines: readonly Line[]): NumberedBlocks {
  const found: NumberedBlocks = { blocks: [], before: [] }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined) continue
    const open = found.blocks.at(-1)
    if (!isTitle(line)) {
      ;(open?.lines ?? found.before).push(line)
      continue
    }
    const number = line.words[0]?.text.replace(/\.$/, '') ?? null
    // The title again at the top of a new page goes on with the account.
    if (open?.number === number) continue
    const title = line.words.slice(1)
    while (goesOnWithTitle(line, lines[at + 1])) {
      title.push(...(lines[at + 1]?.words ?? []))
      at += 1
    }
    found.blocks.push({ title, number, lines: [] })
  }
  return found
}

/** A wrapped name is set like its first line, which is larger or bolder than the rest, or all in capitals. */
function goesOnWithTitle(title: Line, next: Line | undefined): boolean {
  if (next === undefined || isTitle(next) || hasLabelOf(next, accountLabels)) return false
  if (partOpenedBy(next) !== null || isExplanation(next)) return false
  const [first, below] = [title.words[1], next.words[0]]
  if (first === undefined || below === undefined || Math.abs(first.size - below.size) > 0.3) return false
  if (first.bold !== below.bold || next.text !== next.text.toUpperCase() || isAddress(next.text)) return false
  // Over a page break no distance says anything; only what is set bold is a name there.
  return next.box.page === title.box.page ? next.box.y - title.box.y < 3.2 * first.size : first.bold
}

function byFirstLabel(lines: readonly Line[]): NumberedBlocks {
  const starts: { at: number; title: Line[] }[] = []
  let from = 0
  for (const [at, line] of lines.entries()) {
    if (!labelsOf(line, accountLabels).includes('Account Number')) continue
    const title = nameAbove(lines.slice(Math.max(from, at - farthestName), at), line)
    const [first] = title
    from = at + 1
    if (first !== undefined) starts.push({ at: lines.indexOf(first), title })
  }
  return {
    before: lines.slice(0, starts[0]?.at ?? lines.length),
    blocks: starts.map(({ at, title }, i) => ({
      title: title.flatMap(({ words }) => words),
      number: null,
      lines: lines.slice(at + title.length, starts[i + 1]?.at),
    })),
  }
}

/** The lines of the name above a first label: those set apart from the label, else the nearest in capitals. */
function nameAbove(above: readonly Line[], label: Line): Line[] {
  const apart = nameAmong(
    above.filter((line) => hasLabelOf(line, accountLabels) || isSetApart(line, label)),
    (line) => line.text === line.text.toUpperCase() && isSetAsName(line, label),
  )
  return apart.length > 0 ? apart : nameAmong(above, (line) => isSetAsName(line, label))
}

/** The last lines that may be a name, with nothing but an address and a subheading behind them. */
function nameAmong(above: readonly Line[], isName: (line: Line) => boolean): Line[] {
  const name: Line[] = []
  for (const line of above.toReversed()) {
    if (hasLabelOf(line, accountLabels)) break
    const [below] = name
    if (below === undefined && (partOpenedBy(line) !== null || isExplanation(line) || isAddress(line.text)))
      continue
    if (!(below === undefined ? isName(line) : isRowAbove(line, below))) break
    name.unshift(line)
  }
  return name
}

/** Names are printed in capitals, larger or bolder than labels; other text above a label is none. */
function isSetAsName({ text, words }: Line, label: Line): boolean {
  const [first, other] = [words[0], label.words[0]]
  if (first === undefined || other === undefined || !/[A-Z]{2}|[A-Z][a-z]/.test(text)) return false
  // The town of an address whose other words were lost.
  if (text.endsWith(',')) return false
  // The head of a page, such as the consumer's own name.
  if (first.size < 0.95 * other.size) return false
  const isCapital = text === text.toUpperCase()
  return isCapital || isSetApart({ words }, label)
}

function isSetApart({ words }: Pick<Line, 'words'>, label: Line): boolean {
  const [first, other] = [words[0], label.words[0]]
  if (first === undefined || other === undefined) return false
  return first.size > 1.1 * other.size || (first.bold && !other.bold)
}

/** The row before of a name that wrapped: set alike and close above. */
function isRowAbove(line: Line, below: Line): boolean {
  const [first, next] = [line.words[0], below.words[0]]
  if (first === undefined || next === undefined || partOpenedBy(line) !== null || isAddress(line.text))
    return false
  const isAlike = Math.abs(first.size - next.size) < 0.3 && first.bold === next.bold
  const isNear = line.box.page === below.box.page ? below.box.y - line.box.y < 1.6 * next.size : first.bold
  return isAlike && isNear && Math.abs(line.box.x - below.box.x) < 4
}
