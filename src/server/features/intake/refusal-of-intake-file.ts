import { type IntakeFileField, intakeFiles } from '../../../shared/api/intake.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { refusalOfReportFiles } from '../reports/check-report-file.ts'
import { refusalOfDocumentFile } from './check-document-file.ts'

/** The sentence with which a file of the intake is refused, or null when it may be kept (decision 22). */
export function refusalOfIntakeFile(field: IntakeFileField, file: UploadedFile): Sentence | null {
  const slot = intakeFiles.find((each) => each.field === field)
  return slot?.bureau
    ? refusalOfReportFiles([file])
    : refusalOfDocumentFile(file.fileName, file.bytes, file.truncated)
}
