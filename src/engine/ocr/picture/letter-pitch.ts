/** Print of a typewriter: each letter has the same room, of which a recognised word has lost the white at its ends. */
import type { Word } from '../../read/positioned-text.ts'

/** Words of fewer letters, and pages of fewer words, tell nothing. */
const fewestLetters = 5
const fewestWords = 20
/** Of the words so many are as long as their count of letters says, give or take this share of a letter. */
const share = 0.85
const within = 0.3
/** Sizes of one print differ by so much, as they are measured. */
const sameSize = 0.15
/** White that a letter may have at one side, in letters: a dot stands in the middle of its room. */
const mostWhite = 0.35

/**
 * The words with the room of their letters, where the page is of such print: a space of a whole letter is else as wide as the gap
 * between two columns. The same words on other pages.
 */
export function withRoomOfLetters(words: readonly Word[]): Word[] {
  const long = words.filter(({ text }) => text.length >= fewestLetters)
  if (long.length < fewestWords) return [...words]
  const size = middleOf(long.map((word) => word.size))
  const isUsual = (word: Word) => Math.abs(word.size - size) <= sameSize * size
  const usual = long.filter(isUsual)
  const line = lineThrough(usual.map(({ text, box }) => ({ letters: text.length, width: box.width })))
  if (line === null) return [...words]
  const { pitch, white } = line
  const fits = usual.filter(
    ({ text, box }) => Math.abs(box.width - pitch * text.length + white) <= within * pitch,
  )
  if (usual.length < fewestWords || fits.length < share * usual.length) return [...words]
  return words.map((word) => {
    const lost = pitch * word.text.length - word.box.width
    if (!isUsual(word) || lost <= 0 || lost > 2 * mostWhite * pitch) return word
    return { ...word, box: { ...word.box, x: word.box.x - lost / 2, width: word.box.width + lost } }
  })
}

/**
 * How much longer a word is with each letter, and how much white it has lost; null where all have as many letters. Of the words of as many
 * letters the middle one counts, for all of them: one with more white than the others moves nothing.
 */
function lineThrough(measured: readonly { letters: number; width: number }[]) {
  const counts = new Set(measured.map(({ letters }) => letters))
  const middles = new Map(
    [...counts].map((count) => [
      count,
      middleOf(measured.filter(({ letters }) => letters === count).map(({ width }) => width)),
    ]),
  )
  const points = measured.map(({ letters, width }) => ({ letters, width: middles.get(letters) ?? width }))
  const mean = (of: (point: { letters: number; width: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [letters, width] = [mean((point) => point.letters), mean((point) => point.width)]
  const spread = mean((point) => (point.letters - letters) ** 2)
  if (!(spread > 0)) return null
  const pitch = mean((point) => (point.letters - letters) * (point.width - width)) / spread
  return pitch > 0 ? { pitch, white: pitch * letters - width } : null
}

const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
