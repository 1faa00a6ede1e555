import type { Word } from '../../read/positioned-text.ts'

/**
 * Labels end in a colon throughout a report, whose two dots are often read as one. A word that ends in a colon elsewhere
 * in the same document, at least as often, gets it back: 'Opened.' is 'Opened:'. A word without an ending stays as it
 * is: 'Amount' also begins 'Amount Past Due:'.
 */
export function withLabelEndings(pages: readonly (readonly Word[])[]): Word[][] {
  const endings = new Map<string, { colon: number; dot: number }>()
  for (const { text } of pages.flat()) {
    const read = split(text)
    if (read === null) continue
    const counts = endings.get(read.stem) ?? { colon: 0, dot: 0 }
    counts[read.ending] += 1
    endings.set(read.stem, counts)
  }
  return pages.map((words) =>
    words.map((word) => {
      const read = split(word.text)
      const counts = read === null ? undefined : endings.get(read.stem)
      const isLabel = counts !== undefined && counts.colon >= Math.max(2, counts.dot)
      return read?.ending === 'dot' && isLabel ? { ...word, text: `${read.stem}:` } : word
    }),
  )
}

/** Only words of letters that begin with a capital: figures and the ends of sentences stay as they are. */
function split(text: string): { stem: string; ending: 'colon' | 'dot' } | null {
  const match = /^([A-Z][A-Za-z]{2,})([:.;,])$/.exec(text)
  return match ? { stem: match[1] ?? '', ending: match[2] === ':' ? 'colon' : 'dot' } : null
}
