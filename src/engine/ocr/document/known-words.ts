/** Words with a sign that no letter of them is, as the document spells them elsewhere: '"TransUnion' beside twenty 'TransUnion'; and 'T)X', which is 'TJX'. */
import type { Page, Word } from '../../read/positioned-text.ts'
import { settled, settledAs } from './told-words.ts'

/** So often at least, and so much more often than with the sign, it spells the word. */
const fewest = 3
const signed =
  /^["'`*\u2022\u00ab\u00bb\u00a9\u00b0_~.:|\\]{0,2}(\p{L}[\p{L}'/&-]{3,}:?)["'`*\u2022\u00ab\u00bb\u00a9\u00b0_~|\\]{0,2}$/u
/** A hook between capitals is read as the end of a bracket that was never opened. */
const hooked = /^([A-Z/&]*[A-Z/])\)([A-Z/&]+)$/

/** Only words of recognised pages change. */
export function withKnownWords(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const counts = new Map<string, number>()
  for (const { text } of pages.flatMap(({ words }) => words)) counts.set(text, (counts.get(text) ?? 0) + 1)
  const known = (word: Word): Word => {
    const text = plainText(word.text, counts)
    return text === word.text ? word : settledAs(word, text, settled)
  }
  return pages.map((page, at) =>
    isRecognised[at] === true ? { ...page, words: page.words.map(known) } : page,
  )
}

function plainText(text: string, counts: ReadonlyMap<string, number>): string {
  const hook = hooked.exec(text)
  if (hook) return `${hook[1]}J${hook[2]}`
  const plain = signed.exec(text)?.[1]
  if (plain === undefined || plain === text) return text
  const [as, own] = [counts.get(plain) ?? 0, counts.get(text) ?? 0]
  return as >= fewest && as >= fewest * own ? plain : text
}
