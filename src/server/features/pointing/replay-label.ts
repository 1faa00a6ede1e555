import { compareReadings } from '../../../engine/report/hints/compare-readings.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { LearnedLabelRow } from '../hints/hints.tables.ts'
import { hintsOfFile } from '../hints/hints-of-file.ts'
import { readStored } from '../reports/kept-recognition.ts'
import { findCurrentUpload, listReportsBehind } from '../reports/list-stored-reports.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'
import { hasNoWords, isStillRead } from './find-pointed-file.ts'
import { replayLabelJob } from './pointing.jobs.ts'
import { changeLabel, lockLabel, selectLabel } from './pointing.store.ts'
import { readAnew } from './read-anew.ts'

/** One job goes on no longer than this; the rest is a job of its own. */
const stepMs = 60_000
const batch = 20

/**
 * Reads every stored current file with a label and without it, one at a time. A file that reads worse ends it: the label is
 * refused. Else it is in use at the end, and the files that read more are read anew, as are those of a label that was
 * withdrawn. May be killed at any moment: where it stands is in the label's row.
 */
export async function replayLabel(deps: Deps, { labelId }: { labelId: number }): Promise<void> {
  const until = performance.now() + stepMs
  for (;;) {
    const label = await selectLabel(deps.database.db, labelId)
    if (!label) return
    const isMore =
      label.state === 'trying' ? await tryNext(deps, label, until) : await refreshNext(deps, label)
    if (!isMore) return
    if (performance.now() > until) break
  }
  await goOn(deps, labelId)
}

/** The next files, until one refuses the label, all are tried, or the time is over. @returns false when nothing is left */
async function tryNext(deps: Deps, label: LearnedLabelRow, until: number): Promise<boolean> {
  const { db } = deps.database
  const { rows, total } = await listReportsBehind(db, { id: label.replayedUpTo, most: batch })
  if (rows.length === 0) return end(deps, label.id, { state: 'in use', total, because: null })
  for (const row of rows) {
    const { because, isMore, values } = await differenceIn(deps, row, label)
    if (because !== null) return end(deps, label.id, { state: 'refused', total, because })
    await deps.database.transaction(async (tx) => {
      const now = await lockLabel(tx, label.id)
      // Two workers at one label, after a lost connection, count each file once.
      if (now?.state !== 'trying' || now.replayedUpTo >= row.id) return
      await changeLabel(tx, label.id, {
        replayedUpTo: row.id,
        tried: now.tried + 1,
        total,
        files: now.files + (isMore ? 1 : 0),
        values: now.values + values,
        toRefresh: isMore ? [...now.toRefresh, row.id] : now.toRefresh,
      })
    })
    if (performance.now() > until) return true
  }
  return true
}

async function differenceIn(deps: Deps, row: ReportUploadRow, label: LearnedLabelRow) {
  if (hasNoWords(row) || isStillRead(row)) return { because: null, isMore: false, values: 0 }
  const { hints } = await hintsOfFile(deps, deps.database.db, row)
  const before = await readStored(deps, row, hints)
  const taught = { ...hints, labels: [...hints.labels, { label: label.label, meaning: label.meaning }] }
  return compareReadings(before, await readStored(deps, row, taught))
}

/** @returns true when files are to be read anew */
async function end(
  deps: Deps,
  labelId: number,
  change: { state: 'in use' | 'refused'; total: number; because: string | null },
): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const label = await lockLabel(tx, labelId)
    if (label?.state !== 'trying') return label !== undefined && label.toRefresh.length > 0
    const toRefresh = change.state === 'in use' ? label.toRefresh : []
    await changeLabel(tx, labelId, { ...change, toRefresh, endedAt: deps.clock.now() })
    return toRefresh.length > 0
  })
}

/** Reads the next file anew that the label changes, as its client's own word would. @returns false when none is left */
async function refreshNext(deps: Deps, label: LearnedLabelRow): Promise<boolean> {
  const [next] = label.toRefresh
  if (next === undefined) return false
  const row = await findCurrentUpload(deps.database.db, next)
  if (row) await refresh(deps, row)
  return deps.database.transaction(async (tx) => {
    const now = await lockLabel(tx, label.id)
    const left = (now?.toRefresh ?? []).filter((id) => id !== next)
    await changeLabel(tx, label.id, { toRefresh: left })
    return left.length > 0
  })
}

/** A file that was replaced meanwhile, or that mailed letters were written from, stays as it was read. */
async function refresh(deps: Deps, row: ReportUploadRow & { clientId: number }): Promise<void> {
  const { clientId, bureau, id } = row
  try {
    await readAnew(deps, { clientId, bureau, upload: id }, async (_row, said) => ({
      said,
      write: (tx) => hintsOfFile(deps, tx, row),
    }))
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    deps.log.info({ uploadId: id, err: cause }, 'an upload was not read anew')
  }
}

async function goOn(deps: Deps, labelId: number): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const label = await lockLabel(tx, labelId)
    if (!label) return
    const step = `${label.state}:${label.replayedUpTo}:${label.toRefresh.length}`
    await deps.queue.enqueue(tx, replayLabelJob, { labelId, step }, { id: `${labelId}:${step}` })
  })
}
