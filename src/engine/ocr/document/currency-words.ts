/** 'USD' before an amount in small or even print: 'usb', 'usD', 'uUsD'. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { settled, settledAs, withWords } from './told-words.ts'

const like = /^u?us[db6]$/i
/** An amount, or the sign that a nought is read as. */
const amount = /^(?:[\d,.]+|[\u00a9)(\]])$/

/** Only recognised pages change. */
export function withCurrencyWords(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  return pages.map((page, at) => {
    if (isRecognised[at] !== true || !page.words.some(({ text }) => like.test(text))) return page
    const changed = new Map<Word, Word>()
    for (const { words } of linesOf(page))
      for (const [place, word] of words.entries()) {
        const isBefore = amount.test(words[place + 1]?.text ?? '')
        if (word.text !== 'USD' && like.test(word.text) && isBefore)
          changed.set(word, settledAs(word, 'USD', settled))
      }
    return withWords(page, changed)
  })
}
