import { createSealer } from '../../src/server/platform/crypto/sealer.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import { makeDb } from './make-db.ts'

/** A database whose columns of people can be written, for what is tested without the product around it. */
export async function keyedDb(): Promise<Database> {
  const database = await makeDb()
  database.takeKeys(createSealer([new Uint8Array(32)], new Uint8Array(32)).columns)
  return database
}
