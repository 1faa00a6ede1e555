/**
 * Entries of a section, each a name with rows of labels below it: accounts, inquiries, public records. Where one ends
 * and the next begins is told by a label that comes again and by names that are set alike, never by wording alone.
 */
import type { Line, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import { keyOf } from '../label-keys.ts'
import { labelsOf } from '../labelled-rows.ts'
import { textOf } from '../printed-values.ts'
import { partsIn } from '../row-parts.ts'
import { headOfName } from './head-of-name.ts'
import {
  type BlockLabels,
  commentAbove,
  isAddressLine,
  isAmount,
  isPieceOfText,
  isRowOfValues,
  isSetApart,
  isTag,
  isValueBelow,
  maskedFrom,
  partedAtNumber,
  withoutTags,
} from './name-lines.ts'
import { introduction, withoutExplanations } from './running-text.ts'
import { isFar, isRowAbove, isSetAs } from './set-alike.ts'

export interface NamedBlock {
  name: Word[]
  /** A masked number behind the name or right below it. */
  number: Word[]
  /** A comment above the name: some prints set what is noted of an account there. */
  above?: Line[]
  /** The lines below the name. */
  lines: Line[]
  /** All words, the name's too. */
  words: Word[]
  /** A person says that an entry begins here. */
  isSaid?: true
}

interface Start {
  /** Index of the name's first line; of the first labelled line where there is no name. */
  from: number
  /** Index behind the name. */
  to: number
  name: Line[]
  /** The words of the name in a person's word. */
  said?: Word[]
}

/** So many lines, an address and a telephone number, may stand between a name and its first label. */
const farthestName = 6

export function namedBlocks(
  lines: readonly Line[],
  labels: BlockLabels,
): { blocks: NamedBlock[]; before: Line[] } {
  const starts = startsOf(lines, labels)
  const aboves = starts.map(({ from, name }, at) => {
    const between = lines.slice(starts[at - 1]?.to ?? 0, from)
    return commentAbove(at === 0 ? withoutExplanations(between, introduction) : between, name[0])
  })
  const firsts = starts.map(({ from }, at) => from - (aboves[at]?.length ?? 0))
  return {
    before: lines.slice(0, firsts[0] ?? lines.length),
    blocks: starts.map((start, at) => {
      const end = firsts[at + 1] ?? lines.length
      const words = start.said ?? start.name.flatMap(withoutTags)
      const { name, number } = partedAtNumber(words, start.said?.length)
      // Some prints set it right below the name.
      const below = number.length === 0 && name.length > 0 ? lines[start.to] : undefined
      const isBelow = start.to < end && below !== undefined && maskedFrom(below.words) === 0
      return {
        name,
        number: isBelow ? [...below.words] : number,
        above: aboves[at] ?? [],
        lines: lines.slice(isBelow ? start.to + 1 : start.to, end),
        words: lines.slice(firsts[at], end).flatMap((line) => line.words),
        ...(start.said === undefined ? {} : { isSaid: true as const }),
      }
    }),
  }
}

function startsOf(lines: readonly Line[], labels: BlockLabels): Start[] {
  const starts: Start[] = []
  /** The labelled rows of the open entry, each with the name that may stand above it. */
  let rows: { labels: string[]; name: Start | null }[] = []
  let lastLabelled = -1
  let isOver = false
  /** The entry, counted from one, that has its row without labels. */
  let hasOnce = 0
  for (const [at, line] of lines.entries()) {
    const headsEnd = labels.headsEnd?.(line) === true
    const comesOnce = labels.comesOnce?.(line) === true
    const isPastOnce = starts.length > 0 && hasOnce === starts.length
    const endsRows = comesOnce || headsEnd || labels.endsEntry?.(line) === true
    const rowless = endsRows ? namedWithoutRows(lines, at, lastLabelled, starts.at(-1), labels) : null
    if ((headsEnd && isOver && starts.length > 0) || (comesOnce && isPastOnce) || rowless !== null) {
      starts.push(rowless ?? { from: at, to: at, name: [] })
      rows = []
      lastLabelled = at
      isOver = false
    }
    if (comesOnce) hasOnce = starts.length
    isOver ||= headsEnd || labels.endsEntry?.(line) === true
    const said = labels.saidName?.(line) ?? []
    if (said.length > 0) {
      const beside = labelsOf(line, labels.keys)
      starts.push({ from: at, to: beside.length > 0 ? at : at + 1, name: [line], said })
      rows = [{ labels: beside, name: null }]
      lastLabelled = at
      isOver = false
      continue
    }
    if (!labels.isRow(line)) continue
    const own = labelsOf(line, labels.keys)
    if (own.length === 0 || isRowOfValues(lines[at - 1], line, labels.keys)) continue
    const open = starts.at(-1)
    const name = nameAbove(lines, at, lastLabelled, labels)
    const hasNameLabel = own.some(labels.isNameLabel)
    const head = hasNameLabel ? headOfName(lines, at, labels) : -1
    const headed = head === -1 ? null : { from: head, to: head + 1, name: lines.slice(head, head + 1) }
    // Its day, in a row of labels, stood between.
    if (headed !== null && open?.name.length === 0 && head < open.from) Object.assign(open, headed)
    const isUnnamed =
      labels.areNamesTwice === true &&
      !hasNameLabel &&
      name === null &&
      lines[lastLabelled]?.box.page === line.box.page
    const repeats =
      !isUnnamed &&
      own.some((label) => !labels.mayRepeat(label) && rows.some((row) => row.labels.includes(label)))
    // A name that goes on below its row: the entry so far is its name alone, and has all of its labels before it.
    const isOnlyNamed =
      open !== undefined && rows.length === 1 && goesOnWithName(lines, lastLabelled, at, labels)
    const beginsRows =
      rows.length > 0 && !isOnlyNamed && own.some((label) => labels.isFirstLabel?.(label) === true)
    const isPast = (isOver || isPastOnce) && own.some((label) => labels.mayFollow?.(label) !== true)
    // Below a heading with its date or balance beside it, the table that prints the same name is of that heading.
    const isLabelled = rows.some((row) => row.labels.some(labels.isNameLabel))
    const isSameName = hasNameLabel && open !== undefined && !isLabelled && isNamedAs(line, open, labels)
    const isHeadOnly = isSameName && rows.length === 1
    if (isHeadOnly) rows = []
    const isNext =
      open === undefined ||
      (hasNameLabel && !isSameName) ||
      (repeats && !isHeadOnly && !isOnlyNamed) ||
      beginsRows ||
      isPast
    if (isNext) isOver = false
    // An entry whose name was lost says nothing of how names are set: the one before it does.
    const named = modelsOf(starts)
    const isNamed = name !== null && named.some((start) => isSetLike(name, start, line))
    // Some prints set both labels first, and the name below them.
    const isBelowLabel =
      open?.name.length === 0 && rows.length === 1 && rows[0]?.labels.some(labels.isNameLabel) === true
    if (!isNext && !isOnlyNamed && name !== null && isBelowLabel && isSetApart(name.name, line)) {
      open.name = name.name
      open.to = name.to
    }
    if (isNext || isNamed) {
      // A name label says the name itself: above it only what is set apart is a heading.
      const isKept = name !== null && (!hasNameLabel || isSetApart(name.name, line))
      const kept = isKept ? name : head >= (open?.to ?? 0) ? headed : null
      const earlier = kept === null ? Math.max(-1, ...named.map((start) => nameAmong(rows, start))) : -1
      starts.push(kept ?? rows[earlier]?.name ?? { from: at, to: at, name: [] })
      rows = earlier === -1 ? [] : rows.slice(earlier)
    }
    rows.push({ labels: own, name })
    lastLabelled = at
  }
  return starts
}

/** The name between an entry's rows and what ends another one: an entry whose own rows are all lost. */
function namedWithoutRows(
  lines: readonly Line[],
  at: number,
  lastLabelled: number,
  open: Start | undefined,
  labels: BlockLabels,
): Start | null {
  const above = lines[lastLabelled]
  if (labels.comesOnce === undefined || open === undefined || above === undefined) return null
  for (let from = at - 1; from > lastLabelled; from -= 1) {
    const start = { from, to: from + 1, name: lines.slice(from, from + 1) }
    if (isNameLine(lines, from, labels) && isSetLike(start, open, above)) return start
  }
  return null
}

/** So many of the names before one say how recognition saw their letters: it takes bold ones for plain now and then. */
const modelsOfScan = 3

/** The entries whose names say how a name is set: the last one that has any. */
function modelsOf(starts: readonly Start[]): Start[] {
  const named = starts.filter(({ name }) => name.length > 0)
  const isOfScan = named.at(-1)?.name[0]?.words[0]?.confidence !== undefined
  return named.slice(isOfScan ? -modelsOfScan : -1)
}

/** True where nothing but the rest of a wrapped name, set like the row of the name, stands between that row and the next. */
function goesOnWithName(lines: readonly Line[], from: number, to: number, labels: BlockLabels): boolean {
  const labelled = lines[from]
  const isNameRow = labelled !== undefined && labelsOf(labelled, labels.keys).some(labels.isNameLabel)
  const below = lines[from + 1]
  // Values may stand in a row of their own below the labels.
  const isRowBelow = to - from > 2 && below !== undefined && isValueBelow(labelled, below, labels.keys)
  const row = isRowBelow ? below : labelled
  const between = lines.slice(isRowBelow ? from + 2 : from + 1, to)
  return (
    isNameRow &&
    row !== undefined &&
    between.length > 0 &&
    between.every((line, at) => isRestOf(row, line, between[at - 1] ?? row))
  )
}

/** True for a line below a word of the row, in its letters, right below what stands above it or on the next page. */
function isRestOf(row: Line, line: Line, above: Line): boolean {
  const [first] = line.words
  if (first === undefined) return false
  const isNear = line.box.page !== above.box.page || line.box.y - above.box.y < 1.8 * first.size
  return isNear && row.words.some((word) => isSetAs(word, first))
}

/** True where the row prints the name that the entry's heading has, or as much of it as the row has room for. */
function isNamedAs(line: Line, { name }: Start, { keys, isNameLabel }: BlockLabels): boolean {
  const key = keyOf(textOf(name.flatMap(withoutTags)))
  const own = partsIn(line, keys).find(({ label }) => label !== null && isNameLabel(label))?.value ?? []
  const begins = own.length > 0 && key.startsWith(keyOf(textOf(own)))
  return key !== '' && (begins || keyOf(line.text.replaceAll(' ', '')).includes(key))
}

/**
 * Where a label comes again without a name above it, its entry began at an earlier row: the entry before lacks the labels
 * between. Index of the row below a name that is set like the open entry's; -1 without one.
 */
function nameAmong(rows: readonly { name: Start | null }[], open: Start): number {
  const style = open.name[0]?.words[0]
  const isAsStyle = (first: Word | undefined) =>
    isSetAs(first, style) ||
    // Recognition takes bold figures for plain ones: '5/3 BANK'. What it sees bold below that is a name all the more.
    (first?.confidence !== undefined &&
      first.bold &&
      style?.bold === false &&
      isSetAs({ ...first, bold: false }, style))
  return rows.findLastIndex(({ name }, at) => at > 0 && isAsStyle(name?.name[0]?.words[0]))
}

/** The name above a labelled line: the nearest lines that are set alike, over tags, an address and a telephone number. */
function nameAbove(lines: readonly Line[], at: number, floor: number, labels: BlockLabels): Start | null {
  const labelled = lines[at]
  if (labelled === undefined) return null
  const reach: number[] = []
  for (let above = at - 1; above > floor && at - above <= farthestName; above -= 1) {
    const line = lines[above]
    if (line === undefined || isFar(line, lines[above + 1])) break
    reach.push(above)
  }
  // What is set apart is the name even where other lines stand below it; else it is what stands nearest.
  const usable = reach.filter((each) => isNameLine(lines, each, labels))
  const apart = usable.find((each) => isSetApart(lines.slice(each, each + 1), labelled))
  const last = apart ?? usable[0]
  if (last === undefined) return null
  let from = last
  while (from - 1 > floor && usable.includes(from - 1) && isRowAbove(lines[from - 1], lines[from])) from -= 1
  return { from, to: last + 1, name: lines.slice(from, last + 1) }
}

/** A sentence has so many words; a name in capitals may have more. */
const mostWordsOf = ({ text }: Line): number => (text === text.toUpperCase() ? 16 : 10)

function isNameLine(lines: readonly Line[], at: number, labels: BlockLabels): boolean {
  const line = lines[at]
  const first = line?.words[0]
  if (line === undefined || first === undefined || !/\p{L}{2}/u.test(line.text)) return false
  const [head, ...others] = cellsIn(line)
  // What is set like a value is one: 'Charge Off   $2,318' stands below labels.
  const isTitled = first.bold && others.length === 1 && others.every(isAmount)
  const spoken = head !== undefined && isTitled ? head : line
  if (
    isTag(line) ||
    isAddressLine(line) ||
    !labels.isRow(line) ||
    /\$|[.!?]$|:$/.test(spoken.text.replace(/\b(INC|CO|CORP|LTD|N\.A)\.$/i, ''))
  )
    return false
  if (labels.isNoName?.(spoken.text) === true || isPieceOfText(line.text, labels.keys)) return false
  if (line.words.length > mostWordsOf(line) || isValueBelow(lines[at - 1], line, labels.keys)) return false
  return others.every((cell) => maskedFrom(cell.words) === 0 || isTag(cell) || isAmount(cell))
}

/** Set like the name of the entry before it, and unlike a label: a name even where no label comes again. */
const isSetLike = ({ name }: Start, open: Start, labelled: Line): boolean =>
  isSetApart(name, labelled) && isSetAs(name[0]?.words[0], open.name[0]?.words[0])
