import type { Server, Socket } from 'socket.io'
import {
  applicationRoom,
  type ClientToServerEvents,
  clientRoom,
  type ServerToClientEvents,
  type SubscriptionError,
  staffRoom,
} from '../../../shared/live.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { wordEnglish } from '../../../shared/sentences/word-english.ts'
import type { LiveHooks, LiveIdentity } from './live-channel.ts'

interface SocketData {
  identity: LiveIdentity | null
}
export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketData>
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketData>

export const refused = refusal(says('live.notThisClient'))

/** Beginnings of the names of rooms that somebody must be let into. */
const [clients, applications] = [clientRoom(0).slice(0, -1), applicationRoom(0).slice(0, -1)]

/** Its session is over: it leaves those of clients, applications and staff; what is for everybody stays. */
export function leaveRooms(socket: LiveSocket): void {
  for (const room of guardedRooms(socket)) void socket.leave(room)
  socket.data.identity = null
  socket.emit('subscription-error', refused)
}

/** Its session goes on: it leaves the rooms alone that it would not be let into any more. */
export async function leaveLostRooms<I extends LiveIdentity>(
  socket: LiveSocket,
  hooks: LiveHooks<I>,
  identity: I,
): Promise<void> {
  for (const room of guardedRooms(socket)) {
    if (await mayHear(hooks, identity, room)) continue
    await socket.leave(room)
    socket.emit('subscription-error', refused)
  }
}

/** Has a connection looked at that has not been for so long: a page says a word every thirty seconds, a stranger's program none. */
export function lookAtSilent(
  socket: LiveSocket,
  silentMs: number,
  look: () => Promise<void>,
): { looked(): void } {
  let lookedAt = performance.now()
  const timer = setInterval(() => {
    if (performance.now() - lookedAt < silentMs || guardedRooms(socket).length === 0) return
    lookedAt = performance.now()
    void look()
  }, silentMs / 4)
  timer.unref()
  socket.once('disconnect', () => clearInterval(timer))
  return {
    looked: () => {
      lookedAt = performance.now()
    },
  }
}

export function refusal(sentence: Sentence): SubscriptionError {
  return { message: wordEnglish(sentence), says: sentence }
}

const guardedRooms = (socket: LiveSocket): string[] =>
  [...socket.rooms].filter(
    (room) => room === staffRoom || room.startsWith(clients) || room.startsWith(applications),
  )

async function mayHear<I extends LiveIdentity>(
  hooks: LiveHooks<I>,
  identity: I,
  room: string,
): Promise<boolean> {
  if (room === staffRoom) return hooks.isStaff(identity)
  if (room.startsWith(clients)) return (await hooks.openClient(identity, room.slice(clients.length))) !== null
  return (await hooks.openApplication(identity, room.slice(applications.length))) !== null
}
