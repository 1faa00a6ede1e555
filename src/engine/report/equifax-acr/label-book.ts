/** Finding the labels of a layout ('Date of 1st Delinquency:') in a run of words. */
import type { Word } from '../../read/positioned-text.ts'

/** A label found at a place in a run of words. */
export interface LabelMatch {
  /** The label as the book spells it, without its colon. */
  label: string
  /** How many words it takes, the one with the colon included. */
  count: number
}

/** The labels a section may print. */
export interface LabelBook {
  /** The longest label that begins at `words[at]`; null when none does. */
  match(words: readonly Word[], at: number): LabelMatch | null
}

/**
 * A book of labels. Spelling is compared by letters and digits only, so a label that is broken over lines, or inside
 * a word, or printed in capitals, is the same label. A label ends with a colon; inside it there is none.
 */
export function labelBook(labels: readonly string[]): LabelBook {
  const byKey = new Map(labels.map((label) => [keyOf(label), label]))
  const beginnings = new Set(
    [...byKey.keys()].flatMap((key) => [...key].map((_, end) => key.slice(0, end + 1))),
  )
  return {
    match(words, at) {
      let key = ''
      let found: LabelMatch | null = null
      for (let end = at; end < words.length; end++) {
        const text = words[end]?.text ?? ''
        key += keyOf(text)
        const label = text.endsWith(':') ? byKey.get(key) : undefined
        if (label !== undefined) found = { label, count: end - at + 1 }
        if (text.includes(':') || text === '|' || !beginnings.has(key)) break
      }
      return found
    },
  }
}

/** True when any label of the book stands in the words. */
export function hasLabel(book: LabelBook, words: readonly Word[]): boolean {
  return mayHoldLabel(words) && words.some((_, at) => book.match(words, at) !== null)
}

/** The labels of the book that stand in the words, in order. */
export function labelsIn(book: LabelBook, words: readonly Word[]): string[] {
  const labels: string[] = []
  if (!mayHoldLabel(words)) return labels
  for (let at = 0; at < words.length; ) {
    const match = book.match(words, at)
    if (match !== null) labels.push(match.label)
    at += match?.count ?? 1
  }
  return labels
}

/** Words with a label glued to its value ('Balance:$70') as two words, so that a book finds the label. */
export function unglued(words: Word[]): Word[] {
  if (words.every(({ text }) => !text.includes(':'))) return words
  return words.flatMap((word) => {
    if (!word.text.includes(':') || word.text.endsWith(':')) return [word]
    const [, head, tail] = /^([A-Za-z)(/]+:)([^/\s:].*)$/.exec(word.text) ?? []
    if (head === undefined || tail === undefined) return [word]
    const share = (word.box.width * head.length) / word.text.length
    return [
      { ...word, text: head, box: { ...word.box, width: share } },
      { ...word, text: tail, box: { ...word.box, x: word.box.x + share, width: word.box.width - share } },
    ]
  })
}

/** Number of words of a label that no book knows, at the beginning of the words; 0 when there is none. */
export function unknownLabelLength(words: readonly Word[]): number {
  if (!/^[A-Z]/.test(words[0]?.text ?? '')) return 0
  const end = words.slice(0, 7).findIndex((word) => word.text.endsWith(':'))
  const plain = words.slice(0, end + 1).every((word) => /^[\w()/.'&#-]+:?$/.test(word.text))
  return end >= 0 && plain ? end + 1 : 0
}

function mayHoldLabel(words: readonly Word[]): boolean {
  return words.some((word) => word.text.endsWith(':'))
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
