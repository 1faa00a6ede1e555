import type { Box } from '../read/positioned-text.ts'
import type { Bureau } from '../report/credit-report.ts'

/** A: provable on paper. B: strong signal with an innocent explanation. C: a question to the client, never in a letter
 *  before the client has answered. */
export type Strength = 'A' | 'B' | 'C'

/** The very place in a report that a statement rests on. For a blank field, `printed` is '' and the box is the label's. */
export interface Evidence {
  bureau: Bureau
  /** Id of the tradeline, inquiry or public record; null for personal information. */
  itemId: string | null
  /** The creditor (or company, court) as printed there. */
  creditor: string | null
  accountNumber: string | null
  /** A TradelineField or 'history', 'remarks', 'names', 'addresses', 'ssnLast4', 'dob', 'notices', 'inquiry', ... */
  field: string
  /** The label as a person would name it: 'Date of first delinquency'. */
  label: string
  /** Of one month of a history or a table of balances: 'YYYY-MM'; absent in analyses made before rule set 2026.11.5. */
  month?: string
  /** The value as printed. */
  printed: string
  box: Box
  /** Below 1 for a value that character recognition read: it enters no letter before the client confirms it. */
  confidence?: number
}

/** What a finding rests on, in one sentence: 'Section 607(b) of the FCRA requires …'. */
export interface Basis {
  citation: string
  sentence: string
  /** The bureaus' own voluntary practice, which no law asks of them; absent where a section of law is the ground. */
  kind?: 'policy'
}

/** What only the client can say, asked in plain words. Each answer says what becomes of the finding. */
export interface Question {
  /** 'Did you apply for credit with HARBOR AUTO around March 2026?' */
  text: string
  answers: QuestionAnswer[]
  /** The title of the finding once an answer disputes it; its own title still wonders. */
  disputeTitle: string
}

export interface QuestionAnswer {
  /** Stable, of letters and underscores: 'not_mine'. */
  key: string
  /** What the client presses: 'No, I did not'. */
  label: string
  /** 'dispute': becomes a finding of strength B that says what the client said; 'drop': there is nothing to dispute. */
  then: 'dispute' | 'drop'
  /** With 'dispute': the client's own statement as the letter gives it, first person, one sentence. */
  statement: string | null
  /** A value that the answer needs, such as the date of a discharge; null for none. */
  input: 'date' | null
  /** With 'dispute': what the letter asks after this answer, where it is not the request of the finding itself. */
  request?: string
  /** With `input`: the days, inclusive, on which the answer disputes; on any other day there is nothing to dispute. */
  days?: { from: string; to: string }
}

export interface Finding {
  /** Deterministic: the rule key and the items it is about. */
  id: string
  /**
   * 16 hexadecimal digits over the rule key and what is printed (creditor, number, field, value), not over places or
   * the order of accounts: a decision of the client stays with it through another reading of the same report, and does
   * not pass to an entry that reads differently.
   */
  fingerprint: string
  ruleKey: string
  strength: Strength
  bureaus: Bureau[]
  accounts: { bureau: Bureau; itemId: string; creditor: string; accountNumber: string | null }[]
  /** 'Collection without an original creditor'. */
  title: string
  /** One or two sentences: what is printed and why it cannot be right. States only what the evidence shows. */
  statement: string
  /** What would make the entry right after all; always present. */
  innocentExplanation: string
  /** What is asked of the bureau, naming the exact field and, where known, the right value. */
  request: string
  basis: Basis
  evidence: Evidence[]
  /** Rank within a letter: 0..100, higher first (worth to the client). */
  worth: number
  /** Of every finding of strength C. */
  question?: Question
  /**
   * What the texts name, as `FindingFacts` has it for the rule: to word the finding in another language. Absent in analyses
   * made before there were facts.
   */
  facts?: Readonly<Record<string, unknown>>
  /** The answer of the client that made it a dispute; `day`: ISO, where the answer took one. */
  answered?: { key: string; day: string | null }
}
