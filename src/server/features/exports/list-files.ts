import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '../../platform/db/database.ts'
import type { CaseEntry } from '../mailing/case-entry.ts'
import { spreadsheetCell } from '../worklist/spreadsheet-cell.ts'
import { type ListName, listNames, selectListPage } from './exports.store.ts'

const rowsAtOnce = 1_000

/** The lists of everybody as CSV and JSON, without what is sealed: that stands, opened, in the folder of each case. */
export async function listFiles(queryable: Queryable, at: Date): Promise<CaseEntry[]> {
  const entries: CaseEntry[] = []
  for (const name of listNames) {
    const rows = await plainRows(queryable, name)
    entries.push({ path: `lists/${name}.json`, content: bytesOf(`${JSON.stringify(rows, null, 1)}\n`), at })
    entries.push({ path: `lists/${name}.csv`, content: bytesOf(csvOf(rows)), at })
  }
  return entries
}

type Row = Readonly<Record<string, unknown>>

async function plainRows(queryable: Queryable, name: ListName): Promise<Row[]> {
  const all: Row[] = []
  for (let afterId = 0; ; ) {
    const rows: (Row & { id: number })[] = await selectListPage(queryable, name, afterId, rowsAtOnce)
    const last = rows.at(-1)
    if (!last) return all
    for (const row of rows)
      all.push(Object.fromEntries(Object.entries(row).filter(([, value]) => !(value instanceof Uint8Array))))
    afterId = last.id
  }
}

/** RFC 4180 with a byte order mark; every cell in quotes, none that a spreadsheet would run. */
function csvOf(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? { id: null })
  const cells = rows.map((row) => names.map((name) => spreadsheetCell(textOf(row[name]))))
  return stringify([names, ...cells], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  })
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
