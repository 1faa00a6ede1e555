import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { postalSandbox } from './postal-sandbox.tables.ts'
import type { SandboxLetter } from './sandbox-letter.ts'

interface NewLetter {
  letter: SandboxLetter
  idempotencyKey: string | null
  fingerprint: string
  now: Date
}

/** Adds a letter; undefined when one was asked for under this key before. */
export async function insertLetter(tx: Queryable, given: NewLetter): Promise<SandboxLetter | undefined> {
  const { letter, idempotencyKey, fingerprint, now } = given
  const row = {
    id: letter.id,
    kind: 'letter' as const,
    idempotencyKey,
    fingerprint,
    data: letter,
    createdAt: now,
  }
  const added = await tx.insert(postalSandbox).values(row).onConflictDoNothing().returning()
  return added.length === 1 ? letter : undefined
}

export async function selectByKey(
  queryable: Queryable,
  idempotencyKey: string,
): Promise<{ letter: SandboxLetter; fingerprint: string | null } | undefined> {
  const [row] = await queryable
    .select()
    .from(postalSandbox)
    .where(eq(postalSandbox.idempotencyKey, idempotencyKey))
  return row && { letter: row.data as unknown as SandboxLetter, fingerprint: row.fingerprint }
}

export async function selectLetter(queryable: Queryable, id: string): Promise<SandboxLetter | undefined> {
  const [row] = await queryable
    .select({ data: postalSandbox.data })
    .from(postalSandbox)
    .where(and(eq(postalSandbox.id, id), eq(postalSandbox.kind, 'letter')))
  return row?.data as unknown as SandboxLetter | undefined
}

/** The letter, locked until the transaction ends. */
export async function lockLetter(tx: Queryable, id: string): Promise<SandboxLetter | undefined> {
  const [row] = await tx
    .select({ data: postalSandbox.data })
    .from(postalSandbox)
    .where(and(eq(postalSandbox.id, id), eq(postalSandbox.kind, 'letter')))
    .for('update')
  return row?.data as unknown as SandboxLetter | undefined
}

export async function updateLetter(tx: Queryable, letter: SandboxLetter): Promise<void> {
  await tx.update(postalSandbox).set({ data: letter }).where(eq(postalSandbox.id, letter.id))
}

/** Every letter of the sandbox, oldest first. */
export async function selectLetters(queryable: Queryable): Promise<SandboxLetter[]> {
  const rows = await queryable
    .select({ data: postalSandbox.data })
    .from(postalSandbox)
    .where(eq(postalSandbox.kind, 'letter'))
    .orderBy(asc(postalSandbox.createdAt))
  return rows.map(({ data }) => data as unknown as SandboxLetter)
}

export async function insertEvent(
  tx: Queryable,
  event: Record<string, unknown> & { id: string },
  now: Date,
): Promise<void> {
  await tx.insert(postalSandbox).values({ id: event.id, kind: 'event', data: event, createdAt: now })
}

/** Events whose webhook has not been accepted yet, oldest first. */
export async function selectUndelivered(
  queryable: Queryable,
): Promise<(Record<string, unknown> & { id: string })[]> {
  const rows = await queryable
    .select()
    .from(postalSandbox)
    .where(and(eq(postalSandbox.kind, 'event'), isNull(postalSandbox.deliveredAt)))
    .orderBy(asc(postalSandbox.createdAt), asc(postalSandbox.id))
    .limit(200)
  return rows.map(({ id, data }) => ({ ...data, id }))
}

export async function setDelivered(queryable: Queryable, id: string, at: Date): Promise<void> {
  await queryable.update(postalSandbox).set({ deliveredAt: at }).where(eq(postalSandbox.id, id))
}
