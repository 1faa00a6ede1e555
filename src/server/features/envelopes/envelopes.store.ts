import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type EnvelopeRow,
  envelopes,
  type GivenSignatureRow,
  givenSignatures,
  type LetterSigningRow,
  letterSignings,
} from './envelopes.tables.ts'

export async function selectSignature(
  queryable: Queryable,
  clientId: number,
): Promise<GivenSignatureRow | undefined> {
  const [row] = await queryable.select().from(givenSignatures).where(eq(givenSignatures.clientId, clientId))
  return row
}

export async function upsertSignature(tx: Queryable, row: GivenSignatureRow): Promise<void> {
  const { signatureSealed, createdAt } = row
  await tx
    .insert(givenSignatures)
    .values(row)
    .onConflictDoUpdate({ target: givenSignatures.clientId, set: { signatureSealed, createdAt } })
}

export async function deleteSignature(tx: Queryable, clientId: number): Promise<void> {
  await tx.delete(givenSignatures).where(eq(givenSignatures.clientId, clientId))
}

/** Oldest first. */
export async function selectSignings(queryable: Queryable, clientId: number): Promise<LetterSigningRow[]> {
  return queryable
    .select()
    .from(letterSignings)
    .where(eq(letterSignings.clientId, clientId))
    .orderBy(asc(letterSignings.id))
}

export async function insertSigning(
  tx: Queryable,
  row: Omit<typeof letterSignings.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(letterSignings).values(row)
}

/** Newest first. */
export async function selectEnvelopes(queryable: Queryable, clientId: number): Promise<EnvelopeRow[]> {
  return queryable
    .select()
    .from(envelopes)
    .where(eq(envelopes.clientId, clientId))
    .orderBy(desc(envelopes.id))
}

/** The row as it stands then: another's, when the same was kept meanwhile. */
export async function insertEnvelope(
  tx: Queryable,
  row: Omit<typeof envelopes.$inferInsert, 'id'>,
): Promise<EnvelopeRow | undefined> {
  await tx.insert(envelopes).values(row).onConflictDoNothing()
  const { documentId, madeFor, inputsSha256 } = row
  const [kept] = await tx
    .select()
    .from(envelopes)
    .where(
      and(
        eq(envelopes.documentId, documentId),
        eq(envelopes.madeFor, madeFor),
        eq(envelopes.inputsSha256, inputsSha256),
      ),
    )
  return kept
}

/** Those of a letter that this one takes the place of; answers their files. */
export async function deleteEarlier(tx: Queryable, kept: EnvelopeRow): Promise<string[]> {
  const gone = await tx
    .delete(envelopes)
    .where(
      and(
        eq(envelopes.documentId, kept.documentId),
        eq(envelopes.madeFor, kept.madeFor),
        ne(envelopes.id, kept.id),
      ),
    )
    .returning({ fileKey: envelopes.fileKey })
  return gone.map(({ fileKey }) => fileKey)
}

/** Those of these letters. */
export async function deleteEnvelopesOf(tx: Queryable, documentIds: readonly number[]): Promise<void> {
  if (documentIds.length > 0)
    await tx.delete(envelopes).where(inArray(envelopes.documentId, [...documentIds]))
}
