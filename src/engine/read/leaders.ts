import type { Page, Word } from './positioned-text.ts'

const leader = /^[.\u2026\u00b7_]{3,}$/
/** 'Balance......$70', where the dots touch the words beside them. Behind digits they may hide the rest of a number. */
const glued = /^(.*[\p{L}:)])([.\u2026\u00b7_]{3,})([^.\u2026\u00b7_].*)?$/u
/** Shorter ones may hide the digits of a number: '.... 4321'. A print that leads its rows has some on each page. */
const long = /[.\u2026\u00b7_]{6}/
const fewest = 3

/** The page without the dots that lead from a label to its value, as typewriters set them: where they stood the row has its gap. */
export function withoutLeaders(page: Page): Page {
  const isLed = page.words.filter(({ text }) => long.test(text)).length >= fewest
  return isLed ? { ...page, words: page.words.flatMap(withoutLeader) } : page
}

function withoutLeader(word: Word): Word[] {
  if (leader.test(word.text)) return []
  const [all, head = '', , tail = ''] = glued.exec(word.text) ?? []
  if (all === undefined) return [word]
  const share = (text: string) => (word.box.width * text.length) / all.length
  const left = { ...word, text: head, box: { ...word.box, width: share(head) } }
  const x = word.box.x + word.box.width - share(tail)
  const right = { ...word, text: tail, box: { ...word.box, x, width: share(tail) } }
  return tail === '' ? [left] : [left, right]
}
