/**
 * Which of several phrases of one meaning a person's letters use: a whole number of the person, the same in every letter. Undefined:
 * the first of each, as letters were worded before there were several.
 */
export type Voice = number | undefined

export type Phrases = readonly [string, ...string[]]

/** One of these phrases. `place` names the sentence, so that the choices in one letter do not hang together. */
export function choosePhrase(voice: Voice, place: string, phrases: Phrases): string {
  return voice === undefined
    ? phrases[0]
    : (phrases[mixed(`${voice} ${place}`) % phrases.length] ?? phrases[0])
}

/** The same order of two sentences or the other one. */
export function isTurned(voice: Voice, place: string): boolean {
  return voice !== undefined && mixed(`${voice} ${place}`) % 2 === 1
}

/** FNV-1a with a last mixing (murmur3), so that neighbouring numbers choose differently. Whole numbers below 2^32. */
function mixed(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
