import { clientRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'
import type { ReportOwner } from './reports.store.ts'

/** Tells the client's room that its reports changed. A payment without a client has no room: its page asks again. */
export function announceReports(deps: Pick<Deps, 'live'>, owner: ReportOwner): void {
  if ('clientId' in owner) deps.live.emit(clientRoom(owner.clientId), 'portal-change', { what: 'client' })
}
