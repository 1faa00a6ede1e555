import type { Stroke } from '../agreement/agreement-paper.ts'

/** A signature as its person gave it: drawn on a screen, or the lines of a photo of one (PNG). */
export type GivenSignature =
  | { kind: 'drawn'; strokes: readonly Stroke[] }
  | { kind: 'photo'; png: Uint8Array }

/** Where a letter is signed, in points from the top left corner of its page; the line runs to the right. */
export interface SignaturePlace {
  /** From 1. */
  page: number
  x: number
  y: number
}

export interface LetterToSign {
  letter: Uint8Array
  place: SignaturePlace
  signature: GivenSignature
  /** Who signs. */
  name: string
  /** As it stands beside the signature: 'November 23, 2026'. */
  day: string
}
