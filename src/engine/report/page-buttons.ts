/** Buttons and links of a web page that a print or a capture takes along: they stand between the rows of a report. */
import { linesOf } from '../read/lines.ts'
import type { Page, Word } from '../read/positioned-text.ts'
import { segmentsOf } from '../read/segments.ts'
import { textOf } from './printed-values.ts'

const names = [
  'Chat (Now|with us)|(Dispute )?Back to Top|Show (Less|More)|Purchase Report|Dispute (this|an?) (item|account|inquiry)',
  String.raw`(File|Start) a Dispute( [\u00b7|\u2022] View .{3,20})?`,
  String.raw`Ask a question about this (item|account)|What does this mean\?|Was this page helpful\?`,
].join('|')
/** One, or several with a mere space between them. */
const button = new RegExp(`^((${names})( (?=\\S)|$))+$`, 'i')
/** The first words of them: a page without any has none, and is not cut into lines for it. */
const firstWord = /^(chat|back|show|purchase|file|start|dispute|ask|what|was)$/i

/** A link behind what it belongs to: 'HARBOR BANK \u25b8 view tips'. At the beginning of a line such a sign is a bullet. */
const arrow = /^[\u25b8\u25b6\u25ba\u203a\u00bb]$/
const mostOfLink = 3
/** A button behind the name of what it belongs to, a mere space away. */
const behindName = /^Dispute (this|an?) (item|account|inquiry)$/i
const wordsOfBehind = 3

/** The page without buttons that stand alone or in a cell of their own; the same object where it has none. */
export function withoutButtons(page: Page): Page {
  if (!page.words.some(({ text }) => firstWord.test(text) || arrow.test(text))) return page
  const buttons = new Set<Word>()
  for (const line of linesOf(page))
    for (const segment of segmentsOf(line))
      for (const word of button.test(segment.text) ? segment.words : partBehind(segment.words))
        buttons.add(word)
  return buttons.size === 0 ? page : { ...page, words: page.words.filter((word) => !buttons.has(word)) }
}

function partBehind(words: readonly Word[]): readonly Word[] {
  const last = words.slice(-wordsOfBehind)
  return behindName.test(textOf(last)) ? last : linkBehind(words)
}

function linkBehind(words: readonly Word[]): readonly Word[] {
  const at = words.findLastIndex(({ text }) => arrow.test(text))
  const link = words.slice(at + 1)
  const isLink =
    at > 0 &&
    link.length > 0 &&
    link.length <= mostOfLink &&
    link.every(({ text }) => /^\p{Ll}+$/u.test(text))
  return isLink ? words.slice(at) : []
}
