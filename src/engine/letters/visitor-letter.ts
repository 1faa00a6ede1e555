import type { Consumer } from './case-file.ts'
import type { DisputeTypeKey } from './dispute-types.ts'

/** What a visitor typed to write their own letter to one bureau: their own statements, no report was read. */
export interface VisitorCase {
  /** Who signs; what is not known is empty or null. */
  consumer: Consumer
  /** What the report calls its number, by which the bureau finds it; empty when not known. */
  reportNumber: string
  items: VisitorDispute[]
  /** 'YYYY-MM-DD', the date that the letter bears. */
  asOf: string
}

/** One item; without a type and a creditor it is not in the letter. */
export interface VisitorDispute {
  type: DisputeTypeKey | ''
  creditor: string
  accountNumber: string
  reason: string
}

/** The letter, ready to be set: plain sentences, no mark-up. */
export interface VisitorLetter {
  recipientName: string
  sender: { name: string; lines: string[] }
  /** 'November 9, 2026' */
  date: string
  recipient: readonly string[]
  subject: string
  references: { label: string; value: string }[]
  salutation: string
  opening: string[]
  items: VisitorLetterItem[]
  closing: string[]
  farewell: string
  enclosures: string[]
}

export interface VisitorLetterItem {
  number: number
  /** 'NORTHWIND BANK, account XXXX1234'; null is a line to fill in by hand. */
  heading: string | null
  title: string | null
  rows: { label: string; text: string | null }[]
}
