import type { Finding } from '../../engine/audit/finding.ts'
import type { Removal } from '../../engine/audit/removal-calendar.ts'
import type { FileOutcome } from '../../engine/look/judge-files.ts'
import type { DrawnEvidence } from '../../engine/read/draw-evidence.ts'
import type { Box } from '../../engine/read/positioned-text.ts'
import type { Bureau } from '../../engine/report/credit-report.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'

/** What the page asks of its worker, each with the answer. Files go there and never come back. */
export interface Questions {
  /** A piece of the PDF engine, in order; it starts when asked to open. */
  take: { of: { code: Uint8Array<ArrayBuffer> }; answer: null }
  open: { of: object; answer: null }
  /** Null when it was read; else why it cannot be used. */
  read: { of: { file: string; content: Blob; password?: string | undefined }; answer: FileRefusal | null }
  drop: { of: { file: string }; answer: null }
  /** `asOf`: ISO day. */
  look: { of: { asOf: string }; answer: LookedAt }
  /** What the command prints with `--json` for the same files. */
  print: { of: { asOf: string }; answer: string }
  /** The line with its mark; null where none can be drawn. */
  draw: { of: { bureau: Bureau; field: string; box: Box }; answer: DrawnLine | null }
}
export type Question = keyof Questions

/** `key`: the answer bears it. */
export type Asked = { [Q in Question]: { ask: Q; key: number } & Questions[Q]['of'] }[Question]

export type Told =
  | { tell: 'page'; file: string; page: number; of: number }
  | { tell: 'answer'; key: number; answer: Questions[Question]['answer'] }
  /** What was asked could not be done, whatever the file holds: no memory, or a file that is not there any more. */
  | { tell: 'failed'; key: number }

export interface FileRefusal {
  code: string
  sentence: Sentence
}

/** A PNG. */
export type DrawnLine = Pick<DrawnEvidence, 'png' | 'width' | 'height'> & {
  /** Columns of other bureaus stand between the label and the value. */
  isInColumns: boolean
}

/** What the reports show, for the page. */
export interface LookedAt {
  files: FileOutcome[]
  notes: { file: string | null; sentence: Sentence }[]
  reports: LookedReport[]
  findings: Finding[]
  questions: Finding[]
  removals: Removal[]
}

export interface LookedReport {
  bureau: Bureau
  file: string
  /** Of the person, as the report's head prints it. */
  name: string | null
  /** By which the bureau finds the report; null where a monitoring service printed it. */
  number: string | null
  /** ISO day. */
  reportDate: string
  accounts: number
  inquiries: number
  publicRecords: number
  /** Lines that no reader understood, as printed. */
  unread: { page: number; text: string }[]
  /** Months of payment histories whose sign or color the file does not explain. */
  monthsUnsaid: number
}
