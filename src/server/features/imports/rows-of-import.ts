import type { ImportField } from '../../../shared/rules/import-fields.ts'
import { says } from '../../../shared/sentences/says.ts'
import { FileMissing, type FileStore } from '../../platform/files/file-store.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ClientImportRow } from './imports.tables.ts'
import { type CsvRow, readCsv } from './read-csv.ts'

const atOnce = 500

interface Portion {
  rows: CsvRow[]
  /** How many rows of the file stand before these. */
  before: number
}

/**
 * The rows of an import's file in portions, without its first line, and the names of the columns in it. Throws Refusal
 * 'conflict' when the file is not kept any more.
 */
export async function openRows(
  deps: { files: FileStore },
  { fileKey }: Pick<ClientImportRow, 'fileKey'>,
): Promise<{ names: readonly string[]; portions: AsyncGenerator<Portion> }> {
  const gone = new Refusal('conflict', says('staff.importFileGone'))
  if (fileKey === null) throw gone
  const bytes = await deps.files.get(fileKey).catch((cause: unknown) => {
    throw cause instanceof FileMissing ? gone : cause
  })
  const rows = readCsv(bytes)
  const first = await rows.next()
  return { names: first.done ? [] : first.value.cells, portions: portionsOf(rows) }
}

async function* portionsOf(rows: AsyncGenerator<CsvRow>): AsyncGenerator<Portion> {
  let portion: CsvRow[] = []
  let before = 0
  for await (const row of rows) {
    portion.push(row)
    if (portion.length < atOnce) continue
    yield { rows: portion, before }
    before += portion.length
    portion = []
  }
  if (portion.length > 0) yield { rows: portion, before }
}

/** The name of the column from which a field is read; of several the first. */
export function columnOf(
  names: readonly string[],
  mapping: readonly (ImportField | null)[],
  field: ImportField,
): string {
  const parts: readonly ImportField[] = field === 'name' ? ['name', 'firstName', 'lastName'] : [field]
  const at = mapping.findIndex((each) => each !== null && parts.includes(each))
  return names[at] ?? field
}
