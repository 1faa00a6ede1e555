/** Positioned pages as another program, or a damaged file, would give them. The same seed gives the same pages. */
import { linesOf } from '../../../src/engine/read/lines.ts'
import type { Page, Word } from '../../../src/engine/read/positioned-text.ts'
import { seededRandom } from '../../recovery/seeded-random.ts'

/** The words and marks of every page in another order, at the same places. */
export function inOtherOrder(pages: readonly Page[], seed: number): Page[] {
  const random = seededRandom(seed)
  return pages.map((page) => ({
    ...page,
    words: shuffled(page.words, random),
    marks: shuffled(page.marks, random),
  }))
}

/** Without that share of the lines. */
export function withoutLines(pages: readonly Page[], share: number, seed: number): Page[] {
  const random = seededRandom(seed)
  return pages.map((page) => ({
    ...page,
    words: linesOf(page).flatMap(({ words }) => (random() < share ? [] : words)),
  }))
}

/** That share of the words comes in two parts that touch each other. */
export function withSplitWords(pages: readonly Page[], share: number, seed: number): Page[] {
  const random = seededRandom(seed)
  return pages.map((page) => ({
    ...page,
    words: page.words.flatMap((word) => (random() < share ? halvesOf(word, random) : [word])),
  }))
}

/** The end of that share of the lines stands half a line lower. */
export function withSplitLines(pages: readonly Page[], share: number, seed: number): Page[] {
  const random = seededRandom(seed)
  return pages.map((page) => ({
    ...page,
    words: linesOf(page).flatMap(({ words }) => {
      if (random() >= share) return words
      const from = Math.floor(random() * words.length)
      return words.map((word, at) => (at < from ? word : lowered(word, 0.6 * word.size)))
    }),
  }))
}

function halvesOf(word: Word, random: () => number): Word[] {
  const letters = [...word.text]
  if (letters.length < 2) return [word]
  const count = 1 + Math.floor(random() * (letters.length - 1))
  const width = (word.box.width * count) / letters.length
  return [
    { ...word, text: letters.slice(0, count).join(''), box: { ...word.box, width } },
    {
      ...word,
      text: letters.slice(count).join(''),
      box: { ...word.box, x: word.box.x + width, width: word.box.width - width },
    },
  ]
}

function lowered(word: Word, by: number): Word {
  const moved = { ...word, box: { ...word.box, y: word.box.y + by } }
  return word.baseline === undefined ? moved : { ...moved, baseline: word.baseline + by }
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
