import { or, type SQL, sql } from 'drizzle-orm'

/**
 * Expressions of one's own index each, by which a row is found from the beginning of a name or an address. Compared by
 * code points, so that the index serves on every database, whatever its locale.
 */
export const nameKey = sql.raw(`(lower(name) collate "C")`)
export const emailKey = sql.raw(`(lower(email) collate "C")`)

/** Rows of which one of these expressions begins with what was typed; undefined when nothing was. */
export function beginsWith(expressions: readonly SQL[], typed: string): SQL | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const pattern = `${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
  return or(...expressions.map((expression) => sql`${expression} like lower(${pattern})`))
}
