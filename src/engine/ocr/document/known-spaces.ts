/** A narrow space that recognition passed over: 'ELENAASHGROVE', where a capital leans into the space on both of its sides. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { settled, settledAs, type ToldWords, withWords } from './told-words.ts'

/** Words of one run of text are no further apart, as a share of their size. */
const nearest = 0.6
/** Of a space, as a share of the size. */
const space = 0.2
const fewestLetters = 2
/** 'JOHN MCCAIN' is not 'JOHN M CAIN'. */
const longestPrefix = 2

/**
 * The pages with words parted where the same document spells the same letters as two words, at least as often as one: 'PLAPT' as
 * 'PL APT'. A name is also parted before a last name that stands elsewhere behind the same first name and its initial: 'JANELLE
 * ELENAASHGROVE' where it says 'JANELLE E ASHGROVE'.
 */
export function withKnownSpaces(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const lines = pages.map((page) => linesOf(page).map(({ words }) => words))
  const known = knownIn(lines.flat())
  return pages.map((page, at) => {
    if (isRecognised[at] !== true) return page
    const parted: ToldWords = new Map()
    for (const words of lines[at] ?? []) {
      for (const [place, word] of words.entries()) {
        const before = besideOf(words, place - 1)
        const letters = spaceIn(word.text, before?.text, known)
        if (letters !== null) parted.set(word, partsOf(word, letters))
      }
    }
    return withWords(page, parted)
  })
}

interface Known {
  /** How often each word of letters, and each two beside each other, stand there. */
  counts: ReadonlyMap<string, number>
  /** 'JANELLE E ASHGROVE' */
  withInitial: ReadonlySet<string>
}

function knownIn(lines: readonly (readonly Word[])[]): Known {
  const counts = new Map<string, number>()
  const withInitial = new Set<string>()
  const count = (text: string) => counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const words of lines) {
    for (const [at, { text }] of words.entries()) {
      if (!isName(text)) continue
      count(text)
      const before = besideOf(words, at - 1)?.text ?? ''
      if (isName(before)) count(`${before} ${text}`)
      const first = before.length === 1 ? (besideOf(words, at - 2)?.text ?? '') : ''
      if (isName(first)) withInitial.add(`${first} ${before} ${text}`)
    }
  }
  return { counts, withInitial }
}

const isName = (text: string): boolean => text.length >= fewestLetters && /^[A-Z]+$/.test(text)

/** The word at that place, where the next one follows it as in a run of text. */
function besideOf(words: readonly Word[], at: number): Word | undefined {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined || next === undefined) return undefined
  return next.box.x - word.box.x - word.box.width < nearest * word.size ? word : undefined
}

/** How many letters stand before the space; null where there is none, or more than one may be. */
function spaceIn(text: string, first: string | undefined, { counts, withInitial }: Known): number | null {
  if (!isName(text)) return null
  const places = Array.from({ length: text.length + 1 - 2 * fewestLetters }, (_, at) => at + fewestLetters)
  const own = counts.get(text) ?? 0
  const fitting = places.filter((at) => {
    const [name, last] = [text.slice(0, at), text.slice(at)]
    return (
      (counts.get(`${name} ${last}`) ?? 0) >= own ||
      (first !== undefined && at > longestPrefix && withInitial.has(`${first} ${name.slice(0, 1)} ${last}`))
    )
  })
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function partsOf(word: Word, letters: number): [Word, Word] {
  const { box, text, size } = word
  const gap = space * size
  const width = ((box.width - gap) * letters) / text.length
  const behind = { ...box, x: box.x + width + gap, width: box.width - width - gap }
  return [
    settledAs({ ...word, box: { ...box, width } }, text.slice(0, letters), settled),
    settledAs({ ...word, box: behind }, text.slice(letters), settled),
  ]
}
