/**
 * Masked account numbers as the document prints them: one report masks all of its numbers in one way, so that a number whose
 * mask was read with a foreign sign, in two pieces or one sign short is told by the others.
 */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { disputed, settled, settledAs } from './told-words.ts'

/** So many numbers of one form, and so large a share of those that have it, say how the document masks: a sign is lost often, a false one rare. */
const fewest = 3
const share = 0.6
/** Of two pieces of one number, as a share of their size. */
const nearest = 0.6
/** A mask is that much longer or shorter at most as it is misread. */
const mostSigns = 2
/** Points by which the same column of two pages may differ. */
const sameEdge = 4
/** In a card's number of sixteen figures so many are masked between the first and the last four. */
const maskOfCard = 8

const behind = /^(?<before>#?[A-Z]?\d{3,})(?<mask>\*{2,}|\.{2,})(?<end>[).,]?)$/
const between = /^(?<before>\d{4})(?<mask>X{3,})(?<last>\d{4})$/
const starsFirst = /^\*{3,}\d{4}$/
const crossed = /^\d{3,}X{3,}\d*\)?$/

/** The words of recognised pages with each masked number in the form of the others. */
export function withNumbersOfDocument(pages: readonly Page[]): Page[] {
  const lines = pages.map((page) => linesOf(page))
  const joined = lines.map((each) => withPiecesJoined(each, hasCrosses(lines.flat())))
  const words = joined.map((each) => each.flat())
  const all = words.flat()
  const tail = usualTail(all)
  const isCards =
    all.filter(({ text }) => between.exec(text)?.groups?.mask?.length === maskOfCard).length >= fewest
  const whole = words.map((each) =>
    each.map((word) => (isCards ? asCard(withTail(word, tail)) : withTail(word, tail))),
  )
  const rows = pages.map((page, at) => linesOf({ ...page, words: whole[at] ?? [] }))
  const place = starredIn(rows.flat())
  return pages.map((page, at) => {
    const starred = place === null ? (whole[at] ?? []) : withStars(rows[at] ?? [], place)
    const own = new Set(page.words)
    const isSame = starred.length === own.size && starred.every((word) => own.has(word))
    return isSame ? page : { ...page, words: starred }
  })
}

const hasCrosses = (lines: readonly Line[]): boolean =>
  lines.flatMap(({ words }) => words).filter(({ text }) => crossed.test(text)).length >= fewest

/** '4266! XXXXXXXX7885' and '(Account # 74021 XXXXXX)', where the other numbers are of one piece. */
function withPiecesJoined(lines: readonly Line[], isOfOne: boolean): Word[][] {
  if (!isOfOne) return lines.map(({ words }) => words)
  return lines.map(({ words }) => {
    const row: Word[] = []
    for (const word of words) {
      const before = row.at(-1)
      const figures = /^(\d{3,6})(\D?)$/.exec(before?.text ?? '')
      const isPart = before !== undefined && figures !== null && /^[Xx]{3,}\d*\)?$/.test(word.text)
      const gap = before === undefined ? 0 : word.box.x - before.box.x - before.box.width
      if (!isPart || gap > nearest * Math.min(word.size, before.size)) {
        row.push(word)
        continue
      }
      const width = word.box.x + word.box.width - before.box.x
      const whole = { ...before, box: { ...before.box, width }, size: Math.min(before.size, word.size) }
      const text = `${figures[1]}${word.text}`
      row.splice(-1, 1, settledAs(whole, text, figures[2] === '' ? settled : disputed))
    }
    return row
  })
}

interface Tail {
  sign: string
  count: number
}

/** How many stars or dots stand behind nearly every number; null where that differs. */
function usualTail(words: readonly Word[]): Tail | null {
  const masks = words.flatMap(({ text }) => behind.exec(text)?.groups?.mask ?? [])
  const most = [...new Set(masks)]
    .map((mask) => ({ mask, count: masks.filter((each) => each === mask).length }))
    .toSorted((a, b) => b.count - a.count)[0]
  if (most === undefined || most.count < fewest || most.count < share * masks.length) return null
  return { sign: most.mask.slice(0, 1), count: most.mask.length }
}

function withTail(word: Word, tail: Tail | null): Word {
  const { before = '', mask = '', end = '' } = behind.exec(word.text)?.groups ?? {}
  if (tail === null || mask === '' || !mask.startsWith(tail.sign)) return word
  const difference = Math.abs(mask.length - tail.count)
  if (difference === 0 || difference > mostSigns) return word
  return settledAs(word, `${before}${tail.sign.repeat(tail.count)}${end}`, disputed)
}

/** A card's number that lost or gained a sign: those of the big networks have sixteen figures, and begin with 4, 5 or 6. */
function asCard(word: Word): Word {
  const { before = '', mask = '', last = '' } = between.exec(word.text)?.groups ?? {}
  if (!/^[456]/.test(before) || Math.abs(mask.length - maskOfCard) !== 1) return word
  return settledAs(word, `${before}${'X'.repeat(maskOfCard)}${last}`, disputed)
}

interface Place {
  left: number
  right: number
}

interface StarredNumbers extends Place {
  /** What the rows below them begin with. */
  below: ReadonlySet<string>
}

/** Where numbers of stars before four figures stand, each alone on its line; null where that differs. */
function starredIn(lines: readonly Line[]): StarredNumbers | null {
  const own = lines.filter(({ text }) => starsFirst.test(text))
  const [first] = own
  if (first === undefined) return null
  const place = edgesOf(first)
  const alike = lines.filter((line) => starsLost.test(line.text) && isAt(edgesOf(line), place))
  if (alike.length < fewest || !own.every((line) => isAt(edgesOf(line), place))) return null
  return { ...place, below: new Set(own.flatMap((line) => firstOf(lines[lines.indexOf(line) + 1]))) }
}

const edgesOf = ({ box }: Pick<Word, 'box'>): Place => ({ left: box.x, right: box.x + box.width })
const isAt = (one: Place, other: Place): boolean =>
  Math.abs(one.left - other.left) < sameEdge && Math.abs(one.right - other.right) < sameEdge

/** '4384' and '"+1556' just there: stars are read as any sign, or not at all, but they are as wide as ever. */
const starsLost = /^[^\p{L}\d]{0,6}(\d{4})$/u
/** Of a number none of whose figures was read. */
const unknown = '****'

function withStars(lines: readonly Line[], place: StarredNumbers): Word[] {
  return lines.flatMap((line, at) => {
    const [first] = line.words
    if (first === undefined || starsFirst.test(line.text) || !isAt(edgesOf(line), place)) return line.words
    const figures = starsLost.exec(line.text)?.[1]
    if (figures !== undefined) return [settledAs({ ...first, box: line.box }, `****${figures}`, disputed)]
    const isAbove = firstOf(lines[at + 1]).some((text) => place.below.has(text))
    return isAbove ? [settledAs({ ...first, box: line.box }, unknown, disputed)] : line.words
  })
}

const firstOf = (line: Line | undefined): string[] => line?.words.slice(0, 1).map(({ text }) => text) ?? []
