import type { Bureau } from '../report/credit-report.ts'
import type { LetterItem } from './compose-item.ts'

/** A letter to one bureau, ready to be set: plain sentences, no mark-up. */
export interface DisputeLetter {
  kind: 'letter'
  bureau: Bureau
  sender: { name: string; lines: string[] }
  /** 'November 9, 2026' */
  date: string
  recipient: readonly string[]
  subject: string
  references: { label: string; value: string }[]
  salutation: string
  opening: string[]
  items: LetterItem[]
  closing: string[]
  farewell: string
  enclosures: string[]
  /** Findings for this bureau beyond the letter's limit, kept for a later round. */
  keptFindingIds: string[]
}

/** What stands in a letter's place when there is nothing to send. It says so, and says not to mail it. */
export interface NoLetterNote {
  kind: 'note'
  bureau: Bureau
  name: string
  date: string
  title: string
  warning: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
}
