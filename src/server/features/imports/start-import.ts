import type { ClientImport } from '../../../shared/api/imports.ts'
import type { ImportField } from '../../../shared/rules/import-fields.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { requireFields } from './check-import.ts'
import { describeImport } from './describe-import.ts'
import { inviteImportJob, runImportJob, undoImportJob } from './imports.jobs.ts'
import { lockImport, updateImport } from './imports.store.ts'

/** Begins an import as its columns are read now. Pressed twice it is one. Errors: not_found, conflict, invalid_input. */
export async function startImport(
  deps: Deps,
  input: {
    importId: number
    mapping: readonly (ImportField | null)[]
    duplicates: 'skip' | 'add'
    withoutAmount?: 'unpaid' | 'free' | undefined
    actor: AuditActor
  },
): Promise<ClientImport> {
  const { importId, mapping, duplicates, withoutAmount = 'unpaid', actor } = input
  requireFields(mapping)
  return deps.database.transaction(async (tx) => {
    const row = await lockImport(tx, importId)
    if (!row) throw new Refusal('not_found', says('staff.noImport'))
    if (row.status !== 'draft') return describeImport(row)
    if (row.fileKey === null) throw new Refusal('conflict', says('staff.importFileGone'))
    const started = await updateImport(tx, importId, {
      mapping,
      duplicates,
      withoutAmount,
      status: 'running',
    })
    await deps.queue.enqueue(tx, runImportJob, { importId })
    const detail = { import: importId, rows: row.rows, duplicates, withoutAmount }
    await appendAuditEntry(tx, { actor, action: 'start-import', detail, at: deps.clock.now() })
    return describeImport(started)
  })
}

/** Begins to take an import back. Errors: not_found; conflict before it has ended. */
export async function undoImport(
  deps: Deps,
  { importId, actor }: { importId: number; actor: AuditActor },
): Promise<ClientImport> {
  return deps.database.transaction(async (tx) => {
    const row = await lockImport(tx, importId)
    if (!row) throw new Refusal('not_found', says('staff.noImport'))
    if (row.status === 'undoing' || row.status === 'undone') return describeImport(row)
    if (row.status !== 'done') throw new Refusal('conflict', says('staff.importNotDone'))
    const begun = await updateImport(tx, importId, { status: 'undoing' })
    await deps.queue.enqueue(tx, undoImportJob, { importId })
    const detail = { import: importId, added: row.added }
    await appendAuditEntry(tx, { actor, action: 'undo-import', detail, at: deps.clock.now() })
    return describeImport(begun)
  })
}

/** Begins to invite the clients of an import. Asked for again it goes on with whom it has not reached. Errors: not_found, conflict. */
export async function inviteImport(
  deps: Deps,
  { importId, actor }: { importId: number; actor: AuditActor },
): Promise<ClientImport> {
  return deps.database.transaction(async (tx) => {
    const row = await lockImport(tx, importId)
    if (!row) throw new Refusal('not_found', says('staff.noImport'))
    if (row.status !== 'done') throw new Refusal('conflict', says('staff.importNotDone'))
    if (row.isInviting) return describeImport(row)
    const begun = await updateImport(tx, importId, { isInviting: true })
    await deps.queue.enqueue(tx, inviteImportJob, { importId })
    const detail = { import: importId, clients: row.added }
    await appendAuditEntry(tx, { actor, action: 'mail-invitations', detail, at: deps.clock.now() })
    return describeImport(begun)
  })
}
