import { clientRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'
import { runInWords } from './run-in-words.ts'
import type { RunStanding } from './runs.tables.ts'

/** Tells the client's room where its run stands. Called after the change is committed. */
export function announceRun(deps: Deps, run: RunStanding): void {
  const { error, message, says } = runInWords(run)
  deps.live.emit(clientRoom(run.clientId), 'armor-update', {
    status: run.status,
    stage: run.stage,
    progress: run.progress,
    message: run.status === 'error' ? (error ?? message) : message,
    says,
  })
  deps.live.emit(clientRoom(run.clientId), 'portal-change', { what: 'status' })
}

/** Tells the client's room that a document is there, or why it is not. */
export function announceDocument(
  deps: Deps,
  clientId: number,
  update: { documentType: string; fileName: string; status: 'completed' | 'error'; error?: string },
): void {
  deps.live.emit(clientRoom(clientId), 'document-update', update)
}
