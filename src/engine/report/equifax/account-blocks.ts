/** Where the accounts of Equifax's prints begin: at names above labels, numbered ('2.1 NAME') or set alike. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { LabelKeys } from '../label-keys.ts'
import { isNumberedTitle, sizeOf } from '../labelled/heading-style.ts'
import { isAddressLine, isAlike } from '../labelled/name-lines.ts'
import { type NamedBlock, namedBlocks } from '../labelled/named-blocks.ts'
import { hasLabelOf, labelsOf } from '../labelled-rows.ts'
import { isNoName } from '../no-names.ts'
import { parted } from '../parted.ts'
import { textOf } from '../printed-values.ts'
import { accountLineKinds, belowTables, isExplanation, partOpenedBy } from './account-line-kinds.ts'

/** @param isOverAtTables true where labels below an account's tables are another one's */
export function accountBlocks(
  printed: readonly Line[],
  keys: LabelKeys,
  isOverAtTables: boolean,
): { blocks: NamedBlock[]; before: Line[] } {
  const own = withoutReprintedRows(printed, (line) => labelsOf(line, keys).length > 1)
  const lines = agenciesFirst(withoutRepeatedTitles(own), keys)
  const isNumbered = lines.some(isNumberedTitle)
  const kinds = accountLineKinds(lines, keys, false, true)
  const labelled = lines.filter((line) => hasLabelOf(line, keys))
  const usual = middleOf(labelled.map(sizeOf))
  const left = Math.min(...labelled.map(({ box }) => box.x))
  const mayBeName = (line: Line) =>
    partOpenedBy(line) === null &&
    !isExplanation(line) &&
    (/^(row|foot|stray)$/.test(kinds.get(line) ?? '') || sizeOf(line) > 1.04 * usual)
  const { blocks, before } = namedBlocks(lines, {
    keys,
    isNameLabel: (label) => label === 'Collection Agency',
    mayRepeat: () => false,
    // Where names are numbered nothing else is one.
    isRow: (line) => mayBeName(line) && (!isNumbered || hasLabelOf(line, keys)),
    endsEntry: (line) => isOverAtTables && partOpenedBy(line) !== null,
    mayFollow: (label) => belowTables.test(label),
    isNoName,
    saidName: (line) => (isNumberedTitle(line) ? line.words : []),
  })
  return { blocks: withTitles(blocks.map((block) => named(block, left, keys))), before }
}

/** '10.1 ACME COLLECTIONS' above 'Collection Agency: ACME COLLECTIONS': the title that the label says again is of the same entry. */
function withTitles(blocks: readonly NamedBlock[]): NamedBlock[] {
  const isTitleOf = (block: NamedBlock, next: NamedBlock | undefined) =>
    block.lines.length === 0 &&
    block.name.length > 0 &&
    next?.name.length === 0 &&
    next.lines[0]?.text.includes(textOf(block.name)) === true
  return blocks.flatMap((block, at) => {
    const above = blocks[at - 1]
    if (isTitleOf(block, blocks[at + 1])) return []
    if (above === undefined || !isTitleOf(above, block)) return [block]
    return [{ ...block, words: [...above.words, ...block.words] }]
  })
}

/** The name of a collection agency begins its entry: the row of the day, which some prints set above it, comes after it. */
function agenciesFirst(lines: readonly Line[], keys: LabelKeys): Line[] {
  const sorted: Line[] = []
  let day: Line | null = null
  for (const [at, line] of lines.entries()) {
    const [own, next] = [line, lines[at + 1]].map((each) => (each === undefined ? [] : labelsOf(each, keys)))
    const isDay = own?.join() === 'Date Reported' && next?.includes('Collection Agency') === true
    if (day !== null && own !== undefined && own.length > 0 && !own.includes('Collection Agency')) {
      sorted.push(day)
      day = null
    }
    if (isDay) day = line
    else sorted.push(line)
  }
  return day === null ? sorted : [...sorted, day]
}

/** A title again at the top of a new page goes on with its account. */
function withoutRepeatedTitles(lines: readonly Line[]): Line[] {
  const titles = lines.filter(isNumberedTitle)
  const again = titles.filter(({ words }, at) => words[0]?.text === titles[at - 1]?.words[0]?.text)
  return lines.filter((line) => !again.includes(line))
}

/** What stands at another place than names do is none: 'Contact' at the right prints the name of the account before. */
function named(block: NamedBlock, left: number, keys: LabelKeys): NamedBlock {
  const { isSaid: isNumbered = false, name, lines, ...rest } = block
  const [first] = name
  if (first === undefined || (!isNumbered && first.box.x > left + 6)) return { ...rest, lines, name: [] }
  const title = isNumbered ? name.slice(1) : name
  let end = 0
  while (goesOn(title, lines[end], keys)) title.push(...(lines[end++]?.words ?? []))
  return { ...rest, name: title, lines: lines.slice(end) }
}

/** A wrapped name is set like its first line, and all in capitals; '(CLOSED)' may stand in a row of its own. */
function goesOn(title: readonly Word[], next: Line | undefined, keys: LabelKeys): boolean {
  const [above, below] = [title.at(-1), next?.words[0]]
  if (next === undefined || above === undefined || below === undefined) return false
  if (hasLabelOf(next, keys) || partOpenedBy(next) !== null || isAddressLine(next)) return false
  if (!isAlike(above, below) || next.text !== next.text.toUpperCase()) return false
  // Over a page break no distance says anything; only what is set bold is a name there.
  return next.box.page === above.box.page ? next.box.y - above.box.y < 1.8 * above.size : above.bold
}

const middleOf = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** So many rows at the end of a page may be printed again at the top of the next one. */
const most = 6

/**
 * The lines without those that the top of a page prints again from the end of the page before, as some generators do for
 * an account that goes on there.
 * @param isRow true for a row that tells of its account alone: only a group that has one is taken for a repetition
 */
export function withoutReprintedRows(lines: readonly Line[], isRow: (line: Line) => boolean): Line[] {
  const pages = parted(lines, (line, before) => line.box.page !== before.box.page)
  return pages.flatMap((page, at) => page.slice(countReprinted(page, pages[at - 1] ?? [], isRow)))
}

function countReprinted(
  page: readonly Line[],
  above: readonly Line[],
  isRow: (line: Line) => boolean,
): number {
  const counts = Array.from({ length: most }, (_, less) => most - less)
  const isAgain = (count: number) =>
    page.slice(0, count).some(isRow) &&
    page.length >= count &&
    page.slice(0, count).every(({ text }, at) => text === above.at(at - count)?.text)
  return counts.find(isAgain) ?? 0
}
