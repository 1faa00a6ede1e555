import type { Grade } from '../audit/ground.ts'
import type { Bureau } from '../report/credit-report.ts'
import type { QuotedLine } from './quote-evidence.ts'
import type { ForensicWords } from './words/en/forensic-analysis.ts'

/** A finding with everything it rests on. */
export interface FindingEntry {
  /** 'F1', 'F2' …; questions are 'Q1', 'Q2' … */
  mark: string
  strength: Grade
  title: string
  bureaus: Bureau[]
  statement: string
  /** The rule in the client's language, where it is not English; else ''. */
  explained: string
  evidence: QuotedLine[]
  pictures: FindingPicture[]
  /** As the basis in the language of `explained`, where that is not empty; else in English. */
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
  counts: Record<Grade, number>
  /** One a account, in reading order: the strongest finding that concerns it. */
  squares: (Grade | 'none')[]
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

/** A crop of the report; its bytes go to the typesetter under the same key. */
export interface FindingPicture {
  key: string
  /** Pixels, two a point. */
  width: number
  height: number
  alt: string
  caption: string
}

/** A finding that the client does not dispute now. */
/** A finding in short, in the client's language; in English where an older analysis kept no facts of it. */
export interface Brief {
  title: string
  statement: string
  isEnglish: boolean
}

export interface SetAsideEntry extends Brief {
  strength: Grade
  bureaus: string
  reason: string
}

/** An event of an entry; `at` from 0 (left) to 1 (right); `marks` are the findings that quote its date. */
export interface TimelineEvent {
  kind:
    | 'opened'
    | 'firstDelinquency'
    | 'chargeOff'
    | 'sold'
    | 'closed'
    | 'reported'
    | 'removal'
    | 'computedRemoval'
  at: number
  marks: string
  text: string
}

export interface DebtTimeline {
  years: { label: string; at: number }[]
  rows: { bureau: Bureau; owner: string; events: TimelineEvent[] }[]
  legend: { kind: TimelineEvent['kind']; name: string }[]
  /** Text equivalent of the picture. */
  text: string
}

/** One debt: its owners in order (none when it never changed hands), its timeline, the tables of its entries. */
export interface DebtSection {
  label: string
  owners: string[]
  timeline: DebtTimeline | null
  tables: DebtComparison[]
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
  /** 'en', 'es': the language of the frame. */
  language: string
  words: ForensicWords['frame']
  roundLine: string
  footer: string
  ruleSetVersion: string
  title: string
  /** The result in sentences, for the first page. */
  inShort: string[]
  summary: BureauSummary[]
  /** Text equivalent of the picture on the first page. */
  pictureText: string
  strongest: (Brief & { mark: string; bureaus: string })[]
  findings: FindingEntry[]
  questions: FindingEntry[]
  setAside: SetAsideEntry[]
  debts: DebtSection[]
  accounts: BureauAccounts[]
  /** `months`: of the months whose sign the file does not say, in a sentence; null where there are none. */
  unread: { bureau: Bureau; lines: { text: string; page: number }[]; more: number; months: string | null }[]
}
