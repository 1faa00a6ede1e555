import { eq, or } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { DeletedClient, Holding, Told } from '../../holding.ts'
import { goes, goesWithClient } from '../../platform/db/rows-that-go.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { keptHead } from './kept-reading.ts'
import { listAllReports } from './list-reports.ts'
import { reportOwnerWords, reportUploads } from './reports.tables.ts'
import { recognitionInWords } from './stored-recognition.ts'

/** What is held of a person here. */
export const reportsHoldings: readonly Holding[] = [
  goes(
    reportUploads,
    ['client goes'],
    ({ clientId, paymentIntentId }: DeletedClient) =>
      or(
        eq(reportUploads.clientId, clientId),
        paymentIntentId === null ? undefined : eq(reportUploads.paymentIntentId, paymentIntentId),
      ),
    reportUploads.fileKey,
  ),
  goesWithClient(reportOwnerWords),
]

/** What is told of it in the archive of a person's data. */
export const reportsTold: readonly Told<Deps>[] = [
  {
    part: 'uploads',
    records: async (deps, { clientId }) => {
      const rows = await listAllReports(deps.database.db, clientId)
      return rows.map((row) => ({
        bureau: row.bureau,
        fileName: fileNameOf(deps.sealer, row),
        uploadedAt: row.createdAt,
        replacedAt: row.supersededAt,
        pages: row.pages,
        recognition: recognitionInWords(row),
        personalSection: keptHead(deps, row)?.personal ?? null,
      }))
    },
  },
]
