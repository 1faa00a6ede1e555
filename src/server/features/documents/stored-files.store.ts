import { isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { fundingFiles } from '../funding/funding.tables.ts'
import { clientFiles, intakeDraftFiles } from '../intake/intake.tables.ts'
import { letterEvents, mailingSteps } from '../mailing/mailing.tables.ts'
import { evidencePictures } from '../processing/processing.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { disputeResults } from '../results/results.tables.ts'
import { documents } from './documents.tables.ts'

/** Every key of the file store that a row names. A new table with files belongs here, or its files are swept away. */
export async function selectFileKeys(queryable: Queryable): Promise<Set<string>> {
  const lists = [
    await queryable.select({ key: documents.fileKey }).from(documents),
    await queryable.select({ key: reportUploads.fileKey }).from(reportUploads),
    await queryable
      .select({ key: clientFiles.fileKey })
      .from(clientFiles)
      .where(isNotNull(clientFiles.fileKey)),
    await queryable.select({ key: intakeDraftFiles.fileKey }).from(intakeDraftFiles),
    await queryable.select({ key: evidencePictures.fileKey }).from(evidencePictures),
    await queryable
      .select({ key: mailingSteps.fileKey })
      .from(mailingSteps)
      .where(isNotNull(mailingSteps.fileKey)),
    await queryable
      .select({ key: letterEvents.fileKey })
      .from(letterEvents)
      .where(isNotNull(letterEvents.fileKey)),
    await queryable.select({ key: disputeResults.fileKey }).from(disputeResults),
    await queryable
      .select({ key: fundingFiles.fileKey })
      .from(fundingFiles)
      .where(isNotNull(fundingFiles.fileKey)),
  ]
  return new Set(lists.flat().flatMap(({ key }) => key ?? []))
}
