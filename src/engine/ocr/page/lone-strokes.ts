import type { RecognisedWord } from '../text-recogniser.ts'

/** What the sentence says is not what was seen: a person has to look. */
const settledByForm = 75
/** A space is narrower than this share of a line's height. */
const space = 0.6

/**
 * The words with 'I' where a stroke begins a sentence: '| was ill' is what somebody says of themselves, and nothing is parted at the
 * beginning of a line.
 */
export function withFirstPerson(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map((word) => {
    if (!/^[|l]$/.test(word.text)) return word
    const line = words.filter(
      (other) => other !== word && Math.abs(other.baseline - word.baseline) < 0.4 * word.lineHeight,
    )
    const near = space * word.lineHeight
    const next = line.find(({ left }) => left >= word.right && left - word.right < near)
    const before = line.find(({ right }) => right <= word.left && word.left - right < near)
    const isBegin = before === undefined || /[.!?]$/.test(before.text)
    return isBegin && /^[a-z]{2,}/.test(next?.text ?? '')
      ? { ...word, text: 'I', confidence: Math.min(word.confidence, settledByForm) }
      : word
  })
}
