/** Whether a page is read twice, with two ideas of how it is laid out: that takes as long as the first reading. */
import type { RecognisedWord } from '../text-recogniser.ts'

/** Above this mean confidence one reading is as good as two. */
const clear = 84
/** Masks, web addresses and names of months: a second reading reads them no better, and other steps settle them by form and picture. */
const settledOtherwise =
  /\d.*[*¥]|[*]{2}|\.{3}|X{3}|\/\/|^www\.|^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/i

export const needsSecondReading = (words: readonly RecognisedWord[]): boolean =>
  sureness(words.filter(({ text }) => !settledOtherwise.test(text))) < clear

/** Mean confidence over the letters, 0..100. */
export function sureness(words: readonly RecognisedWord[]): number {
  let [sum, letters] = [0, 0]
  for (const { text, confidence } of words) {
    sum += confidence * text.length
    letters += text.length
  }
  return letters === 0 ? 0 : sum / letters
}
