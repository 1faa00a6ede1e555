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
/** And as much may be measured too little: blur makes each word wider. */
const leastWhite = 0.2
/** More words say no more of the pitch. */
const mostMeasured = 200

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
  const isOnLine = ({ text, box }: Word) =>
    Math.abs(box.width - pitch * text.length + white) <= within * pitch
  // A sign at an end has more white beside it than a letter.
  const whole = usual.filter(({ text }) => /^[\p{L}\d].*[\p{L}\d]$/u.test(text))
  if (usual.length < fewestWords || whole.filter(isOnLine).length < share * whole.length) return [...words]
  return words.map((word) => {
    const lost = pitch * word.text.length - word.box.width
    if (!isUsual(word) || lost <= 0 || lost > 2 * mostWhite * pitch) return word
    return { ...word, box: { ...word.box, x: word.box.x - lost / 2, width: word.box.width + lost } }
  })
}

/**
 * How much longer a word is with each letter, and how much white it has lost; null where all have as many letters, or the white is none that words lose.
 * Of all that two words say of it the middle counts: running heads, names in another size and rows of cells that were read as one word move nothing.
 */
function lineThrough(measured: readonly { letters: number; width: number }[]) {
  const step = Math.ceil(measured.length / mostMeasured)
  const taken = measured.filter((_, at) => at % step === 0)
  const pitches = taken.flatMap((one, at) =>
    taken
      .slice(0, at)
      .filter(({ letters }) => letters !== one.letters)
      .map((other) => (one.width - other.width) / (one.letters - other.letters)),
  )
  if (pitches.length === 0) return null
  const pitch = middleOf(pitches)
  const white = middleOf(taken.map(({ letters, width }) => pitch * letters - width))
  const isLost = white >= -leastWhite * pitch && white <= 2 * mostWhite * pitch
  return pitch > 0 && isLost ? { pitch, white } : null
}

const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
