import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { findDraftState, finishDraft } from '../decisions/find-draft-state.ts'
import { isRoundMailed } from '../documents/current-round.ts'
import { listOwedDrafts } from '../documents/list-documents.ts'
import { type StoredDocumentFile, saveDocuments } from '../documents/save-documents.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'
import { composeCase } from './compose-case.ts'
import { writeDrafts } from './write-drafts.ts'

/**
 * Writes the drafts anew after a change: ids are kept, frozen documents that hold only what was decided never touched
 * (decision 26). Does nothing when
 * a later change has its own job, when a run is at work (its end looks for changes), or when there is nothing to rewrite.
 */
export async function rewriteDocuments(
  deps: Deps,
  input: { clientId: number; revision: number },
): Promise<void> {
  const { clientId } = input
  const { db } = deps.database
  const state = await findDraftState(db, clientId)
  if (state.revision > input.revision || state.writtenRevision >= input.revision) return
  const run = await findAnalysedRun(deps, db, clientId)
  if (run?.status !== 'completed') return
  const client = await findClient(db, clientId)
  const { round } = run.analysis.caseFile
  if (!client) return

  const { caseFile, revision, isMailed } = await composeCase(deps, clientId, run.analysis)
  const stored = await writeDrafts(deps, run.runId, caseFile)
  const saved = await deps.database.transaction(async (tx) => {
    const now = deps.clock.now()
    const locked = await findClientForChange(tx, clientId)
    const newest = await findAnalysedRun(deps, tx, clientId)
    const overtaken = !locked || newest?.runId !== run.runId
    // What was said since has its own job, which writes once more.
    if (overtaken || (await finishDraft(tx, { clientId, revision, now })).isOvertaken) return null
    const isMailedNow = isRoundMailed(locked, round)
    // Its own change asks for the drafts of a round that was mailed, or was not after all, while this was written.
    const isSameState = isMailed === isMailedNow
    const owed = isMailedNow && isSameState ? await listOwedDrafts(tx, { clientId, round }) : []
    // Once the round is mailed only the papers beside it may still come and go, and the drafts that are owed.
    const isOpen = (file: StoredDocumentFile) =>
      isPacket(file) || (isMailedNow ? owed.includes(file.documentType) : isSameState)
    const saved = await saveDocuments(tx, {
      clientId,
      runId: run.runId,
      round,
      files: stored.filter(isOpen),
      owed,
      now,
    })
    await noteFact(deps, tx, { kind: 'drafts-written', clientId, changed: saved.changed })
    const closed = stored.filter((file) => !isOpen(file)).map((file) => file.fileKey)
    return { ...saved, replacedKeys: [...saved.replacedKeys, ...closed] }
  })
  const unused = saved?.replacedKeys ?? stored.map((file) => file.fileKey)
  for (const key of unused) await deps.files.remove(key)
}

/** A letter beside the round, written at the client's wish: frozen by its own mailing alone. */
function isPacket({ documentType }: StoredDocumentFile): boolean {
  return /^(collector_validation_request|identity_theft_block|security_freeze)_/.test(documentType)
}
