import type { LetterLayout } from '../../shared/rules/letter-layout.ts'
import type { Bureau } from '../report/credit-report.ts'
import type { AddressSource } from './bureau-recipient.ts'
import type { LetterItem } from './compose-item.ts'

/** A dispute with a bureau or a furnisher, ready to be set: plain sentences, no mark-up. */
export interface DisputeLetter {
  kind: 'letter'
  /** Null for a letter to a furnisher. */
  bureau: Bureau | null
  recipientName: string
  sender: { name: string; lines: string[] }
  /** 'November 9, 2026' */
  date: string
  /** Lines of the address; one that is not known is null, and a line to fill in by hand is printed. */
  recipient: readonly (string | null)[]
  /** Of a letter to a bureau; absent in every other one. */
  recipientFrom?: AddressSource
  subject: string
  references: { label: string; value: string }[]
  salutation: string
  opening: string[]
  /** What the person adds behind the opening, a paragraph each; empty where nothing is added. */
  ownWords: string[]
  layout: LetterLayout
  /** How the quoted lines are introduced: 'In this report', 'At other bureaus'. */
  quoting: { here: string; elsewhere: string; namesBureaus: boolean }
  items: LetterItem[]
  closing: string[]
  farewell: string
  enclosures: string[]
  /** Numbers of the enclosures, from 1, that are in the envelope by themselves: ticked in print. Absent: none. */
  enclosed?: number[]
  /** What keeps it from being signed; null once the client has decided on every item. */
  draft: LetterDraft | null
  /** Findings for this recipient beyond the letter's limit, kept for a later round. */
  keptFindingIds: string[]
}

/** An item on which the client has not decided: what the letter would say of it. */
export type UndecidedItem = Pick<
  LetterItem,
  | 'findingId'
  | 'heading'
  | 'title'
  | 'printedHere'
  | 'printedElsewhere'
  | 'certainty'
  | 'why'
  | 'ask'
  | 'told'
>

/** The marks of a draft, in the client's language, and the items that are no part of the letter yet. */
export interface LetterDraft {
  /** On every page: 'Draft, not ready to sign: 2 items wait for your decision'. */
  mark: string
  explanation: string
  heading: string
  /** Stands where the signature will. */
  unsigned: string
  /** 'en', 'es': the language of these texts. */
  language: string
  items: UndecidedItem[]
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
  factsHeading: string
  facts: { label: string; value: string }[]
  footer: string
  /** 'en', 'es': the language of the page. */
  language: string
}
