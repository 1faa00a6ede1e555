/** 'USD' before an amount in small or even print: 'usb', 'usD', 'uUsD'. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'

/** What the amount behind it says is not what was seen: a person has to look. */
const settledByForm = 0.75
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
          changed.set(word, {
            ...word,
            text: 'USD',
            confidence: Math.min(word.confidence ?? 1, settledByForm),
          })
      }
    return changed.size === 0 ? page : { ...page, words: page.words.map((word) => changed.get(word) ?? word) }
  })
}
