import type { AgreementPaper } from '../../../engine/agreement/agreement-paper.ts'
import type { DeliveredDispute } from '../../../engine/audit/rule.ts'
import type { TypesetPage } from '../../../engine/documents/typesetter.ts'
import type { WrittenDocument } from '../../../engine/documents/write-documents.ts'
import type { EnvelopeToWrite } from '../../../engine/envelope/envelope.ts'
import type { LetterToSign } from '../../../engine/envelope/letter-to-sign.ts'
import type { CaseFile, EvidencePicture } from '../../../engine/letters/case-file.ts'
import type { FramedPaper } from '../../../engine/papers/paper.ts'
import type { Box } from '../../../engine/read/positioned-text.ts'
import type { ReportReader } from '../../../engine/reading/read-in-child.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'

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

/**
 * The engine as the product uses it: reading, drawing and writing run in child processes with limits. Reading never throws for a
 * bad file: the refusal says what was wrong.
 */
export interface DisputeEngine extends Omit<ReportReader, 'close' | 'drawEvidence'> {
  /** A report is not read again within minutes; a deletion ends what is held for that. */
  forgetReadings(): void
  /** Crops of a file's pages around these places; one that cannot be drawn is left out. */
  drawEvidence(
    bytes: Uint8Array,
    boxes: readonly { key: string; box: Box; isCell?: boolean }[],
  ): Promise<EvidencePicture[]>
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
  /** One paper of an agreement as a tagged PDF of the day `asOf`. Throws when the writer fails or takes too long. */
  writeAgreement(paper: AgreementPaper, asOf: string): Promise<TypesetPage>
  /** One letter with everything that goes into its envelope, as a tagged PDF. Throws as the others. */
  writeEnvelope(envelope: EnvelopeToWrite, asOf: string): Promise<TypesetPage>
  /** Several of those as one file to print. */
  joinEnvelopes(envelopes: readonly Uint8Array[], title: string): Promise<Uint8Array>
  /** The same letter with a signature on its line. Throws as the others. */
  signLetter(letter: LetterToSign, asOf: string): Promise<TypesetPage>
  close(): Promise<void>
}
