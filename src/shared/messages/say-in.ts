type Sentences = Readonly<Record<string, string>>

/** Between two sentences, and not after an initial: 'J. Doe'. */
const between = '(?<=\\.)(?<!\\b[A-Z]\\.) (?=[A-Z])'
/** 'June 3, 2026': a day is one particular, its comma no end of it. */
export const writtenDay =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}, \\d{4}'
/** A particular is a part of a sentence; only a name may look like two: 'Acme Inc. Denver'. */
const particulars = [`(${writtenDay}|(?:(?!${between}).)+?)`, `(${writtenDay}|.+?)`]

/**
 * What the server or a form check says, in the language of `sentences`, a table by the English. '{0}', '{1}' in a key
 * stand for particulars: they stay as they are, unless the table has them too. What is not known as a whole is said in
 * the longest parts that are; a sentence that the table lacks stays English.
 */
export function sayIn(sentences: Sentences, english: string): string {
  const parts = english.split(new RegExp(between))
  const said: string[] = []
  for (let from = 0; from < parts.length; ) {
    const { text, until } = longestKnown(sentences, parts, from)
    said.push(text)
    from = until
  }
  return said.join(' ')
}

function longestKnown(sentences: Sentences, parts: string[], from: number): { text: string; until: number } {
  for (const particular of particulars)
    for (let until = parts.length; until > from; until -= 1) {
      const text = known(sentences, parts.slice(from, until).join(' '), particular)
      if (text !== null) return { text, until }
    }
  return { text: parts[from] ?? '', until: from + 1 }
}

function known(sentences: Sentences, english: string, particular: string): string | null {
  const exact = sentences[english]
  if (exact !== undefined) return exact
  for (const [key, text] of Object.entries(sentences)) {
    if (!key.includes('{0}')) continue
    const fixed = key.split(/\{\d\}/)
    // Most keys are ruled out without a pattern.
    if (!fixed.every((part) => english.includes(part))) continue
    const found = patternOf(fixed, particular).exec(english)
    if (found)
      return text.replace(/\{(\d)\}/g, (_, at: string) => {
        const given = found[Number(at) + 1] ?? ''
        return sentences[given] ?? given
      })
  }
  return null
}

/** Particulars in the order of their numbers. */
function patternOf(fixed: string[], particular: string): RegExp {
  const parts = fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join(particular)}$`, 's')
}
