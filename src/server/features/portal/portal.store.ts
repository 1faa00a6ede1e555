import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowsAsValue } from '../../platform/db/rows-as-value.ts'
import { documents } from '../documents/documents.tables.ts'
import { clientFiles } from '../intake/intake.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { payments } from '../settlement/settlement.tables.ts'

const clientId = sql.placeholder('clientId')

/** What the record shows beside its own columns: reports in force, documents, papers and settled payments, in one question. */
const shownOf = builtOnce((queryable) =>
  queryable
    .select({
      reports: rowsAsValue({
        from: reportUploads,
        columns: {
          bureau: reportUploads.bureau,
          fileKey: reportUploads.fileKey,
          fileNameSealed: reportUploads.fileNameSealed,
          clearFileName: reportUploads.clearFileName,
        },
        where: and(eq(reportUploads.clientId, clientId), isNull(reportUploads.supersededAt)),
        orderBy: [reportUploads.bureau],
      }),
      documents: rowsAsValue({
        from: documents,
        columns: { id: documents.id, documentType: documents.documentType },
        where: eq(documents.clientId, clientId),
        orderBy: [documents.round, documents.id],
      }),
      /** The oldest first. */
      papers: rowsAsValue({
        from: clientFiles,
        columns: {
          field: clientFiles.field,
          fileKey: clientFiles.fileKey,
          replacedAt: clientFiles.replacedAt,
          refusedReasonSealed: clientFiles.refusedReasonSealed,
          clearRefusedReason: clientFiles.clearRefusedReason,
        },
        where: eq(clientFiles.clientId, clientId),
        orderBy: [clientFiles.id],
      }),
      payments: rowsAsValue({
        from: payments,
        columns: {
          clientId: payments.clientId,
          productKey: payments.productKey,
          productName: payments.productName,
          amountCents: payments.amountCents,
          refundedCents: payments.refundedCents,
          settledAt: payments.settledAt,
          createdAt: payments.createdAt,
        },
        where: and(eq(payments.clientId, clientId), isNotNull(payments.settledAt)),
        orderBy: [payments.id],
      }),
    })
    .from(sql`(select 1) as one`)
    .prepare('shown_of_client'),
)

export async function selectShown(queryable: Queryable, id: number) {
  const [shown] = await shownOf(queryable).execute({ clientId: id })
  if (!shown) throw new Error('the question about a record was not answered')
  return shown
}
