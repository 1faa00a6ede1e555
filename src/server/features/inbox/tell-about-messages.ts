import { clientRoom, staffRoom } from '../../../shared/live.ts'
import type { LiveChannel } from '../../platform/live/live-channel.ts'

/** After the commit: the client's portal and the inboxes of staff fetch the conversation again. */
export function tellAboutMessages(deps: { live: LiveChannel }, clientId: number): void {
  deps.live.emit(clientRoom(clientId), 'portal-change', { what: 'messages' })
  deps.live.emit(staffRoom, 'staff-change', { what: 'messages', clientId })
}

/** The same of a conversation with an address: only staff listen, and it says nothing of whom. */
export function tellAboutVisitors(deps: { live: LiveChannel }): void {
  deps.live.emit(staffRoom, 'staff-change', { what: 'messages', clientId: null })
}
