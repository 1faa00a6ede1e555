import type { Finding } from '../../engine/audit/finding.ts'
import type { Removal } from '../../engine/audit/removal-calendar.ts'
import type { FileOutcome } from '../../engine/look/judge-files.ts'
import type { DrawnEvidence } from '../../engine/read/draw-evidence.ts'
import type { Box } from '../../engine/read/positioned-text.ts'
import type { Bureau } from '../../engine/report/credit-report.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'

/** What the page asks of its worker. Files go there and never come back. */
export type Asked =
  | { ask: 'open'; code: ArrayBuffer }
  | { ask: 'read'; file: string; bytes: ArrayBuffer; password?: string }
  | { ask: 'drop'; file: string }
  /** `asOf`: ISO day. */
  | { ask: 'look'; asOf: string }
  /** What the command prints with `--json` for the same files. */
  | { ask: 'print'; asOf: string }
  | { ask: 'draw'; id: number; bureau: Bureau; box: Box }

export type Told =
  | { tell: 'opened' }
  | { tell: 'page'; file: string; page: number; of: number }
  | { tell: 'read'; file: string; refusal: { code: string; sentence: Sentence } | null }
  | { tell: 'looked'; look: LookedAt }
  | { tell: 'printed'; json: string }
  | { tell: 'drawn'; id: number; picture: DrawnLine | null }

/** A PNG. */
export type DrawnLine = Pick<DrawnEvidence, 'png' | 'width' | 'height'>

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
}
