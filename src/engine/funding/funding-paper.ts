import type { FundingFields } from '../../shared/rules/funding-form.ts'
import type { ReadinessFacts } from '../../shared/rules/readiness-facts.ts'
import type { ReadinessScore } from '../../shared/rules/readiness-score.ts'

/** What the papers of a funding package are written from: the applicant's own answers and what was found on them. */
export interface FundingMatter {
  fields: FundingFields
  facts: ReadinessFacts
  score: ReadinessScore
  /** Findings and removal dates of the same person's reports; empty without a dispute case. */
  inTheWay: readonly { what: string; until: string | null }[]
  /** What staff found about the requirements of the prequalification; null: not checked yet. */
  requirements: readonly { key: string; met: boolean | null; note: string | null }[]
  /** ISO day that stands on the paper. */
  asOf: string
}

/** A part of a paper, set by templates/funding-paper.typ. What only the applicant can fill in stands in [brackets]. */
export type PaperBlock =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  | { kind: 'list' | 'steps' | 'checks'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }

export interface FundingPaper {
  title: string
  blocks: readonly PaperBlock[]
}

export const heading = (text: string): PaperBlock => ({ kind: 'heading', text })
export const paragraph = (text: string): PaperBlock => ({ kind: 'paragraph', text })
export const note = (text: string): PaperBlock => ({ kind: 'note', text })
export const list = (...items: string[]): PaperBlock => ({ kind: 'list', items })
export const steps = (...items: string[]): PaperBlock => ({ kind: 'steps', items })
export const checks = (...items: string[]): PaperBlock => ({ kind: 'checks', items })
export const factRows = (...rows: [label: string, value: string][]): PaperBlock => ({
  kind: 'facts',
  rows: rows.map(([label, value]) => ({ label, value })),
})

/** The answer, or a place in brackets for what the applicant did not say. */
export const answerOr = (answer: string, placeholder: string): string =>
  answer.trim() === '' ? `[${placeholder}]` : answer.trim()
