import { limitsOf, ownerRole } from '../../../shared/rules/staff-roles.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CaseEntry } from '../mailing/case-entry.ts'
import { zipped } from '../privacy/data-archive.ts'
import { privacyTextsIn } from '../privacy/privacy-texts.ts'
import { writeExportJob } from './exports.jobs.ts'
import {
  findExport,
  insertVolume,
  lockExport,
  selectApplicationsAfter,
  selectCasesAfter,
  updateExport,
} from './exports.store.ts'
import type { DataExportRow } from './exports.tables.ts'
import { listFiles } from './list-files.ts'
import { filesOfApplication, filesOfCase, sizeOfEntry } from './subject-files.ts'

/** A part is closed behind the case that makes it so large: one whole part is in memory. */
const fullBytes = 32 * 1024 * 1024
const subjectsAtOnce = 200

interface Portion {
  entries: CaseEntry[]
  phase: DataExportRow['phase']
  afterId: number
  subjects: number
  isLast: boolean
}

/**
 * Writes one part of an export: the lists, or as many cases as fill it. Part and cursor are one transaction, so that an export
 * that was cut off goes on behind its last part, and of two that write the same one is thrown away.
 */
export async function writeExport(deps: Deps, given: { exportId: number; number: number }): Promise<void> {
  const { exportId, number } = given
  const row = await findExport(deps.database.db, exportId)
  if (row?.status !== 'running') return
  const portion = await nextPortion(deps, row)
  const stored =
    portion.entries.length > 0 ? await deps.files.put(await bytesOf(deps, portion.entries)) : null
  const isTaken = await deps.database.transaction(async (tx) => {
    const now = await lockExport(tx, exportId)
    if (now?.status !== 'running' || now.phase !== row.phase || now.afterId !== row.afterId) return false
    if (stored) await insertVolume(tx, { exportId, number, fileKey: stored.key, bytes: stored.bytes })
    const { phase, afterId, subjects, isLast } = portion
    const end = isLast ? { status: 'ready' as const, readyAt: deps.clock.now() } : {}
    await updateExport(tx, exportId, { phase, afterId, done: row.done + subjects, ...end })
    const next = stored ? number + 1 : number
    if (!isLast) await deps.queue.enqueue(tx, writeExportJob, { exportId, number: next })
    return true
  })
  if (!isTaken && stored) await deps.files.remove(stored.key)
}

async function nextPortion(deps: Deps, row: DataExportRow): Promise<Portion> {
  const { db } = deps.database
  if (row.phase === 'lists') {
    const entries = await listFiles(db, deps.clock.now())
    return { entries, phase: 'cases', afterId: 0, subjects: 0, isLast: false }
  }
  if (row.phase === 'cases') {
    const cases = await selectCasesAfter(db, row.afterId, subjectsAtOnce)
    const filled = await fill(cases, (each) => filesOfCase(deps, each))
    if (filled.isAll && cases.length < subjectsAtOnce)
      return { ...filled, phase: 'applications', afterId: 0, isLast: false }
    return { ...filled, phase: 'cases', isLast: false }
  }
  const viewer: Viewer = {
    ...{ kind: 'staff', role: ownerRole, limits: limitsOf(ownerRole, null), email: '' },
    ...{ userId: row.actorId, name: row.actorName },
  }
  const applications = await selectApplicationsAfter(db, row.afterId, subjectsAtOnce)
  const filled = await fill(applications, (each) => filesOfApplication(deps, { row: each, viewer }))
  const isLast = filled.isAll && applications.length < subjectsAtOnce
  return { ...filled, phase: 'applications', isLast }
}

/** The files of subjects until a part is full. */
async function fill<S extends { id: number }>(
  subjects: readonly S[],
  filesOf: (subject: S) => Promise<CaseEntry[]>,
): Promise<{ entries: CaseEntry[]; afterId: number; subjects: number; isAll: boolean }> {
  const entries: CaseEntry[] = []
  let [bytes, count, afterId] = [0, 0, 0]
  for (const subject of subjects) {
    if (bytes >= fullBytes) return { entries, afterId, subjects: count, isAll: false }
    const files = await filesOf(subject)
    entries.push(...files)
    bytes += files.reduce((sum, file) => sum + sizeOfEntry(file), 0)
    count += 1
    afterId = subject.id
  }
  return { entries, afterId, subjects: count, isAll: true }
}

async function bytesOf(deps: Deps, entries: readonly CaseEntry[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipped(deps, entries, privacyTextsIn('en').archiveTexts.unreadable))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}
