/**
 * What a masked account number still shows. Equifax shows the last digits, TransUnion all but the last four, Experian
 * the first digits; so two masks are compared only where both show something.
 */
interface MaskedNumber {
  /** Characters before the first hidden one; the whole number when nothing is hidden. */
  prefix: string
  /** Characters after the last hidden one; the whole number when nothing is hidden. */
  suffix: string
}

export function readMask(printed: string): MaskedNumber {
  const text = printed.toUpperCase().replace(/[\s-]/g, '')
  const hidden = /[*.•]+|X{2,}/g
  const runs = [...text.matchAll(hidden)]
  const first = runs[0]
  const last = runs.at(-1)
  if (first === undefined || last === undefined) return { prefix: text, suffix: text }
  return { prefix: text.slice(0, first.index), suffix: text.slice(last.index + last[0].length) }
}

/** How two masks of possibly the same number compare. `agree` carries how many characters were seen on both sides. */
type MaskComparison =
  | { outcome: 'agree'; characters: number }
  | { outcome: 'conflict' }
  | { outcome: 'unknown' }

export function compareMasks(first: string | null, second: string | null): MaskComparison {
  if (first === null || second === null) return { outcome: 'unknown' }
  const a = readMask(first)
  const b = readMask(second)
  const atStart = Math.min(a.prefix.length, b.prefix.length)
  const atEnd = Math.min(a.suffix.length, b.suffix.length)
  const startAgrees = a.prefix.slice(0, atStart) === b.prefix.slice(0, atStart)
  const endAgrees = atEnd === 0 || a.suffix.slice(-atEnd) === b.suffix.slice(-atEnd)
  if (!startAgrees || !endAgrees) return { outcome: 'conflict' }
  // Fewer than four characters are chance.
  const characters = Math.max(atStart, atEnd)
  return characters >= 4 ? { outcome: 'agree', characters } : { outcome: 'unknown' }
}
