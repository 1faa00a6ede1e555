import { clientRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'

/** Tells the client's room that a decision, an answer or a draft changed. Called after the commit. */
export function announceReview(deps: Pick<Deps, 'live'>, clientId: number): void {
  deps.live.emit(clientRoom(clientId), 'portal-change', { what: 'review' })
}

/** Tells the client's room which drafts were written anew. */
export function announceDrafts(
  deps: Pick<Deps, 'live'>,
  clientId: number,
  changed: readonly { documentType: string; fileName: string }[],
): void {
  for (const { documentType, fileName } of changed) {
    deps.live.emit(clientRoom(clientId), 'document-update', { documentType, fileName, status: 'completed' })
  }
  deps.live.emit(clientRoom(clientId), 'portal-change', { what: 'documents' })
  announceReview(deps, clientId)
}
