import { type ImportDraft, mostColumns } from '../../../shared/api/imports.ts'
import { fieldOfColumn, type ImportField, sourceOfColumns } from '../../../shared/rules/import-fields.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { insertImport } from './imports.store.ts'
import { NotCsv, readCsv } from './read-csv.ts'

const mostRows = 50_000
const samplesShown = 3

/**
 * Takes a file of clients: read to its end once, kept sealed, its columns guessed. Nothing is added. Errors: file_refused
 * with the sentence that says why.
 */
export async function uploadImport(
  deps: Deps,
  { file, actor }: { file: UploadedFile | undefined; actor: AuditActor },
): Promise<ImportDraft> {
  if (!file) throw refused(says('staff.importNoFile'))
  if (file.truncated) throw refused(says('staff.importTooLarge'))
  const { names, samples, rows } = await lookThrough(file.bytes)
  const mapping = guess(names)
  const source = sourceOfColumns(names)
  const stored = await deps.files.put(file.bytes)
  const now = deps.clock.now()
  const id = await deps.database.transaction(async (tx) => {
    const by = { actorId: actor.id, actorName: actor.name, createdAt: now }
    const row = await insertImport(tx, {
      fileKey: stored.key,
      ...{ source, rows, mapping, status: 'draft' as const },
      ...by,
    })
    const detail = { import: row.id, source, rows }
    await appendAuditEntry(tx, { actor, action: 'upload-import', detail, at: now })
    return row.id
  })
  const columns = names.map((name, at) => ({ name, samples: samples[at] ?? [] }))
  return { id, source, rows, columns, mapping: [...mapping] }
}

async function lookThrough(bytes: Uint8Array) {
  let names: readonly string[] | null = null
  const samples: string[][] = []
  let rows = 0
  try {
    for await (const { cells } of readCsv(bytes)) {
      if (names === null) {
        if (cells.length > mostColumns) throw refused(says('staff.importTooWide', { most: mostColumns }))
        names = cells.map((cell) => shortened(cell, 100))
        continue
      }
      rows += 1
      if (rows > mostRows) throw refused(says('staff.importTooLong', { most: mostRows }))
      for (const [at] of names.entries()) {
        const seen = samples[at] ?? []
        const cell = isSecret(names[at] ?? '') ? '' : shortened(cells[at] ?? '', 80).replaceAll(ssn, hidden)
        if (seen.length < samplesShown && cell !== '') samples[at] = [...seen, cell]
      }
    }
  } catch (cause) {
    if (cause instanceof NotCsv) throw refused(says('staff.importNoTable'))
    throw cause
  }
  if (names === null || rows === 0) throw refused(says('staff.importNoRows'))
  return { names, samples, rows }
}

/** What looks like a Social Security number is shown nowhere, whatever its column is called. 99235-1234 is a ZIP code. */
const ssn = /\b(?:\d{9}|\d{3}[- ]\d{2}[- ]?\d{4}|\d{3}-\d{6})\b/g
const hidden = '•••-••-••••'

/** Columns of which not even examples are shown. */
function isSecret(name: string): boolean {
  return /ssn|social|birth|dob|passw|pin\b|routing|account ?n/i.test(name)
}

/** By characters: half of one could not be stored. */
function shortened(cell: string, most: number): string {
  return [...cell.trim()].slice(0, most).join('')
}

/** Each column by its name; a field that one column alone can be is the first one's. */
function guess(names: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return names.map((name) => {
    const field = fieldOfColumn(name)
    const isRepeated = field === 'phone' || field === 'notes' || field === 'tags'
    if (field === null || (taken.has(field) && !isRepeated)) return null
    taken.add(field)
    return field
  })
}

function refused(sentence: Sentence): Refusal {
  return new Refusal('file_refused', sentence, { file: sentence })
}
