import type { Assembled, ReportPart } from '../../../engine/assemble/assembled-report.ts'
import type { DeliveredDispute } from '../../../engine/audit/rule.ts'
import type { TypesetPage } from '../../../engine/documents/typesetter.ts'
import type { WrittenDocument } from '../../../engine/documents/write-documents.ts'
import type { CaseFile, EvidencePicture } from '../../../engine/letters/case-file.ts'
import type { FramedPaper } from '../../../engine/papers/paper.ts'
import type { DrawnPage } from '../../../engine/read/draw-page.ts'
import type { FileLines } from '../../../engine/read/page-lines.ts'
import type { Box } from '../../../engine/read/positioned-text.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { Hints } from '../../../engine/report/hints/hints.ts'
import type { ReportReading } from '../../../engine/report/read-report.ts'
import type { ScanReading } from '../../../engine/report/read-scan.ts'
import type { RecognisedFile } from '../../../engine/report/recognised-file.ts'
import type { Answer, DisputeAtHand } from '../../../engine/results/read-answer.ts'
import type { ScannedAnswer } from '../../../engine/results/read-scanned-answer.ts'

/** What an audit may look at beside the reports. */
export interface AuditMatter {
  /** ISO day. */
  asOf: string
  client: { name: string; addresses: string[] }
  /** Reports of earlier uploads, to see what changed. */
  earlier: CreditReport[]
  /** Disputes that the bureaus have received, with proof. */
  mailed: DeliveredDispute[]
}

/** The engine as the product uses it: reading, drawing and writing run in child processes with limits. */
export interface DisputeEngine {
  /** One PDF of the files of a report. Never throws for a bad file; the password is in no answer. */
  assembleReport(parts: readonly ReportPart[], password?: string): Promise<Assembled>
  /** Never throws for a bad file: the refusal says what was wrong. */
  readReport(bytes: Uint8Array, hints?: Hints): Promise<ReportReading>
  /** The lines of one page of a file with text, from 1; 0 for the sizes of its pages alone. Null for any other file. */
  readPageLines(bytes: Uint8Array, page: number): Promise<FileLines | null>
  /** A page as a picture, upright; null for one that is not there or cannot be drawn. */
  drawPage(bytes: Uint8Array, page: number, turn?: number): Promise<DrawnPage | null>
  /** Reads a scan by character recognition, minutes for a long one. `onProgress` hears the pages done of all. */
  readScan(bytes: Uint8Array, onProgress: (done: number, of: number) => void): Promise<ScanReading>
  /** Reads again what readScan recognised, with what people said of it. */
  readRecognised(file: RecognisedFile, hints: Hints): Promise<ReportReading>
  /** Reads what a bureau answered to a dispute. Never throws for a bad file: the refusal says what was wrong. */
  readAnswer(bytes: Uint8Array, dispute: DisputeAtHand, hints?: Hints): Promise<Answer>
  /** Reads a scanned answer by character recognition. `onProgress` hears the pages done of all. */
  readScannedAnswer(
    bytes: Uint8Array,
    dispute: DisputeAtHand,
    onProgress: (done: number, of: number) => void,
  ): Promise<ScannedAnswer>
  /** Crops of a file's pages around these places; one that cannot be drawn is left out. */
  drawEvidence(bytes: Uint8Array, boxes: readonly { key: string; box: Box }[]): Promise<EvidencePicture[]>
  audit(
    reports: CreditReport[],
    matter: AuditMatter,
  ): Pick<CaseFile, 'findings' | 'questions' | 'debts' | 'ruleSetVersion'>
  /** The documents of a case's round. Throws when the writer fails or takes too long. */
  writeDocuments(caseFile: CaseFile, more: { pictures: EvidencePicture[] }): Promise<WrittenDocument[]>
  /** One paper of a package or a guide as a tagged PDF of the day `asOf`. Throws when the writer fails or takes too long. */
  writePaper(paper: FramedPaper, asOf: string): Promise<TypesetPage>
  /** The same paper for Word. */
  writeWord(paper: FramedPaper): Promise<Uint8Array>
  close(): Promise<void>
}
