import type { Declared } from './style-rules.ts'

/** Names that the common style sheets give to text for screen readers alone; a page may be saved without its sheets. */
const spokenClass =
  /^(sr-only|sr-text|visually-?hidden|screen-?reader(-text|-only)?|a11y-(hidden|only|text)|offscreen)$/i

/** Whether text is there for screen readers alone: it stands off the screen, or on a spot of a pixel. */
export function isSpokenOnly(classes: readonly string[], declared: Declared): boolean {
  if (classes.some((name) => spokenClass.test(name))) return true
  if (!/^(absolute|fixed)$/.test(declared.position ?? '')) return false
  return (
    /^-\d{3,}/.test(declared.left ?? '') ||
    /^rect\((0|1)(px)?[ ,]+/.test(declared.clip ?? '') ||
    /^inset\((50|100)%/.test(declared['clip-path'] ?? '') ||
    (/^[01]px$/.test(declared.width ?? '') && /^[01]px$/.test(declared.height ?? ''))
  )
}

/**
 * Where a page shows one thing and says another in its place, only one of them is what it prints: a picture of a typeface
 * or a tick stands for the words, and words that are shown stand for themselves.
 */
export function saidTwice<T extends { isSpoken: boolean; isUnspoken: boolean; text: string }>(
  parts: readonly T[],
): Set<T> {
  const spoken = parts.filter(({ isSpoken, text }) => isSpoken && text.trim() !== '')
  const shown = parts.filter(({ isUnspoken }) => isUnspoken)
  if (spoken.length === 0 || shown.length === 0) return new Set()
  return new Set(shown.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? spoken : shown)
}
