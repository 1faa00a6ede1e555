import { parseRecordId } from '../../../shared/rules/record-id.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  existsAnyClient,
  findClientByPaymentIntent,
  findClientRow,
  lockClient,
  lockClients,
  selectAllClientIds,
  selectAllClients,
  selectClients,
} from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'

/** Decision 16: `client` may be the numeric id or the PaymentIntent's id. */
export async function findClientByReference(
  queryable: Queryable,
  reference: string,
): Promise<ClientRow | undefined> {
  const id = parseRecordId(reference)
  if (id !== null) return findClientRow(queryable, id)
  return reference.startsWith('pi_') ? findClientByPaymentIntent(queryable, reference) : undefined
}

export async function findClient(queryable: Queryable, id: number): Promise<ClientRow | undefined> {
  return findClientRow(queryable, id)
}

/** Those of these that are there, in the order of their ids. */
export async function findClients(queryable: Queryable, ids: readonly number[]): Promise<ClientRow[]> {
  return ids.length === 0 ? [] : selectClients(queryable, ids)
}

/** Inside a transaction: the row, locked until it ends. */
export async function findClientForChange(tx: Queryable, id: number): Promise<ClientRow | undefined> {
  return lockClient(tx, id)
}

/** The same for many; those that are not there are left out. */
export async function findClientsForChange(tx: Queryable, ids: readonly number[]): Promise<ClientRow[]> {
  return lockClients(tx, ids)
}

export async function hasAnyClient(queryable: Queryable): Promise<boolean> {
  return existsAnyClient(queryable)
}

/** The numbers of all clients, newest first. */
export async function listAllClientIds(queryable: Queryable): Promise<number[]> {
  return selectAllClientIds(queryable)
}

/** All clients, newest first. */
export async function listAllClients(queryable: Queryable): Promise<ClientRow[]> {
  return selectAllClients(queryable)
}
