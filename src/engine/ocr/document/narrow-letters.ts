/**
 * Words with a letter that looks like another in small print: 'monih' where the document prints 'month' again and again, and
 * 'Arnount' where it prints 'Amount'. A label that is no label loses its value, and 'Acct. rei.' the account.
 */
import type { Page, Word } from '../../read/positioned-text.ts'
import { settled, settledAs } from './told-words.ts'

/** So often the right spelling stands in the document, and so many times as often as the other. */
const fewest = 3
const timesAsOften = 3
/** Shorter words are too much alike. */
const shortest = 3
const ofLetters = /^(\p{Lu}?\p{Ll}{2,})([.,:;]?)$/u

/** The same of words that differ in nothing but such letters. */
const shapeOf = (word: string): string =>
  word
    .replace(/(?!^)[iltfj]/g, 'i')
    .replaceAll('rn', 'm')
    .replaceAll('ri', 'n')

/** The pages with each such word as the document spells it elsewhere. */
export function withNarrowLetters(pages: readonly Page[]): Page[] {
  const counts = new Map<string, number>()
  for (const { text } of pages.flatMap(({ words }) => words)) {
    const own = ofLetters.exec(text)?.[1]
    if (own !== undefined) counts.set(own, (counts.get(own) ?? 0) + 1)
  }
  const usual = usualSpellings(counts)
  return pages.map((page) => {
    const words = page.words.map((word) => asUsual(word, counts, usual))
    return words.every((word, at) => word === page.words[at]) ? page : { ...page, words }
  })
}

/** The most usual word of each shape. */
function usualSpellings(counts: ReadonlyMap<string, number>): Map<string, string> {
  const usual = new Map<string, string>()
  for (const [word, count] of counts) {
    const other = usual.get(shapeOf(word))
    if (count >= fewest && (other === undefined || (counts.get(other) ?? 0) < count))
      usual.set(shapeOf(word), word)
  }
  return usual
}

function asUsual(word: Word, counts: ReadonlyMap<string, number>, usual: ReadonlyMap<string, string>): Word {
  const [, own = '', sign = ''] = ofLetters.exec(word.text) ?? []
  const other = own.length < shortest ? undefined : usual.get(shapeOf(own))
  if (other === undefined || other === own) return word
  if ((counts.get(other) ?? 0) < timesAsOften * (counts.get(own) ?? 0)) return word
  return settledAs(word, `${other}${sign}`, settled)
}
