/** Which of the lines above an account are its name, told by how all names of a report are set. */
import type { Line } from '../../read/positioned-text.ts'
import { keyOf } from '../label-keys.ts'
import { isNoName } from '../no-names.ts'

export interface NamedAbove {
  /** The lines that stand above an account, and the one or more of them that are its name. */
  above: Line[]
  heading: Line[]
  /** Size of the labels below it, in points. */
  labelSize: number
}

/** From row to row of one name, in sizes of its letters: a heading set like a name stands further above it. */
const mostSpacing = 1.8
/**
 * The lines of the name above an account: the last ones, or, where a line of its own stands below most names, those that
 * are set larger or bolder than it.
 */
export function headingsAmong(blocks: readonly NamedAbove[]): (block: NamedAbove) => Line[] {
  const headed = blocks.filter(({ above }) => above.length > 0)
  const raised = headed.flatMap(({ above }) => raisedIn(above) ?? [])
  const hasRaised = 2 * raised.length > headed.length && !isOneText(raised)
  return ({ above }) => headingUpTo(above, (hasRaised ? raisedIn(above) : undefined) ?? above.at(-1))
}

/** The lowest line that is set larger or bolder than the last one. */
function raisedIn(above: readonly Line[]): Line | undefined {
  const last = above.at(-1)?.words[0]
  return last === undefined
    ? undefined
    : above.findLast(({ words: [word] }) => {
        const isBolder = word?.bold === true && !last.bold && word.size > last.size - 0.2
        return isBolder || (word !== undefined && word.size > 1.15 * last.size && (word.bold || !last.bold))
      })
}

/** The same words above most accounts: they say what stands there, not whose account it is. */
function isOneText(lines: readonly Line[]): boolean {
  const [text] = lines.map((line) => keyOf(line.text)).toSorted((a, b) => countOf(b) - countOf(a))
  function countOf(key: string): number {
    return lines.filter((line) => keyOf(line.text) === key).length
  }
  return lines.length > 2 && text !== undefined && 2 * countOf(text) > lines.length
}

/** The line and those above it that are set alike: a long name breaks over lines. */
function headingUpTo(above: readonly Line[], last: Line | undefined): Line[] {
  const style = last?.words[0]
  if (last === undefined || style === undefined) return []
  const lines = above.slice(0, above.indexOf(last) + 1)
  const isAlike = (line: Line, at: number) => {
    const [word, below] = [line.words[0], lines[at + 1]]
    const isNear =
      below === undefined ||
      below.box.page !== line.box.page ||
      below.box.y - line.box.y < mostSpacing * style.size
    return word !== undefined && isNear && Math.abs(word.size - style.size) < 0.4 && word.bold === style.bold
  }
  return lines.slice(lines.findLastIndex((line, at) => !isAlike(line, at)) + 1)
}

/**
 * The names of a report are all set alike: what is set otherwise is no name but a text beside a name that was lost.
 * Of scans no boldness is known, and sizes are measured, so that they may differ a little. Some pages set whole tables
 * larger than what stands around them: there all names are smaller than the labels below them, and elsewhere none is.
 */
export function namesSetAlike(blocks: readonly NamedAbove[]): (block: NamedAbove) => boolean {
  const styleOf = ({ heading }: NamedAbove) => heading[0]?.words[0]
  const isSmall = (block: NamedAbove) => (styleOf(block)?.size ?? 0) < block.labelSize - 0.2
  const headed = blocks.filter((block) => styleOf(block) !== undefined)
  const styles = headed.flatMap((block) => styleOf(block) ?? [])
  const sizes = styles.map(({ size }) => size).sort((a, b) => a - b)
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0
  const areMost = (some: number) => 2 * some > styles.length
  const areBold = areMost(styles.filter(({ bold }) => bold).length)
  // What is small and says the same everywhere is a note of the page.
  const small = headed.filter(isSmall)
  const areSmall = areMost(small.length) && !isOneText(small.flatMap(({ heading }) => heading.slice(0, 1)))
  return (block) => {
    const style = styleOf(block)
    const isSetAlike = style?.bold === areBold && style.size > 0.85 * middle && (areSmall || !isSmall(block))
    return isSetAlike && !isNoName(block.heading.map(({ text }) => text).join(' '))
  }
}
