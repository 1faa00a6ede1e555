import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'
import { type ColumnKeys, keysIn } from './seal-columns.ts'

type Prepared = PgPreparedQuery<PreparedQueryConfig>

/**
 * A query of nearly every request, built once for each database: building the SQL anew costs more than running it. It is
 * kept without a connection and without values, so that each transaction asks it on its own connection.
 * @param build prepares it with placeholders, under a name of its own
 */
export function builtOnce<T extends Prepared>(
  build: (queryable: Queryable) => T,
): (queryable: Queryable) => T {
  const built = new WeakMap<ColumnKeys, T>()
  return (queryable) => {
    const keys = keysIn(queryable)
    const known = built.get(keys) ?? withoutConnection(build(queryable))
    built.set(keys, known)
    return Object.create(known, { client: { value: connectionOf(queryable) } }) as T
  }
}

/** Drizzle hands no prepared query to another connection; that of both drivers reads its own from this one field when it is run. */
function withoutConnection<T extends Prepared>(prepared: T): T {
  if (!('client' in prepared)) throw new Error('a prepared query of drizzle names no connection any more')
  prepared.client = null
  return prepared
}

function connectionOf({ _: { session } }: Queryable): unknown {
  if (!('client' in session)) throw new Error('a session of drizzle names no connection any more')
  return session.client
}
