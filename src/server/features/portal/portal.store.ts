import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowsAsValue } from '../../platform/db/rows-as-value.ts'
import { clientHolders } from '../accounts/accounts.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { documents } from '../documents/documents.tables.ts'
import { clientFiles } from '../intake/intake.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { payments } from '../settlement/settlement.tables.ts'

const clientId = sql.placeholder('clientId')

/**
 * The record, whether this user holds it, and what it shows beside its own columns: reports in force, documents, papers and settled
 * payments, in one question.
 */
const shownLookup = builtOnce((queryable) =>
  queryable
    .select({
      client: clients,
      isHeld: sql<boolean>`${clientHolders.userId} is not null`,
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
    .from(clients)
    .leftJoin(
      clientHolders,
      and(eq(clientHolders.clientId, clients.id), eq(clientHolders.userId, sql.placeholder('userId'))),
    )
    .where(eq(clients.id, clientId))
    .prepare('shown_of_client'),
)

/** What access to a record is decided from, with what the record shows. */
export async function lookUpShown(queryable: Queryable, of: { clientId: number; userId: string }) {
  const [found] = await shownLookup(queryable).execute(of)
  return found
}

export type ShownClient = NonNullable<Awaited<ReturnType<typeof lookUpShown>>>
