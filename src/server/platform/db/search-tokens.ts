/** A beginning of a word is kept from so many letters on: what one or two letters begin would tell how names begin. */
const leastLetters = 3
/** What is typed beyond is not compared: few words are alike up to here. */
const mostLetters = 20

type Token = (text: string) => string

/** Scripts in which a letter is a syllable or a word: there one is enough. */
const leastOf = (word: string) => (/^[\0-\x7f]*$/.test(word) ? leastLetters : 1)

const wholeOf = (word: string) => `=${word}`

/** What words are found by: each as a whole, and by each of its beginnings. */
export function tokensOfWords(words: readonly string[], token: Token): string[] {
  const texts = words.flatMap((word) => {
    const letters = [...word].slice(0, mostLetters)
    const least = leastOf(word)
    const beginnings = letters.map((_, at) => letters.slice(0, at + 1)).slice(least - 1)
    return [wholeOf(word), ...beginnings.map((each) => each.join(''))]
  })
  return [...new Set(texts)].map(token)
}

/**
 * What somebody typed, of which each word must begin a word. One of too few letters is a whole word ("li wei"), unless it stands
 * last beside others: then it is still being typed, and the others find.
 */
export function tokensAsked(words: readonly string[], token: Token): string[] {
  const isShort = (word: string) => [...word].length < leastOf(word)
  const asked = words.filter((word, at) => at === 0 || at < words.length - 1 || !isShort(word))
  return asked.map((word) => token(isShort(word) ? wholeOf(word) : [...word].slice(0, mostLetters).join('')))
}

/** What finds any of these words as a whole. */
export const tokensOfWholes = (words: readonly string[], token: Token) =>
  words.map((word) => token(wholeOf(word)))
