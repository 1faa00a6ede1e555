/** The heads of tables that repeat throughout a document ('BUREAU ACCT NO ECOA TYPE OPENED'), each as most of them were read, and where: a speck, a misread or a misplaced word in one would make another table of it. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { settled, settledAs, type ToldWords, withWords } from './told-words.ts'

/** A head has so many words, none of them with a figure, and stands so often in the document word for word. */
const fewestWords = 5
const fewestHeads = 2
/** So large a share of its words was read here. */
const most = 0.7
/** So many specks at most: more are cells. */
const mostSpecks = 3
/** Points by which a name stands elsewhere in one head than in another, and by which it was misplaced: values stand below its edge. So many heads tell. */
const aside = 2
const misplaced = 5
const fewestAlike = 2
/** Less sure than this, what stands between the words of a head is a speck. */
const doubtful = 0.75

/** Only recognised pages change. */
export function withHeadsAlike(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  return inPlace(inWords(pages, isRecognised), isRecognised)
}

function inWords(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const heads = headsIn(pages.flatMap(linesOf))
  return changedLines(pages, isRecognised, heads, (line) =>
    heads.some(({ text }) => text === line.text)
      ? []
      : (heads.flatMap((head) => likeHead(line, head) ?? [])[0] ?? []),
  )
}

function inPlace(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const lines = pages.flatMap(linesOf)
  const heads = headsIn(lines)
  return changedLines(pages, isRecognised, heads, (line) =>
    heads.some(({ text }) => text === line.text) ? inTheirPlaces(line, lines) : [],
  )
}

function changedLines(
  pages: readonly Page[],
  isRecognised: readonly boolean[],
  heads: readonly Line[],
  changesIn: (line: Line) => Iterable<readonly [Word, Word | readonly Word[]]>,
): Page[] {
  if (heads.length === 0) return [...pages]
  return pages.map((page, at) =>
    isRecognised[at] === true
      ? withWords(page, new Map(linesOf(page).flatMap((line) => [...changesIn(line)])))
      : page,
  )
}

/** One line of each text that repeats and may be a head. */
function headsIn(lines: readonly Line[]): Line[] {
  const counts = new Map<string, { line: Line; count: number }>()
  for (const line of lines) {
    if (!mayBeHead(line)) continue
    const { count = 0 } = counts.get(line.text) ?? {}
    counts.set(line.text, { line, count: count + 1 })
  }
  const often = [...counts.values()].filter(({ count }) => count >= fewestHeads)
  return often.sort((a, b) => b.count - a.count).map(({ line }) => line)
}

/** Names of columns, each once: cells repeat, and a sentence ends. */
function mayBeHead({ text, words }: Line): boolean {
  const isNamed = words.length >= fewestWords && !/\d|[.!?]$/.test(text)
  return isNamed && new Set(words.map((word) => word.text)).size === words.length
}

/** The words of a head that stand elsewhere than in others of its words that have all the others where it has them: columns are as wide as their values. */
function inTheirPlaces(line: Line, lines: readonly Line[]): ToldWords {
  const alike = lines.filter((other) => other !== line && other.text === line.text && isSetLike(line, other))
  const changed: ToldWords = new Map()
  if (alike.length < fewestAlike) return changed
  for (const [at, word] of line.words.entries()) {
    const places = alike.flatMap(({ words }) => words[at]?.box.x ?? []).sort((a, b) => a - b)
    const x = places[Math.floor(places.length / 2)] ?? word.box.x
    const areOne = places.every((place) => Math.abs(place - x) <= aside)
    if (areOne && Math.abs(word.box.x - x) > misplaced)
      changed.set(word, { ...settledAs(word, word.text, settled), box: { ...word.box, x } })
  }
  return changed
}

function isSetLike({ words }: Line, other: Line): boolean {
  const same = words.filter(({ box }, at) => Math.abs(box.x - (other.words[at]?.box.x ?? 0)) <= aside)
  return same.length >= most * words.length
}

/** What makes the line the head, by the order of its words, as columns are as wide as their values; null where it is another line. */
function likeHead(line: Line, head: Line): ToldWords | null {
  const changed: ToldWords = new Map()
  let at = 0
  let right = 0
  for (const { text } of head.words) {
    const same = line.words.findIndex((word, place) => place >= at && word.text === text)
    const place =
      same >= 0 ? same : line.words.findIndex((word, index) => index >= at && isLike(word.text, text))
    const word = line.words[place]
    if (word === undefined) return null
    for (const between of line.words.slice(at, place)) changed.set(between, [])
    if (same >= 0) right += 1
    else changed.set(word, settledAs(word, text, settled))
    at = place + 1
  }
  for (const behind of line.words.slice(at)) changed.set(behind, [])
  const specks = [...changed].flatMap(([word, other]) => (Array.isArray(other) ? [word] : []))
  const areSpecks = specks.every(
    ({ text, confidence }) => (confidence ?? 1) < doubtful || !/[\p{L}\p{N}]/u.test(text),
  )
  return areSpecks && specks.length <= mostSpecks && right >= most * head.words.length ? changed : null
}

/** Of the same letters but for a third, whatever their case. */
function isLike(read: string, printed: string): boolean {
  const [a, b] = [read.toLowerCase().replace(/[^\p{L}]/gu, ''), printed.toLowerCase()]
  if (Math.abs(a.length - b.length) > b.length / 3) return false
  const same = [...b].filter((letter, at) => a[at] === letter || a[at - 1] === letter || a[at + 1] === letter)
  return same.length >= (2 * b.length) / 3
}
