import type { AddressSource } from './bureau-recipient.ts'

/** A letter that asks for something other than a reinvestigation: validation, a block, a freeze. Plain sentences. */
export interface RequestLetter {
  kind: 'request'
  recipientName: string
  sender: { name: string; lines: string[] }
  /** 'November 9, 2026' */
  date: string
  /** Lines of the address; one that is not known is null, and a line to fill in by hand is printed. */
  recipient: readonly (string | null)[]
  /** Of a letter to a bureau; absent in every other one. */
  recipientFrom?: AddressSource
  subject: string
  /** A null value is a line to fill in by hand: nobody but the consumer may know it. */
  references: { label: string; value: string | null }[]
  salutation: string
  parts: RequestPart[]
  /** What the person adds behind the first part, a paragraph each; empty where nothing is added. */
  ownWords: string[]
  farewell: string
  enclosures: string[]
  /** Numbers of the enclosures, from 1, that are in the envelope by themselves: ticked in print. Absent: none. */
  enclosed?: number[]
}

export interface RequestPart {
  heading: string | null
  paragraphs: string[]
  /** Entries of the consumer's reports, each with its lines as printed. */
  entries: { name: string; lines: { label: string; value: string; page: number }[] }[]
  /** What is asked for, one point each. */
  points: string[]
}
