/** The accounts of the app's print: each begins at the name above its labels. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { labelsOf } from '../labelled-rows.ts'
import { accountLabels } from './app-labels.ts'
import { isLateCount, isMonthLine, isSubheading } from './app-lines.ts'

export interface AppBlock {
  name: Word[]
  /** A masked number right below or behind the name. */
  number: Word[]
  rows: Line[]
  months: Line[]
  words: Word[]
}

export interface AppBlocks {
  blocks: AppBlock[]
  /** Lines that are in no account. */
  unread: Line[]
}

interface OpenBlock {
  block: AppBlock | null
  seen: Set<string>
  /** True once months or counts were read: labels behind them are another account's. */
  isOver: boolean
  /** The parts read so far, in order; one that comes again is another account's. */
  parts: ('counts' | 'heading' | 'months')[]
}

const masked = /^([A-Z0-9-]*\*{2,}[A-Z0-9*]*|x{3,}\d*|[A-Z0-9]*\d[A-Z0-9]*X{4,}|#\S+|\*+)$/i

export function accountBlocks(lines: readonly Line[]): AppBlocks {
  const found: AppBlocks = { blocks: [], unread: [] }
  const open: OpenBlock = { block: null, seen: new Set(), isOver: false, parts: [] }
  /** Lines without a label since the last one that has one. */
  let loose: Line[] = []
  const release = () => {
    if (open.block === null || open.isOver) found.unread.push(...loose)
    else open.block.rows.push(...loose)
    loose = []
  }
  for (const [at, line] of lines.entries()) {
    const labels = labelsOf(line, accountLabels)
    const part = partOf(line, lines[at - 1])
    if (part !== null) {
      // Words between two parts are a name without its labels.
      const isAnother = (open.isOver && loose.length > 0) || isAgain(open.parts, part)
      release()
      if (isAnother) open.block = null
      open.parts.push(part)
      if (part === 'heading') continue
      open.block?.months.push(line)
      if (open.block === null) found.unread.push(line)
      open.isOver = true
    } else if (labels.length === 0) loose.push(line)
    else {
      const name = nameIn(loose, line)
      const isOther = open.block === null || open.isOver || labels.some((label) => open.seen.has(label))
      if (isOther || isSetApart(name.lines, line)) {
        loose = loose.filter((each) => !name.lines.includes(each))
        release()
        open.block = name.name.length > 0 ? newBlock(name) : null
        if (open.block !== null) found.blocks.push(open.block)
        else found.unread.push(...name.lines)
        Object.assign(open, { seen: new Set(), isOver: false, parts: [] })
      } else release()
      for (const label of labels) open.seen.add(label)
      if (open.block === null) found.unread.push(line)
      else open.block.rows.push(line)
    }
  }
  release()
  for (const block of found.blocks)
    block.words = [
      ...block.name,
      ...block.number,
      ...[...block.rows, ...block.months].flatMap(({ words }) => words),
    ]
  return found
}

function partOf(line: Line, before: Line | undefined): OpenBlock['parts'][number] | null {
  if (isSubheading(line)) return 'heading'
  if (isLateCount(line)) return 'counts'
  return isMonthLine(line, before) ? 'months' : null
}

function isAgain(parts: OpenBlock['parts'], part: OpenBlock['parts'][number]): boolean {
  return parts.at(-1) !== part && parts.includes(part) && part !== 'heading'
}

interface Name {
  lines: Line[]
  name: Word[]
  number: Word[]
}

/** The lowest group of lines above the labels that are set alike and close together, without a row of cells. */
function nameIn(loose: readonly Line[], labelled: Line): Name {
  const lines: Line[] = []
  for (const line of loose.toReversed()) {
    const below = lines[0]
    if (below !== undefined && !isRowAbove(line, below)) break
    if (below === undefined && isFar(line, labelled)) break
    lines.unshift(line)
  }
  const rows = lines.map((line) => segmentsOf(line, 0.9 * (line.words[0]?.size ?? 0)))
  // A row of several cells is one of values, unless all but the first are the number.
  if (rows.some((cells) => cells.slice(1).some(({ words }) => !words.every(isMasked))))
    return { lines: [], name: [], number: [] }
  const words = lines.flatMap((line) => line.words)
  const from = words.findIndex(isMasked)
  const name = from === -1 ? words : words.slice(0, from)
  const isName =
    name.some(({ text }) => /[A-Za-z]{2}/.test(text)) && !name.some(({ text }) => text.startsWith('$'))
  return { lines, name: isName ? name : [], number: from === -1 ? [] : words.slice(from) }
}

function isMasked({ text }: Word, at: number, all: readonly Word[]): boolean {
  return masked.test(text) || (/^\d{4}$/.test(text) && /^[*x]+$/i.test(all[at - 1]?.text ?? ''))
}

/** Bolder or larger than the labels: a name even where no label of the account before comes again. */
function isSetApart(name: readonly Line[], labelled: Line): boolean {
  const [first, label] = [name[0]?.words[0], labelled.words[0]]
  if (first === undefined || label === undefined) return false
  return (first.bold && !label.bold) || first.size > 1.1 * label.size
}

function isRowAbove(line: Line, below: Line): boolean {
  const [first, next] = [line.words[0], below.words[0]]
  if (first === undefined || next === undefined || Math.abs(line.box.x - below.box.x) > 4) return false
  const isNumber = below.words.every(isMasked)
  const isAlike = Math.abs(first.size - next.size) < 0.3 && first.bold === next.bold
  if (line.box.page !== below.box.page) return first.bold && (isAlike || isNumber)
  return (isAlike || isNumber) && below.box.y - line.box.y < 1.8 * first.size
}

/** Over a page break no distance says anything. */
function isFar(line: Line, labelled: Line): boolean {
  const size = line.words[0]?.size ?? 0
  return line.box.page === labelled.box.page && labelled.box.y - line.box.y > 4 * size
}

function newBlock({ name, number }: Name): AppBlock {
  return { name, number, rows: [], months: [], words: [] }
}
