import type { CaseFile } from '../../../engine/letters/case-file.ts'
import type { Deps } from '../../deps.ts'
import { findClient } from '../clients/find-client.ts'
import { saveDocuments, storeDocumentFiles } from '../documents/save-documents.ts'
import { analyseClient, RunCannotGoOn } from './analyse-client.ts'
import { announceDocument, announceRun } from './processing.live.ts'
import { changeActiveRun, selectRun } from './processing.store.ts'
import type { ProcessingRunRow } from './processing.tables.ts'
import { type RunStage, readingProgress, runStages } from './run-stage.ts'
import { addRun, hasLateReport } from './start-processing.ts'

/** The context under which a run's analysis is sealed. */
export const analysisContext = (runId: string) => `analysis:${runId}`

/**
 * One attempt of a run. It may be killed at any moment and taken up again: the analysis is kept once it is done, and
 * documents and the end of the run are written in one transaction, so that a run ends in exactly one set of documents.
 */
export async function runProcessing(
  deps: Deps,
  input: { runId: string; lastAttempt: boolean },
): Promise<void> {
  const run = await selectRun(deps.database.db, input.runId)
  if (run?.status !== 'processing') return
  try {
    await attempt(deps, run)
  } catch (cause) {
    const expected = cause instanceof RunCannotGoOn
    if (!expected && !input.lastAttempt) throw cause
    if (!expected) deps.log.error({ runId: run.id, err: cause }, 'processing run failed')
    const sentence = expected ? cause.message : 'An error occurred during processing.'
    const ended = await changeActiveRun(deps.database.db, run.id, {
      status: 'error',
      error: sentence,
      message: sentence,
      finishedAt: deps.clock.now(),
    })
    if (ended) announceRun(deps, ended)
  }
}

async function attempt(deps: Deps, run: ProcessingRunRow): Promise<void> {
  const client = await findClient(deps.database.db, run.clientId)
  if (!client) throw new RunCannotGoOn('The client of this run is no longer there.')
  await enter(deps, run.id, 'analysis')
  const analysis =
    keptAnalysis(deps, run) ??
    (await analyseClient(deps, client, async (done, of) => {
      await progress(deps, run.id, { progress: readingProgress(done, of) })
    }))
  await progress(deps, run.id, {
    notes: analysis.notes,
    analysisSealed: deps.sealer.seal(JSON.stringify(analysis), analysisContext(run.id)),
    ruleSetVersion: analysis.caseFile.ruleSetVersion,
    findingCount: analysis.caseFile.findings.length,
  })

  await enter(deps, run.id, 'generation')
  const written = await deps.engine.writeDocuments(analysis.caseFile)

  await enter(deps, run.id, 'delivery')
  const stored = await storeDocumentFiles(deps, written)

  await enter(deps, run.id, 'dashboard')
  const { ended, next, replacedKeys } = await deps.database.transaction(async (tx) => {
    const done = await changeActiveRun(tx, run.id, {
      status: 'completed',
      progress: 100,
      message: 'Processing complete',
      finishedAt: deps.clock.now(),
    })
    if (!done) return { ended: undefined, next: null, replacedKeys: stored.map((each) => each.fileKey) }
    const saved = await saveDocuments(tx, {
      clientId: run.clientId,
      runId: run.id,
      round: analysis.caseFile.round,
      files: stored,
      now: deps.clock.now(),
    })
    // A report that came while this run was reading is not in its documents: another run follows.
    const next = (await hasLateReport(tx, run)) ? await addRun(deps, tx, run.clientId) : null
    return { ended: done, next, replacedKeys: saved.replacedKeys }
  })
  for (const key of replacedKeys) await deps.files.remove(key)
  if (!ended) return
  for (const file of stored) {
    announceDocument(deps, run.clientId, {
      documentType: file.documentType,
      fileName: file.fileName,
      status: 'completed',
    })
  }
  announceRun(deps, ended)
  if (next) announceRun(deps, next)
}

/** The analysis of an earlier attempt of this run, if it got that far. */
function keptAnalysis(deps: Deps, run: ProcessingRunRow): { caseFile: CaseFile; notes: string[] } | null {
  if (!run.analysisSealed) return null
  return JSON.parse(deps.sealer.openText(run.analysisSealed, analysisContext(run.id)))
}

async function enter(deps: Deps, runId: string, stage: RunStage): Promise<void> {
  await progress(deps, runId, { stage, progress: runStages[stage].from, message: runStages[stage].message })
}

async function progress(
  deps: Deps,
  runId: string,
  change: Parameters<typeof changeActiveRun>[2],
): Promise<void> {
  const changed = await changeActiveRun(deps.database.db, runId, change)
  if (changed) announceRun(deps, changed)
}
