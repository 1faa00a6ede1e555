import type { Bureau } from '../report/credit-report.ts'
import type { QuotedLine } from './quote-evidence.ts'

/** A finding with everything it rests on. */
export interface FindingEntry {
  /** 'F1', 'F2' …; questions are 'Q1', 'Q2' … */
  mark: string
  strength: 'A' | 'B' | 'C'
  title: string
  bureaus: Bureau[]
  statement: string
  evidence: QuotedLine[]
  innocentExplanation: string
  request: string
  basis: string
  ruleKey: string
  /** Where it went: 'Item 2 of the letter to Experian', or why it is in none. */
  destination: string
}

export interface BureauSummary {
  bureau: Bureau
  /** Null when no readable report was there; `absence` then says why. */
  read: { accounts: number; summary: string } | null
  absence: string | null
  counts: { A: number; B: number; C: number }
  /** One a account, in reading order: the strongest finding that concerns it. */
  squares: ('A' | 'B' | 'C' | 'none')[]
}

export interface AccountRow {
  number: number
  creditor: string
  accountNumber: string
  type: string
  opened: string
  status: string
  balance: string
  pastDue: string
  page: number
  /** Marks of the findings about it: 'F1, Q2'. */
  marks: string
}

export interface BureauAccounts {
  bureau: Bureau
  accounts: AccountRow[]
  inquiries: { name: string; date: string; page: number; marks: string }[]
  publicRecords: { name: string; detail: string; page: number; marks: string }[]
}

/** One matched debt, its entries in columns (at most four; more continue in a further table). */
export interface DebtComparison {
  label: string
  columns: { bureau: Bureau; entry: string; page: number }[]
  rows: { field: string; cells: { text: string; isEvidence: boolean }[] }[]
}

export interface ForensicAnalysis {
  kind: 'forensic'
  name: string
  date: string
  round: number
  ruleSetVersion: string
  title: string
  /** The result in sentences, for the first page. */
  inShort: string[]
  summary: BureauSummary[]
  /** Text equivalent of the picture on the first page. */
  pictureText: string
  strongest: { mark: string; title: string; statement: string; bureaus: string }[]
  findings: FindingEntry[]
  questions: FindingEntry[]
  debts: DebtComparison[]
  accounts: BureauAccounts[]
  unread: { bureau: Bureau; lines: { text: string; page: number }[]; more: number }[]
}
