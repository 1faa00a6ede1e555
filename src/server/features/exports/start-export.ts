import type { FastifyRequest } from 'fastify'
import type { DataExport } from '../../../shared/api/exports.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requirePassword } from '../accounts/require-password.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { describeExport } from './describe-export.ts'
import { writeExportJob } from './exports.jobs.ts'
import { countSubjects, insertExport, lockRunning } from './exports.store.ts'

/**
 * Begins an export of everything. It is the most that anybody can take out of the product, so the present password is asked
 * for. Errors as `requirePassword`; conflict while another one is written.
 */
export async function startExport(
  deps: Deps,
  input: { current: string; actor: AuditActor; request: FastifyRequest },
): Promise<DataExport> {
  const { actor } = input
  await requirePassword(deps, { ...input, userId: actor.id })
  return deps.database.transaction(async (tx) => {
    if ((await lockRunning(tx)).length > 0) throw new Refusal('conflict', says('staff.exportRunning'))
    const now = deps.clock.now()
    const by = { actorId: actor.id, actorName: actor.name, createdAt: now }
    const total = await countSubjects(tx)
    const row = await insertExport(tx, { status: 'running', phase: 'lists', total, ...by })
    await deps.queue.enqueue(tx, writeExportJob, { exportId: row.id, number: 1 })
    const detail = { export: row.id, subjects: total }
    await appendAuditEntry(tx, { actor, action: 'export-everything', detail, at: now })
    return describeExport(row, [])
  })
}
