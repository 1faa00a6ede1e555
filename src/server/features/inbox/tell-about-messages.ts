import { clientRoom, staffRoom } from '../../../shared/live.ts'
import type { LiveChannel } from '../../platform/live/live-channel.ts'

/** After the commit: the client's portal and the inboxes of staff fetch the conversation again. */
export function tellAboutMessages(deps: { live: LiveChannel }, clientId: number): void {
  deps.live.emit(clientRoom(clientId), 'portal-change', { what: 'messages' })
  deps.live.emit(staffRoom, 'staff-change', { what: 'messages', clientId })
}
