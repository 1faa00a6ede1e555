import { codeOf, says } from '../../../shared/sentences/says.ts'
import { keptSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { recordPrintedScores } from '../credit-scores/record-printed-scores.ts'
import { announceReview } from '../decisions/decisions.live.ts'
import { finishDraft } from '../decisions/find-draft-state.ts'
import { rewriteAfterRun } from '../decisions/request-rewrite.ts'
import { isRoundMailed } from '../documents/current-round.ts'
import { listStandingDocuments } from '../documents/list-documents.ts'
import { type StoredDocumentFile, saveDocuments } from '../documents/save-documents.ts'
import { changeActiveRun, dropPicturesOfOtherRuns, findRun, type RunChange } from '../runs/active-run.ts'
import { openAnalysis, type RunAnalysis, sealAnalysis } from '../runs/run-analysis.ts'
import { type RunStage, readingProgress, runStages } from '../runs/run-stage.ts'
import { announceDocument, announceRun } from '../runs/runs.live.ts'
import type { ProcessingRunRow, RunStanding } from '../runs/runs.tables.ts'
import { addRun, hasLateReport } from '../runs/start-processing.ts'
import { analyseClient, RunCannotGoOn } from './analyse-client.ts'
import { composeCase } from './compose-case.ts'
import { drawEvidence } from './draw-evidence.ts'
import { writeDrafts } from './write-drafts.ts'

/**
 * One attempt of a run. It may be killed at any moment and taken up again: the analysis is kept once it is done, and
 * documents and the end of the run are written in one transaction, so that a run ends in exactly one set of documents.
 */
export async function runProcessing(
  deps: Deps,
  input: { runId: string; lastAttempt: boolean },
): Promise<void> {
  const run = await findRun(deps.database.db, input.runId)
  if (run?.status !== 'processing') return
  try {
    await attempt(deps, run)
  } catch (cause) {
    const expected = cause instanceof RunCannotGoOn
    if (!expected && (!input.lastAttempt || isDatabaseAway(cause))) throw cause
    if (!expected) deps.log.error({ runId: run.id, err: cause }, 'processing run failed')
    const sentence = codeOf(expected ? cause.says : says('run.failed'))
    const { ended, next } = await deps.database.transaction(async (tx) => {
      const done = await changeActiveRun(tx, run.id, {
        status: 'error',
        error: sentence,
        message: sentence,
        finishedAt: deps.clock.now(),
      })
      // A report that came meanwhile may be the one that was wanting.
      const late = done !== undefined && (await hasLateReport(tx, run))
      return { ended: done, next: late ? await addRun(deps, tx, run.clientId) : null }
    })
    if (ended) announceRun(deps, ended)
    if (next) announceRun(deps, next)
  }
}

async function attempt(deps: Deps, run: ProcessingRunRow): Promise<void> {
  const client = await findClient(deps.database.db, run.clientId)
  if (!client) throw new RunCannotGoOn(says('run.clientGone'))
  await enter(deps, run.id, 'analysis')
  const analysis =
    openAnalysis(deps, run) ??
    (await analyseClient(deps, client, async (done, of) => {
      await progress(deps, run.id, { progress: readingProgress(done, of) })
    }))
  await drawEvidence(deps, run.id, analysis)
  await keepAnalysis(deps, run, analysis)
  if (analysis.stops.length > 0)
    throw new RunCannotGoOn(says('run.stops', { reasons: analysis.stops.map(keptSentence) }))

  await enter(deps, run.id, 'generation')
  const { caseFile, revision } = await composeCase(deps, run.clientId, analysis)
  const stored = await writeDrafts(deps, run.id, caseFile, () => enter(deps, run.id, 'delivery'))

  await enter(deps, run.id, 'dashboard')
  const round = caseFile.round
  const { ended, next, replacedKeys } = await endRun(deps, run, { stored, revision, round })
  for (const key of replacedKeys) await deps.files.remove(key)
  if (!ended) return
  for (const { documentType, fileName } of stored) {
    announceDocument(deps, run.clientId, { documentType, fileName, status: 'completed' })
  }
  announceRun(deps, ended)
  announceReview(deps, run.clientId)
  if (next) announceRun(deps, next)
}

async function keepAnalysis(deps: Deps, run: ProcessingRunRow, analysis: RunAnalysis): Promise<void> {
  const change = {
    notes: analysis.notes,
    analysisSealed: sealAnalysis(deps, run.id, analysis),
    ruleSetVersion: analysis.caseFile.ruleSetVersion,
    findingCount: analysis.caseFile.findings.length,
  }
  const kept = await deps.database.transaction(async (tx) => {
    const changed = await changeActiveRun(tx, run.id, change)
    if (changed) {
      const now = deps.clock.now()
      // A printed score is there to read, however little else of its report was understood.
      const reports = [...analysis.caseFile.reports, ...analysis.partlyRead]
      await recordPrintedScores(tx, { clientId: run.clientId, reports, now })
    }
    return changed
  })
  if (!kept) return
  announceRun(deps, kept)
  announceReview(deps, run.clientId)
}

/** Documents, the end of the run and what must follow it exist together. */
async function endRun(
  deps: Deps,
  run: ProcessingRunRow,
  given: { stored: StoredDocumentFile[]; revision: number; round: number },
): Promise<{
  ended: RunStanding | undefined
  next: RunStanding | null
  replacedKeys: string[]
}> {
  const { clientId } = run
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, clientId)
    const ended = await changeActiveRun(tx, run.id, {
      status: 'completed',
      progress: 100,
      message: 'Processing complete',
      finishedAt: now,
    })
    const unused = given.stored.map((each) => each.fileKey)
    // Mailed while this run was writing: what was mailed stands.
    if (!ended || !client || isRoundMailed(client, given.round))
      return { ended, next: null, replacedKeys: unused }
    const { replacedKeys } = await saveDocuments(tx, {
      clientId,
      runId: run.id,
      round: given.round,
      files: given.stored,
      now,
    })
    // The documents of an earlier round rest on an earlier run: its pictures belong into the case file.
    const written = await listStandingDocuments(tx, clientId)
    const kept = [run.id, ...written.map((document) => document.runId)]
    const oldPictures = await dropPicturesOfOtherRuns(tx, { clientId, kept })
    const draft = await finishDraft(tx, { clientId, revision: given.revision, now })
    await noteFact(deps, tx, { kind: 'run-completed', clientId })
    // A report that came while this run was reading is not in its documents: another run follows.
    const next = (await hasLateReport(tx, run)) ? await addRun(deps, tx, clientId) : null
    // The same for a decision.
    if (!draft.isCurrent && next === null)
      await rewriteAfterRun(deps, tx, { clientId, runId: run.id, revision: draft.newest })
    return { ended, next, replacedKeys: [...replacedKeys, ...oldPictures] }
  })
}

async function enter(deps: Deps, runId: string, stage: RunStage): Promise<void> {
  await progress(deps, runId, { stage, progress: runStages[stage].from, message: runStages[stage].message })
}

async function progress(deps: Deps, runId: string, change: RunChange): Promise<void> {
  const changed = await changeActiveRun(deps.database.db, runId, change)
  if (changed) announceRun(deps, changed)
}
