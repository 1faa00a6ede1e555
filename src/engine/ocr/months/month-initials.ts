/** The heading of a payment history: the initials of the twelve months, a column each. */
import type { RecognisedWord } from '../text-recogniser.ts'

const initials = 'JFMAMJJASOND'
/** So many of them right leave no other reading of the others. */
const enough = 9
/** What the form says is not what was seen: a person has to look. */
const settledByForm = 75
/** Nothing was seen there. */
const supposed = 50
/** Share of a column's width by which a letter may stand beside its middle. */
const aside = 0.25
/** The width of an 'M' with the blur of a photo, as a share of its height. */
const widest = 1.6
/** Words at either end of a row among which are its first and its last initial. */
const ends = 2

/**
 * The words with the headings of month columns as they can only be: where nine of twelve evenly set signs are the months'
 * initials, the others are as well, and one that was not seen stands at its place. An 'F' is read as '[3' and an 'O' as '0', and the whole
 * table would be lost.
 */
export function withMonthInitials(words: readonly RecognisedWord[]): RecognisedWord[] {
  const single = words.filter(
    ({ text, left, top, right, bottom }) => text.length <= 2 && right - left < widest * (bottom - top),
  )
  const changed = new Map<RecognisedWord, RecognisedWord>()
  const added: RecognisedWord[] = []
  const twice = new Set<RecognisedWord>()
  for (const first of single) {
    const height = first.lineHeight || first.bottom - first.top
    const row = single
      .filter(({ baseline }) => Math.abs(baseline - first.baseline) < 0.4 * height)
      .sort((a, b) => a.left - b.left)
    if (row[0] !== first) continue
    const heading = headingOf(row)
    heading?.cells.forEach((word, at) => {
      const text = initials[at] ?? ''
      const cell = word ?? unseen(heading, at, text)
      // What was read over an initial is the same sign once more.
      for (const other of words) if (other !== word && isSameSign(other, cell)) twice.add(other)
      // Beside it in its column there is nothing but a piece of it.
      for (const other of row)
        if (other !== word && Math.abs(middleOf(other) - middleOf(cell)) < aside * heading.pitch)
          twice.add(other)
      if (word === null) added.push(cell)
      else if (word.text.toUpperCase() !== text)
        changed.set(word, { ...word, text, confidence: Math.min(word.confidence, settledByForm) })
    })
  }
  const once = words.filter((word) => !twice.has(word))
  return [...once.map((word) => changed.get(word) ?? word), ...added]
}

/** Signs that a letter is read as besides itself: '[0]' and 'O' at the same place. */
const mostSigns = 4

function isSameSign(word: RecognisedWord, cell: RecognisedWord): boolean {
  const across = Math.min(word.right, cell.right) - Math.max(word.left, cell.left)
  const down = Math.min(word.bottom, cell.bottom) - Math.max(word.top, cell.top)
  return (
    word.text.length <= mostSigns &&
    across > (cell.right - cell.left) / 2 &&
    down > (cell.bottom - cell.top) / 2 &&
    word.right - word.left < widest * (cell.bottom - cell.top)
  )
}

interface Heading {
  /** The words at the places of the twelve months, null where nothing was read. */
  cells: (RecognisedWord | null)[]
  first: RecognisedWord
  /** Pixels from one month to the next. */
  pitch: number
}

function headingOf(row: readonly RecognisedWord[]): Heading | null {
  for (const first of row.slice(0, ends))
    for (const last of row.slice(-ends)) {
      const pitch = (middleOf(last) - middleOf(first)) / (initials.length - 1)
      const cells = Array.from(initials, (_, at) => {
        const place = middleOf(first) + at * pitch
        return row.find((word) => Math.abs(middleOf(word) - place) < aside * pitch) ?? null
      })
      const right = cells.filter((word, at) => isInitial(word?.text ?? '', initials[at] ?? '')).length
      // Letters side by side are no columns of a table.
      if (right >= enough && pitch > 2 * (first.bottom - first.top)) return { cells, first, pitch }
    }
  return null
}

/** Once, or read twice. */
const isInitial = (text: string, initial: string): boolean =>
  text !== '' && [...text.toUpperCase()].every((letter) => letter === initial)

const middleOf = ({ left, right }: RecognisedWord): number => (left + right) / 2

const unseen = ({ first, pitch }: Heading, at: number, text: string): RecognisedWord => ({
  ...first,
  text,
  confidence: supposed,
  left: Math.round(first.left + at * pitch),
  right: Math.round(first.right + at * pitch),
})

const monthName = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i
const enoughNames = 6

/** The words with the names of months in a heading as all are printed there: 'oct' is 'Oct', whose height a photo does not tell. */
export function withMonthNames(words: readonly RecognisedWord[]): RecognisedWord[] {
  const names = words.filter(({ text }) => monthName.test(text))
  return words.map((word) => {
    const text = `${word.text.slice(0, 1).toUpperCase()}${word.text.slice(1).toLowerCase()}`
    if (text === word.text || !names.includes(word)) return word
    const height = word.lineHeight || word.bottom - word.top
    const row = names.filter(
      (each) => /^[A-Z][a-z]+$/.test(each.text) && Math.abs(each.baseline - word.baseline) < 0.4 * height,
    )
    return row.length < enoughNames
      ? word
      : { ...word, text, confidence: Math.min(word.confidence, settledByForm) }
  })
}
