/** What the server and its reading children tell each other. */
import type { Assembled, ReportPart } from '../assemble/assembled-report.ts'
import type { LogoDrawing } from '../opening/logo-picture.ts'
import type { OpenedPaper } from '../opening/opened-paper.ts'
import type { CopiedPages, PageToCopy } from '../read/copied-pages.ts'
import type { DrawnEvidence, EvidenceBox } from '../read/draw-evidence.ts'
import type { DrawnPage } from '../read/draw-page.ts'
import type { FileLines } from '../read/page-lines.ts'
import type { Hints } from '../report/hints/hints.ts'
import type { ReportReading } from '../report/read-report.ts'
import type { ScanReading } from '../report/read-scan.ts'
import type { RecognisedFile } from '../report/recognised-file.ts'
import type { Answer, DisputeAtHand } from '../results/read-answer.ts'
import type { ScannedAnswer } from '../results/read-scanned-answer.ts'

/**
 * What a child is asked: to open a paper, to make one PDF of the files of a report, to read a report's text, to list the lines of a page, to draw or copy pages or places of it, to take a signature from its photo, to draw a logo anew, or to read a bureau's answer to a dispute; reports
 * and answers also from a scan, by character recognition.
 */
export type ReaderTask =
  | { kind: 'open'; bytes: Uint8Array }
  | {
      kind: 'assemble'
      parts: readonly ReportPart[]
      password?: string | undefined
      findsPaper?: boolean | undefined
    }
  | { kind: 'read'; bytes: Uint8Array; hints?: Hints | undefined }
  | { kind: 'lines'; bytes: Uint8Array; page: number }
  | { kind: 'draw-page'; bytes: Uint8Array; page: number; turn?: number | undefined }
  | { kind: 'draw'; bytes: Uint8Array; boxes: readonly EvidenceBox[] }
  | { kind: 'copy'; bytes: Uint8Array; pages: readonly PageToCopy[] | null }
  | { kind: 'signature'; bytes: Uint8Array }
  | { kind: 'logo'; bytes: Uint8Array }
  | { kind: 'recognise-text'; bytes: Uint8Array }
  | { kind: 'read-recognised'; file: RecognisedFile; hints: Hints }
  | { kind: 'answer'; bytes: Uint8Array; dispute: DisputeAtHand; hints?: Hints | undefined }
  | { kind: 'recognise-answer'; bytes: Uint8Array; dispute: DisputeAtHand }

export type TaskOf<K extends ReaderTask['kind']> = Extract<ReaderTask, { kind: K }>

/** Result of each kind of task. */
export interface ReaderResults {
  open: OpenedPaper
  assemble: Assembled
  read: ReportReading
  lines: FileLines | null
  'draw-page': DrawnPage | null
  draw: DrawnEvidence[]
  copy: CopiedPages | null
  signature: Uint8Array | null
  logo: LogoDrawing
  'recognise-text': ScanReading
  'read-recognised': ReportReading
  answer: Answer
  'recognise-answer': ScannedAnswer
}

/** Character recognition: minutes of work, with progress, and memory for its model. */
export function isRecognition(kind: ReaderTask['kind']): boolean {
  return kind === 'recognise-text' || kind === 'recognise-answer'
}

/** `bytes`: how many of the task's file follow through the pipe of files; null when it has none of its own. */
export interface ReaderRequest {
  id: number
  task: ReaderTask | Omit<ReaderTask, 'bytes'>
  bytes: number | null
}

/**
 * `progress`: pages of a scan read so far, first with `done` 0; the deadline starts anew with each.
 * `page`: of a file with text, the one that was just read, and of how many, 0 when it is opened; what it took of the processor no longer counts.
 * `fault`: the reader threw, which is a defect of this program and not of the file.
 */
export type ReaderAnswer =
  | { id: number; result: ReaderResults[keyof ReaderResults] }
  | { id: number; progress: ScanProgress }
  | { id: number; page: number; of: number }
  | { id: number; fault: string }

export interface ScanProgress {
  done: number
  /** Pages of the file. */
  of: number
}
