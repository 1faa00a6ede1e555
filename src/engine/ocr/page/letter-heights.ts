/** Font sizes and upper case from the heights of recognised words: the model gives neither reliably. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

/** Heights of letters as shares of the font size, as in the sans-serif fonts that reports are printed in. */
const share = { capital: 0.72, dollar: 0.76, small: 0.53, below: 0.21, comma: 0.13, line: 0.93 } as const
const tall = /[A-Z0-9bdfhijklt$#&%!?/()[\]{}|]/
const hangs = /[gjpqy()[\]{}|Q]/
/** A comma hangs down less than a letter does. */
const comma = /[,;]/
/** They hang below the line in some typefaces and stand on it in others: what is below it says nothing of the size. */
const mayHang = /[/J$]/
const level = /^[A-Z0-9bdfhkl]+$/
/** A capital and a letter that are not narrow: together wider than high. */
const twoWide = /^[ABCDEFGHJKLMNOPQRSTUVWXYZ][A-Zabcdeghkmnopqsuvwxyz]$/
/** Letters of a word of a table, in heights of the page's usual figures and capitals. */
const tallest = 1.3
const lookAlikes = /^[cosvwxz]+$/i
/** The mask of an account number, alone. */
const crosses = /^X{3,}$/
/** Below this share of the capitals beside it a letter is a small one. */
const asCapital = 0.86

/** Font size in pixels. A word of dashes or dots says nothing of its own: its line does. */
export function sizeOf(word: RecognisedWord): number {
  const { text } = word
  if (!/[A-Za-z0-9]/.test(text)) return word.lineHeight / share.line
  const letters = text.replace(/[^A-Za-z0-9]/g, '')
  const top = text.includes('$') ? share.dollar : tall.test(letters) ? share.capital : share.small
  const below = hangs.test(text) ? share.below : comma.test(text) ? share.comma : 0
  const bottom = below === 0 && mayHang.test(text) ? Math.min(word.bottom, word.baseline) : word.bottom
  return (bottom - word.top) / (top + below)
}

/**
 * Words whose letters look alike in both cases get the case that their height says: beside figures as high as they
 * are, 'co' is 'CO'. A single letter is sometimes read twice: 'Ss' or 'FE' no wider than high is one letter, 'S' or 'F'.
 */
export function withCase(words: readonly RecognisedWord[]): RecognisedWord[] {
  const firm = words.filter(({ text, confidence }) => level.test(text) && confidence > 70)
  const usual = median(firm.map(({ top, bottom }) => bottom - top)) ?? 0
  const capitalBeside = ({ baseline }: RecognisedWord, height: number) => {
    const beside = firm.filter(
      (other) => !crosses.test(other.text) && Math.abs(other.baseline - baseline) < 0.4 * height,
    )
    return median(beside.map(({ top, bottom }) => bottom - top)) ?? usual
  }
  // A page masks all of its numbers alike: one that was taken for two rows high says nothing.
  const masks = words.filter(({ text }) => crosses.test(text))
  const low = masks.filter((mask) => {
    const height = mask.bottom - mask.top
    return height <= asCapital * capitalBeside(mask, height)
  })
  const areSmall = low.length * 2 > masks.length
  return words.map((word) => {
    const height = word.bottom - word.top
    let { text } = word
    // Two rows that were read as one give it the height of both.
    const own = usual > 0 ? Math.min(height, tallest * usual) : height
    if (twoWide.test(text) && word.right - word.left < 1.05 * own) text = text.slice(0, 1)
    if (lookAlikes.test(text) && text !== text.toUpperCase() && !/^[A-Z][a-z]+$/.test(text)) {
      const capital = capitalBeside(word, height)
      if (capital > 0 && height > asCapital * capital) text = text.toUpperCase()
    }
    if (areSmall && crosses.test(text)) text = text.toLowerCase()
    return text === word.text ? word : { ...word, text }
  })
}

/** How far apart, as a share, measured sizes of the same print in one line may be. */
const sameInLine = 0.13
/** In a line of two sizes, those of the same print are no further apart; and so many letters at least tell one of them. */
const sameOfTwo = 0.09
const fewestLetters = 4

/**
 * The page with each word as large as most of its line: of the words of the same weight and nearly the same size.
 * A single word's letters may say little ('a', 'no'), its line's say more.
 */
export function withLineSizes(page: Page): Page {
  const words = linesOf(page).flatMap((line) => {
    const usual = {
      bold: usualSizes(line.words.filter(({ bold }) => bold)),
      plain: usualSizes(line.words.filter(({ bold }) => !bold)),
    }
    return line.words.map((word) => ({ ...word, size: usual[word.bold ? 'bold' : 'plain'](word) }))
  })
  return { ...page, words }
}

type Measured = Pick<Word, 'size' | 'text'>

/** Letters of one word that count: a long name is no whole line. */
const mostLetters = 20
/** A stroke is as high as a capital in some typefaces and a third higher in a typewriter's: where others say it, its word says nothing of the size. */
const stroke = /\//
const higherStroke = 0.35

/**
 * As large as a word's print is: as most letters of the words that are nearly as large. In a line of two sizes, a name and a remark behind
 * it, those alone that are the word's own. Sorted once: a line of nothing but specks would be compared word by word for a minute.
 */
function usualSizes(words: readonly Measured[]): (word: Measured) => number {
  const level = words.filter(({ text }) => !stroke.test(text))
  // What begins with a stroke in its first word is followed by a remark in other letters as often as by more of itself.
  const isTold =
    level[0] === words[0] && level.reduce((sum, { text }) => sum + text.length, 0) >= fewestLetters
  const sorted = (isTold ? level : words).toSorted((a, b) => a.size - b.size)
  /** Letters of all words before each. */
  const before = [0]
  for (const { text } of sorted) before.push((before.at(-1) ?? 0) + Math.min(mostLetters, text.length))
  const within = (size: number, share: number) => {
    const from = firstWhere(sorted.length, (at) => (sorted[at]?.size ?? 0) / size - 1 > -share)
    const to = firstWhere(sorted.length, (at) => (sorted[at]?.size ?? 0) / size - 1 >= share)
    const [first = 0, last = 0] = [before[from], before[to]]
    const middle = first + Math.floor((last - first) / 2)
    return {
      letters: last - first,
      size: sorted[firstWhere(to, (at) => (before[at + 1] ?? 0) > middle)]?.size ?? size,
      isOne: (sorted[to - 1]?.size ?? 0) <= (1 + sameInLine) * (sorted[from]?.size ?? 0),
    }
  }
  return ({ size, text }) => {
    const all = within(size, isTold && stroke.test(text) ? higherStroke : sameInLine)
    if (all.letters === 0) return size
    const near = within(size, sameOfTwo)
    return !all.isOne && near.letters >= text.length + fewestLetters ? near.size : all.size
  }
}

/** The first of 0 to `count` - 1 of which something is so that is so of all behind it; `count` for none. */
function firstWhere(count: number, isSo: (at: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSo(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The sizes of a document, few and exact: each measured size becomes the mean of those around the commonest near it.
 * Layouts tell headings from text by size, and a measured one is off by a twentieth.
 * @param measured sizes with their weights (letters)
 * @returns the exact size for a measured one
 */
export function sizesOf(measured: readonly { size: number; weight: number }[]): (size: number) => number {
  const near = 0.09
  let rest = [...measured]
  const sizes: number[] = []
  while (rest.length > 0) {
    const counts = new Map<number, number>()
    for (const { size, weight } of rest) {
      const bin = Math.round(Math.log(size) / 0.03)
      for (const [to, part] of [
        [bin - 1, 0.5],
        [bin, 1],
        [bin + 1, 0.5],
      ] as const)
        counts.set(to, (counts.get(to) ?? 0) + part * weight)
    }
    const commonest = [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))
    const centre = Math.exp(commonest[0] * 0.03)
    const members = rest.filter(({ size }) => Math.abs(size - centre) <= near * centre)
    if (members.length === 0) break
    const weight = members.reduce((sum, each) => sum + each.weight, 0)
    sizes.push(members.reduce((sum, each) => sum + each.size * each.weight, 0) / weight)
    rest = rest.filter(({ size }) => Math.abs(size - centre) > near * centre)
  }
  return (size) => {
    const best = sizes.find((each) => Math.abs(each - size) <= near * 1.2 * each)
    return best ?? size
  }
}

function median(numbers: number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
