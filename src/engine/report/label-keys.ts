/** Labels compared by their letters and digits alone, and by '#', without which 'Account #' would be a mere 'Account': 'High Balance (Hist.):' and 'high balance hist' are one, and so are 'Veri\ufb01ed' with a ligature and 'Verified'. */
import { type Line, lostSign, type Word } from '../read/positioned-text.ts'

/** The labels that a table may print, by key. */
export interface LabelKeys {
  /** The label as its list spells it; undefined for a key that is no label. */
  get(key: string): string | undefined
  /** True when some label begins with the key. */
  isBeginning(key: string): boolean
  /** True when a value may stand a mere space behind its label ('Owner INDIVIDUAL'). */
  mayTouch: boolean
  /** True when every label of the table ends with a colon: without one the same words are no label. */
  hasColons: boolean
  /** The rows that were parted at these labels already: several steps ask for the same row. */
  parted: WeakMap<Line, readonly RowPart[]>
}

/**
 * @param mayTouch for tables without colons whose columns may be printed as one text
 * @param hasColons for tables whose labels all end with a colon
 */
export function labelKeys(labels: readonly string[], mayTouch = false, hasColons = false): LabelKeys {
  const byKey = new Map(labels.map((label) => [keyOf(label), label]))
  const beginnings = new Set(
    [...byKey.keys()].flatMap((key) => [...key].map((_, end) => key.slice(0, end + 1))),
  )
  return {
    get: (key) => byKey.get(key),
    isBeginning: (key) => beginnings.has(key),
    mayTouch,
    hasColons,
    parted: new WeakMap(),
  }
}

export function keyOf(text: string): string {
  if (/^[a-z0-9#]*$/i.test(text)) return text.toLowerCase()
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9#]/g, '')
}

/**
 * The longest label that the words begin with and how many words it takes; null when they begin with none. No label begins
 * with a small letter: 'past due' in a row of its own is the rest of a status.
 */
export function labelAtStart(
  words: readonly Word[],
  labels: LabelKeys,
): { label: string; count: number } | null {
  if (/^\p{Ll}/u.test(words[0]?.text ?? '')) return null
  let key = ''
  let found: { label: string; count: number } | null = null
  for (const [at, word] of words.entries()) {
    // A bar parts two cells, and a sign that the file does not say is one.
    if (word.text === '|' || word.text === lostSign) break
    key += keyOf(word.text)
    const label = labels.get(key)
    const isWhole = !labels.hasColons || word.text.endsWith(':')
    // A dash or a slash behind it is a value, or goes on to another label: 'Credit Limit / Original', the rest below.
    const isOfLabel = keyOf(word.text) !== '' || word.text.endsWith(':')
    if (label !== undefined && isWhole && isOfLabel) found = { label, count: at + 1 }
    if (!labels.isBeginning(key) || word.text.endsWith(':')) break
  }
  return found
}

/** The same of every label of a list: what each list stands for, by each of its labels. */
export function byLabel<T>(book: readonly (readonly [T, readonly string[]])[]): Readonly<Record<string, T>> {
  return Object.fromEntries(book.flatMap(([value, labels]) => labels.map((label) => [label, value] as const)))
}

/** A label of a row with its value, or words without a label. */
export interface RowPart {
  /** As the list spells it; null for words without a label. */
  label: string | null
  /** True for a label with a colon that the list does not have. */
  isUnknownLabel: boolean
  /** The label's words; without a label all words of the part. */
  words: Word[]
  value: Word[]
  /** Further rows that the label takes; absent where it stands in one. */
  span?: number
}
