import type { Queryable } from './database.ts'

/**
 * A query of nearly every request, built once for each database: building the SQL anew costs more than running it.
 * @param build prepares it with placeholders, under a name of its own
 */
export function builtOnce<T>(build: (queryable: Queryable) => T): (queryable: Queryable) => T {
  const built = new WeakMap<Queryable, { query: T }>()
  return (queryable) => {
    const known = built.get(queryable) ?? { query: build(queryable) }
    built.set(queryable, known)
    return known.query
  }
}
