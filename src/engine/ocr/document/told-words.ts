/** Words that say what their form, or the rest of their document, tells of them: what every step over a document makes. */
import { boxAround } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'

/** Nothing else is likely, but it was not seen: a person has to look. */
export const settled = 0.75
/** Something else is as good: nobody may take it for certain. */
export const disputed = 0.5

/** The word as one that says something else: no surer than this. */
export const settledAs = (word: Word, text: string, confidence: number): Word => ({
  ...word,
  text,
  confidence: Math.min(word.confidence ?? 1, confidence),
})

/** The texts as words that stand where `words` do, a space between them, each as wide as its letters. */
export function spreadOver(words: readonly Word[], texts: readonly string[], confidence: number): Word[] {
  const [first] = words
  if (first === undefined) return []
  const box = boxAround(words)
  const letter = box.width / texts.join(' ').length
  const sure = Math.min(confidence, ...words.map((word) => word.confidence ?? 1))
  let x = box.x
  return texts.map((text) => {
    const word = { ...first, text, box: { ...first.box, x, width: letter * text.length }, confidence: sure }
    x += letter * (text.length + 1)
    return word
  })
}

/** What stands in the place of words; an empty list takes a word out. */
export type ToldWords = Map<Word, Word | readonly Word[]>

/** The page with those in their places. */
export function withWords(page: Page, changed: ToldWords): Page {
  return changed.size === 0
    ? page
    : { ...page, words: page.words.flatMap((word) => changed.get(word) ?? word) }
}
