/** Words that a person adds to a letter: what no letter may carry, and what is good to know before signing. */

/** Characters, of one item's words and of those of the covering text. */
export const ownWordsMost = { item: 600, opening: 1500 } as const

/**
 * As it is kept and printed: composed characters, plain line ends, at most one empty line in a row, no characters of control and none
 * that only change how others are drawn or in which direction they run (Unicode UAX #9), which could hide what stands there.
 */
export function tidyWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[^\P{Cf}\u200c\u200d]|[\ufe00-\ufe0f]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[ \u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export interface WholeNumber {
  kind: 'ssn' | 'account'
  /** With all but its last four digits masked, to point it out without repeating it. */
  masked: string
}

/**
 * The first number that looks like a whole Social Security number or a whole account or card number (8 to 19 digits), null where
 * there is none. Dates, telephone numbers, ZIP+4 codes and the numbers of mailings (20 digits and more) are none.
 */
export function findWholeNumber(text: string): WholeNumber | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : '0'))
  for (const [found] of plain.matchAll(/(?<![\d$])\d(?:[ .\-\u2010-\u2015]?\d)*/g)) {
    const digits = found.replace(/\D/g, '')
    if (digits.length < 8 || digits.length > 19 || isHarmless(found)) continue
    const isSsn = /^(?:\d{9}|\d{3}\D\d{2}\D\d{4})$/.test(found)
    return { kind: isSsn ? 'ssn' : 'account', masked: `${'X'.repeat(digits.length - 4)}${digits.slice(-4)}` }
  }
  return null
}

/** A date, years, a telephone number of the United States, a ZIP+4 code. */
function isHarmless(found: string): boolean {
  return (
    /^\d{4}[-.\u2010-\u2015]\d{1,2}[-.\u2010-\u2015]\d{1,2}$/.test(found) ||
    /^\d{1,2}[-.\u2010-\u2015]\d{1,2}[-.\u2010-\u2015]\d{4}$/.test(found) ||
    /^(?:1[-. ])?\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(found) ||
    /^(?:19|20)\d\d(?:[ .\-\u2010-\u2015](?:19|20)\d\d)+$/.test(found) ||
    /^\d{5}-\d{4}$/.test(found)
  )
}

/** What in these words must be true in a way of its own, or makes a letter weaker; told, and never refused. */
export const wordsHints = ['sworn', 'threat', 'notMine', 'paper'] as const
export type WordsHint = (typeof wordsHints)[number]

const marks: Record<WordsHint, RegExp> = {
  sworn: /\b(swear|sworn|oath|perjury|affidavit|juro|jurament|perjurio)/i,
  threat: /\b(sue|suing|lawsuit|lawyer|attorney|damages|press charges|demandar|demanda|abogad[oa])\b/i,
  notMine:
    /\b(not mine|never (opened|applied|had)|identity theft|stolen|fraud\w*|no es m[ií][ao]|robo|fraude)\b/i,
  paper: /\b(enclosed?|enclosing|attach\w*|adjunt\w*|incluyo)\b/i,
}

/** Each hint once, with the words that call for it. */
export function hintsOf(text: string): { hint: WordsHint; words: string }[] {
  return wordsHints.flatMap((hint) => {
    const words = marks[hint].exec(text)?.[0]
    return words === undefined ? [] : [{ hint, words }]
  })
}
