import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { agreementPaperKeys } from '../../../shared/api/agreement.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type AgreementPaperRow, type AgreementRow, agreementPapers, agreements } from './agreement.tables.ts'

export async function insertAgreement(
  queryable: Queryable,
  row: typeof agreements.$inferInsert,
): Promise<AgreementRow> {
  const [inserted] = await queryable.insert(agreements).values(row).returning()
  if (!inserted) throw new Error('the agreement was not kept')
  return inserted
}

export async function selectAgreement(
  queryable: Queryable,
  reference: string,
): Promise<AgreementRow | undefined> {
  const [row] = await queryable.select().from(agreements).where(eq(agreements.reference, reference))
  return row
}

/** Locked until the transaction ends: signing, paying and cancelling happen one after the other. */
export async function lockAgreement(tx: Queryable, id: number): Promise<AgreementRow | undefined> {
  const [row] = await tx.select().from(agreements).where(eq(agreements.id, id)).for('update')
  return row
}

export async function changeAgreement(
  tx: Queryable,
  id: number,
  change: Partial<typeof agreements.$inferInsert>,
): Promise<AgreementRow> {
  const [row] = await tx.update(agreements).set(change).where(eq(agreements.id, id)).returning()
  if (!row) throw new Error(`agreement ${id} is not there to change`)
  return row
}

export async function insertPapers(
  tx: Queryable,
  rows: readonly (typeof agreementPapers.$inferInsert)[],
): Promise<void> {
  await tx.insert(agreementPapers).values([...rows])
}

/** In the order in which they are read: what was signed, then the copies for reading. */
export async function selectPapers(queryable: Queryable, agreementId: number): Promise<AgreementPaperRow[]> {
  const rows = await queryable
    .select()
    .from(agreementPapers)
    .where(eq(agreementPapers.agreementId, agreementId))
  const places: readonly string[] = agreementPaperKeys
  const placeOf = ({ paper }: AgreementPaperRow) => places.indexOf(paper)
  return rows.sort((one, other) => placeOf(one) - placeOf(other))
}

/** Signed in a state and not cancelled, of a client's record, its address or its order, the newest first. */
export async function selectSignedOfCase(
  queryable: Queryable,
  of: { clientId: number | null; emailKey: string; orderReference: string | null; state: string },
): Promise<AgreementRow[]> {
  return queryable
    .select()
    .from(agreements)
    .where(
      and(
        or(
          of.clientId === null ? undefined : eq(agreements.clientId, of.clientId),
          of.emailKey === '' ? undefined : eq(agreements.emailKey, of.emailKey),
          of.orderReference === null ? undefined : eq(agreements.orderReference, of.orderReference),
        ) ?? sql`false`,
        eq(agreements.state, of.state),
        isNotNull(agreements.signedAt),
        isNull(agreements.cancelledAt),
      ),
    )
    .orderBy(desc(agreements.id))
}

/** The newest first: of a client, or of everybody. Without those that were only begun. */
export async function selectAgreements(
  queryable: Queryable,
  of: { clientId: number; emailKey: string } | null,
  limit: number,
): Promise<AgreementRow[]> {
  return queryable
    .select()
    .from(agreements)
    .where(and(isNotNull(agreements.statementSignedAt), of === null ? undefined : ofClient(of)))
    .orderBy(desc(agreements.id))
    .limit(limit)
}

const ofClient = ({ clientId, emailKey }: { clientId: number; emailKey: string }) =>
  or(eq(agreements.clientId, clientId), emailKey === '' ? undefined : eq(agreements.emailKey, emailKey))

/** Signed, neither cancelled nor told about, whose last day to cancel lies before a day: it may be over where they live. */
export async function selectUntold(
  queryable: Queryable,
  input: { cancelUntilBefore: string; limit: number },
): Promise<AgreementRow[]> {
  return queryable
    .select()
    .from(agreements)
    .where(
      and(
        isNull(agreements.toldAt),
        isNull(agreements.cancelledAt),
        isNull(agreements.personWentAt),
        isNotNull(agreements.signedAt),
        lt(agreements.cancelUntil, input.cancelUntilBefore),
      ),
    )
    .orderBy(asc(agreements.id))
    .limit(input.limit)
}

/**
 * What nobody came back to sign, signed papers of people who asked for deletion, and those of everybody else, when each is
 * older than its instant.
 */
export async function deleteOldAgreements(
  tx: Queryable,
  before: { unsigned: Date; ofPeopleGone: Date; signed: Date },
): Promise<void> {
  await deleteAgreements(
    tx,
    or(
      and(isNull(agreements.statementSignedAt), lt(agreements.createdAt, before.unsigned)),
      and(isNotNull(agreements.personWentAt), lt(agreements.statementSignedAt, before.ofPeopleGone)),
      lt(agreements.statementSignedAt, before.signed),
    ),
  )
}

/** Rows and their papers. undefined: none. */
export async function deleteAgreements(tx: Queryable, which: SQL | undefined): Promise<void> {
  if (which === undefined) return
  const going = tx.select({ id: agreements.id }).from(agreements).where(which)
  await tx.delete(agreementPapers).where(inArray(agreementPapers.agreementId, going))
  await tx.delete(agreements).where(which)
}

/** Orders through a payment link that were opened under an agreement are known by their checkout session. */
export const isPaymentIntent = (orderReference: string): boolean => orderReference.startsWith('pi_')
