import { clientRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'
import { announceToStaff } from '../clients/clients.live.ts'

/** Tells the client's room that the mail log, an answer or a clock changed, and the staff's lists, which show deadlines. Called after the commit. */
export function announceMailing(deps: Pick<Deps, 'live'>, clientId: number): void {
  deps.live.emit(clientRoom(clientId), 'portal-change', { what: 'mailing' })
  announceToStaff(deps, clientId)
}
