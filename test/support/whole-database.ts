import { sql } from 'drizzle-orm'
import type { Deps } from '../../src/server/deps.ts'
import { SealBroken } from '../../src/server/platform/crypto/seal-broken.ts'
import { openedJson } from '../../src/server/platform/db/json-columns.ts'
import { tableNames } from './fill-every-table.ts'

/** Everything that the database holds, as it lies there, one line a row: its table and the row as JSON. */
export async function storedDatabase(deps: Deps): Promise<string[]> {
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

/** The same with columns of people opened: what it holds of somebody, whoever could read it. */
export async function wholeDatabase(deps: Deps): Promise<string[]> {
  return (await storedDatabase(deps)).map((line) => {
    const [table = ''] = line.split(' ')
    const row: Row = JSON.parse(line.slice(table.length + 1))
    return `${table} ${JSON.stringify(openedRow(deps, table, row))}`
  })
}

/** Rows of a table that a test's own SQL read, under the names of their columns: those of people opened. */
export const openedRows = <T extends Record<string, unknown>>(
  deps: Pick<Deps, 'sealer'>,
  table: string,
  rows: readonly T[],
): T[] => rows.map((row) => openedRow(deps, table, row))

type Row = Record<string, unknown>

function openedRow<T extends Row>(deps: Pick<Deps, 'sealer'>, table: string, row: T): T {
  const columns = Object.entries(row).map(([column, stored]) => {
    const place = `${table}.${column}`
    if (typeof stored !== 'string')
      return [column, openedJson(stored, (sealed) => opened(deps, place, sealed))]
    const at = stored.indexOf('~')
    const isSealed = /^(?:[\w.]+ )?~[1k][\w.-]+$/.test(stored)
    return [column, isSealed ? stored.slice(0, at) + opened(deps, place, stored.slice(at)) : stored]
  })
  return Object.fromEntries(columns) as T
}

function opened({ sealer: { columns } }: Pick<Deps, 'sealer'>, place: string, stored: string): string {
  if (stored.startsWith('~1')) return columns.openText(stored, place)
  try {
    return columns.openKey(stored, 'address')
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    return columns.openKey(stored, 'throttle')
  }
}

/** An address as SQL in one text names it: `email_key = '…'`. */
export const sealedAddress = ({ sealer }: Pick<Deps, 'sealer'>, email: string): string =>
  sealer.columns.sealKey(email.toLowerCase(), 'address')
