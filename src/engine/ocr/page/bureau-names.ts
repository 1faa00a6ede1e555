import type { RecognisedWord } from '../text-recogniser.ts'

const names = ['Experian', 'Equifax', 'TransUnion'] as const
/** What the name can only be is not what was read: a person has to look. */
const settledByForm = 75

/** The words with a bureau's name where one letter of it was read as another: whose a column or a row is stands on it alone. */
export function withBureauNames(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map((word) => {
    const [, bare = '', end = ''] = /^([A-Za-z]+)([:.,]?)$/.exec(word.text) ?? []
    const name = names.find(
      (each) => isOneLetterOff(bare.toLowerCase(), each.toLowerCase()) && bare[0] === each[0],
    )
    return name === undefined
      ? word
      : { ...word, text: `${name}${end}`, confidence: Math.min(word.confidence, settledByForm) }
  })
}

/** Whether they are of one length and differ in one letter. */
function isOneLetterOff(read: string, name: string): boolean {
  if (read.length !== name.length) return false
  return [...read].filter((letter, at) => letter !== name[at]).length === 1
}
