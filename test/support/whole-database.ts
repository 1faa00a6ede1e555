import { sql } from 'drizzle-orm'
import type { Deps } from '../../src/server/deps.ts'
import { tableNames } from './fill-every-table.ts'

/** Everything that the database holds, one line a row: its table and the row as JSON. */
export async function wholeDatabase(deps: Deps): Promise<string[]> {
  const lines: string[] = []
  for (const table of [...(await tableNames(deps)), 'pgboss.job']) {
    const from = table.includes('.') ? sql.raw(table) : sql.identifier(table)
    const { rows } = await deps.database.db.execute<{ text: string }>(
      sql`select row_to_json(one)::text as text from ${from} as one`,
    )
    lines.push(...rows.map(({ text }) => `${table} ${text}`))
  }
  return lines
}
