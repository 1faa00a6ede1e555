import { clientRoom, staffRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'

/** Tells the client's portal that the record changed. Called after the commit. */
export function announceClientChange(deps: Pick<Deps, 'live'>, clientId: number): void {
  deps.live.emit(clientRoom(clientId), 'portal-change', { what: 'client' })
}

/** Tells the staff's open lists that a client changed; null: several of them did, in one act. */
export function announceToStaff(deps: Pick<Deps, 'live'>, clientId: number | null): void {
  deps.live.emit(staffRoom, 'staff-change', { what: 'clients', clientId })
}
