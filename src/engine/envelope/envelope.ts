import type { CopiedPages } from '../read/copied-pages.ts'

/** Copied pages of one stored file. */
export interface EnclosedFile {
  copied: CopiedPages
  /** Of each page and each of its marks the numbers of the items that quote it; empty where nothing is marked. */
  items: readonly (readonly (readonly number[])[])[]
}

/** One enclosure as the letter's list names it, with the copies that the envelope holds. */
export interface BoundEnclosure {
  /** Its place in the letter's list, from 1. */
  number: number
  /** Word for word as in that list. */
  text: string
  /** One a stored file: both sides of a licence are two. */
  files: EnclosedFile[]
}

/** What stays with the person: what to sign, to add, to copy onto the carrier's forms. Plain data in their language. */
export interface EnvelopeFront {
  language: 'en' | 'es'
  title: string
  keep: string
  steps: { heading: string; paragraphs: string[]; checks: { text: string; isDone: boolean }[] }[]
  slip: {
    title: string
    lead: string
    forms: { name: string; rows: { label: string; lines: (string | null)[] }[] }[]
    notes: string[]
  }
  address: { note: string; from: string[]; to: (string | null)[] }
}

export interface EnvelopeToWrite {
  /** Title of the file. */
  title: string
  /** Whose letter it is, to whom, and its day: at the head of each copy. */
  line: string
  author: string
  letter: Uint8Array
  /** Null where the sheets that stay with the person are left out, and nothing begins on a sheet of its own. */
  front: EnvelopeFront | null
  enclosures: readonly BoundEnclosure[]
}
