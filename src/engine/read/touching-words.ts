import { baselineOf } from './lines.ts'
import type { Page, Word } from './positioned-text.ts'

/** Share of the font size up to which two words touch; a word gap is at least ten times as wide. */
const touching = 0.02

/** Single letters, as fonts drawn by programs (Type 3) give them, are set nearer by kerning, or rounded apart; a space is 0.2 at least. */
const kerned = { nearer: 0.16, apart: 0.06, mostLetters: 3 } as const

/** Joins words that follow each other in the file and touch on the page: programs write one word in several parts. */
export function withWordsJoined(page: Page): Page {
  const words: Word[] = []
  for (const word of page.words) {
    const last = words.at(-1)
    if (last !== undefined && isRestOf(last, word)) words[words.length - 1] = joined(last, word)
    else words.push(word)
  }
  return words.length === page.words.length ? page : { ...page, words }
}

function isRestOf(first: Word, next: Word): boolean {
  const gap = next.box.x - first.box.x - first.box.width
  const isPiece = [...next.text].length <= kerned.mostLetters
  const [nearest, farthest] = isPiece ? [kerned.nearer, kerned.apart] : [touching, touching]
  return (
    gap >= -nearest * next.size &&
    gap <= farthest * next.size &&
    Math.abs(baselineOf(first) - baselineOf(next)) <= touching * next.size &&
    first.size === next.size &&
    first.bold === next.bold
  )
}

function joined(first: Word, next: Word): Word {
  const top = Math.min(first.box.y, next.box.y)
  const bottom = Math.max(first.box.y + first.box.height, next.box.y + next.box.height)
  const width = next.box.x + next.box.width - first.box.x
  return {
    ...first,
    text: (first.text + next.text).normalize('NFC'),
    box: { ...first.box, y: top, width, height: bottom - top },
  }
}
