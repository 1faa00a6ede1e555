import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { DeletedClient, Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goes } from '../../platform/db/rows-that-go.ts'
import { consents } from './consent.tables.ts'

/** What is held of a person here. */
export const consentHoldings: readonly Holding[] = [
  {
    ...goes(
      consents,
      ['client goes', 'application goes', 'address is unknown'],
      ({ clientId, ownAddress }: DeletedClient) =>
        or(
          eq(consents.clientId, clientId),
          ownAddress === null ? undefined : eq(consents.subjectEmail, ownAddress),
        ),
    ),
    trace: {
      rows: consents,
      address: consents.subjectEmail,
      which: isNull(consents.clientId),
      since: consents.createdAt,
    },
  },
]

/** What is told of it in the archive of a person's data. */
export const consentTold: readonly Told<Deps>[] = [
  {
    part: 'consents',
    records: async (deps, { clientId, address }) => selectConsentsOf(deps.database.db, clientId, address),
  },
]

/** @param address its rows without a record too, when the reader has proven it; else null */
async function selectConsentsOf(queryable: Queryable, clientId: number, address: string | null) {
  const own = eq(consents.clientId, clientId)
  const rows = await queryable
    .select()
    .from(consents)
    .where(address === null ? own : or(own, eq(consents.subjectEmail, address)))
    .orderBy(asc(consents.id))
  return rows.map(({ id: _id, ...row }) => row)
}

/** What an address agreed to on these pages, without a client record. */
export async function listConsentsOfAddress(
  queryable: Queryable,
  emailKey: string,
  pages: readonly string[],
) {
  const rows = await queryable
    .select()
    .from(consents)
    .where(ofAddress(emailKey, pages))
    .orderBy(asc(consents.id))
  return rows.map(({ id: _id, clientId: _client, ...row }) => row)
}

/** It goes with the last record that these pages made. */
export async function deleteConsentsOfAddress(
  tx: Queryable,
  emailKey: string,
  pages: readonly string[],
): Promise<void> {
  await tx.delete(consents).where(ofAddress(emailKey, pages))
}

const ofAddress = (emailKey: string, pages: readonly string[]) =>
  and(eq(consents.subjectEmail, emailKey), isNull(consents.clientId), inArray(consents.page, [...pages]))
