import { documents } from './features/documents/documents.tables.ts'
import type { FileKeyColumn } from './features/documents/stored-files.store.ts'
import { fundingFiles } from './features/funding/funding.tables.ts'
import { clientFiles, intakeDraftFiles } from './features/intake/intake.tables.ts'
import { letterEvents, mailingSteps } from './features/mail-log/mail-log.tables.ts'
import { reportUploads } from './features/reports/reports.tables.ts'
import { disputeResults } from './features/results/results.tables.ts'
import { evidencePictures } from './features/runs/runs.tables.ts'

/** Where rows name files of the file store. A new table with files belongs here, or its files are swept away. */
export const fileKeyColumns: readonly FileKeyColumn[] = [
  documents.fileKey,
  reportUploads.fileKey,
  clientFiles.fileKey,
  intakeDraftFiles.fileKey,
  evidencePictures.fileKey,
  mailingSteps.fileKey,
  letterEvents.fileKey,
  disputeResults.fileKey,
  fundingFiles.fileKey,
]
