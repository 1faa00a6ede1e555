import { drizzle } from 'drizzle-orm/pglite'
import type { Queryable } from './database.ts'
import { startPglite } from './open-pglite.ts'

/**
 * Reads of an embedded database that is about to be set aside, as it is: nothing is migrated, and columns of people stay sealed.
 * Hold the lock of its folder. Null when it cannot be read, which may be why it is given up.
 */
export async function readGivenUp<T>(folder: string, work: (db: Queryable) => Promise<T>): Promise<T | null> {
  try {
    const client = await startPglite({ dataDir: folder })
    try {
      return await work(drizzle({ client, casing: 'snake_case' }) as unknown as Queryable)
    } finally {
      await client.close()
    }
  } catch {
    // Whatever is wrong with it, the backup is restored all the same, and the command says that nothing was read.
    return null
  }
}
