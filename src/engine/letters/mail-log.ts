import type { MailLogWords } from './words/en/mail-log.ts'

/** A row a paper of the round. What is not known stays empty, to be written in by hand. */
export interface MailLogRow {
  documentType: string
  recipient: string
  /** The lines under the name; empty where no report prints an address (then `addressNote` says so, as it does of one that nobody has checked). */
  address: string[]
  addressNote: string
  letter: string
  isLetter: boolean
  state: string
  certifiedNumber: string
  /** 'November 12, 2026' and whether a file proves it, else empty. */
  steps: { day: string; proof: string }[]
  clockEnds: string
}

export interface MailLog {
  kind: 'mail-log'
  name: string
  date: string
  round: number
  title: string
  footer: string
  /** 'en', 'es' */
  language: string
  introduction: string
  heads: MailLogWords['heads']
  rows: MailLogRow[]
  /** What each column wants. */
  columnsHeading: string
  columns: { label: string; value: string }[]
  clocksHeading: string
  clockHeads: MailLogWords['clockHeads']
  clocks: { event: string; length: string; source: string }[]
  /** The clock of a bureau's dispute as a bar of `days`. */
  picture: {
    days: number
    delivered: string
    dayZero: string
    finished: string
    lastDay: string
    results: string
    resultsDays: string
  }
  /** Text equivalent of the picture. */
  pictureText: string
}
