import { clientRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'

/** Tells the client's room that the mail log, an answer or a clock changed. Called after the commit. */
export function announceMailing(deps: Pick<Deps, 'live'>, clientId: number): void {
  deps.live.emit(clientRoom(clientId), 'portal-change', { what: 'mailing' })
}
