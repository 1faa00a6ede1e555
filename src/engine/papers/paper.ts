/** A paper made of plain blocks: what a guide or a funding package hands over, as PDF and as Word. */

/** A part of a paper, set by templates/paper.typ. What only its reader can fill in stands in [brackets]. */
export type PaperBlock =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  | { kind: 'list' | 'steps' | 'checks'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  /** `shares`: how the columns share the width; absent: by their number. */
  | {
      kind: 'table'
      head: readonly string[]
      rows: readonly (readonly string[])[]
      shares?: readonly number[]
    }

/** What makes a paper a letter: it is signed and mailed. A null line or value is left to be filled in by hand. */
export interface LetterFrame {
  sender: { name: string; lines: readonly string[] }
  /** 'November 9, 2026' */
  date: string
  recipientName: string
  recipient: readonly (string | null)[]
  references: readonly { label: string; value: string | null }[]
  salutation: string
  farewell: string
  enclosures: readonly string[]
}

export interface Paper {
  /** Of a letter: its subject. */
  title: string
  blocks: readonly PaperBlock[]
  letter?: LetterFrame
}

/** A paper with what stands around it: its owner's name, its language, its day in that language and the line at the foot of each page. */
export interface FramedPaper extends Paper {
  name: string
  language: 'en' | 'es'
  /** Of a sheet, above its title; absent: its day in English. */
  date?: string
  footer: string
}

export const heading = (text: string): PaperBlock => ({ kind: 'heading', text })
export const paragraph = (text: string): PaperBlock => ({ kind: 'paragraph', text })
export const note = (text: string): PaperBlock => ({ kind: 'note', text })
export const list = (...items: string[]): PaperBlock => ({ kind: 'list', items })
export const steps = (...items: string[]): PaperBlock => ({ kind: 'steps', items })
export const checks = (...items: string[]): PaperBlock => ({ kind: 'checks', items })
export const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  shares: readonly number[],
): PaperBlock => ({ kind: 'table', head, rows, shares })
export const factRows = (...rows: [label: string, value: string][]): PaperBlock => ({
  kind: 'facts',
  rows: rows.map(([label, value]) => ({ label, value })),
})

/** The answer, or a place in brackets for what the person did not say. */
export const answerOr = (answer: string, placeholder: string): string =>
  answer.trim() === '' ? `[${placeholder}]` : answer.trim()
