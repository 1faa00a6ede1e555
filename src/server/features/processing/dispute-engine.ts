import type { Finding } from '../../../engine/audit/finding.ts'
import type { WrittenDocument } from '../../../engine/documents/write-documents.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { ReportReading } from '../../../engine/report/read-report.ts'

/** The engine as the product uses it: reading and writing run in child processes with limits. */
export interface DisputeEngine {
  /** Never throws for a bad file: the refusal says what was wrong. */
  readReport(bytes: Uint8Array): Promise<ReportReading>
  audit(
    reports: CreditReport[],
    input: { asOf: string; client: { name: string } },
  ): Pick<CaseFile, 'findings' | 'questions' | 'debts' | 'ruleSetVersion'> & { findings: Finding[] }
  /** The six documents of a case. Throws when the writer fails or takes too long. */
  writeDocuments(caseFile: CaseFile): Promise<WrittenDocument[]>
  close(): Promise<void>
}
