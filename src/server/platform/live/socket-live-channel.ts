import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import { applicationRoom, clientRoom, everyoneRoom, liveSettings, staffRoom } from '../../../shared/live.ts'
import { says } from '../../../shared/sentences/says.ts'
import { isForeignOrigin } from '../http/cross-site.ts'
import { hasOneMeaning } from '../http/one-meaning.ts'
import type { Log } from '../log/log.ts'
import { answerUpgrades } from './answer-upgrades.ts'
import { inTurn } from './in-turn.ts'
import {
  type LiveServer,
  type LiveSocket,
  leaveLostRooms,
  leaveRooms,
  lookAtSilent,
  refusal,
  refused,
} from './leave-rooms.ts'
import { type BoundConnection, createLiveBounds } from './live-bounds.ts'
import type { LiveChannel, LiveHooks, LiveIdentity } from './live-channel.ts'
import { createQuietRooms, type QuietRooms } from './quiet-rooms.ts'

const sessionRoom = (sessionKey: string) => `session:${sessionKey}`
/** One browser tab hears one client; staff a few. Nobody needs more. */
const mostRooms = 20
const refusedApplication = refusal(says('live.notThisApplication'))
const unavailable = refusal(says('live.unavailable'))

/**
 * The live channel over socket.io, on its default path. The session is the cookie of the handshake and is looked up
 * again for subscriptions (at most once a second), at every ping, and of a connection that says nothing after a while: whoever lost a right or
 * whose session ended hears nothing more. Each caller and each connection is bounded: what is more than any page says ends the connection.
 * @param given.adapter for several processes (socket.io adapter factory); in memory when absent
 * @param given.quiet what is heard from the other processes; what this one tells alone when absent
 * @param given.silentMs after so long without a ping it is looked; absent: a little more than what a page takes between two
 */
export function createSocketLiveChannel(
  log: Log,
  given: { adapter?: Parameters<LiveServer['adapter']>[0]; quiet?: QuietRooms; silentMs?: number } = {},
): LiveChannel {
  const { adapter, quiet = createQuietRooms(), silentMs = 35_000 } = given
  const io: LiveServer = new Server({
    serveClient: false,
    connectTimeout: liveSettings.connectTimeoutMs,
    maxHttpBufferSize: 10_000,
    pingInterval: 25_000,
    pingTimeout: 20_000,
    transports: ['websocket', 'polling'],
    ...(adapter ? { adapter } : {}),
  })
  let attached = false
  return {
    emit(room, event, payload) {
      quiet.told(room)
      // The event and its payload are tied together by the signature; socket.io's overloads cannot see that.
      ;(io.to(room).emit as (event: string, payload: unknown) => boolean)(event, payload)
    },
    attach<I extends LiveIdentity>(server: HttpServer, hooks: LiveHooks<I>) {
      attached = true
      const bounds = createLiveBounds(hooks.limits, log, hooks.rateLimiter)
      answerUpgrades(server, `${io.path()}/`)
      io.attach(server, {
        // It ends only connections on which nothing was answered before.
        destroyUpgrade: false,
        allowRequest: (request, decide) =>
          decide(
            null,
            hasOneMeaning(request) &&
              !isForeignOrigin(request.headers, hooks.publicOrigin) &&
              bounds.mayConnect(hooks.callerOf(request)),
          ),
      })
      io.engine.on('connection', (raw: RawConnection) =>
        endFlood(log, raw, bounds.open(hooks.callerOf(raw.request))),
      )
      io.on('connection', (socket) => {
        welcome(log, socket, { hooks, quiet, silentMs }).catch((error: unknown) =>
          dropSocket(log, socket, error),
        )
      })
    },
    async leaveRoom<I extends LiveIdentity>(room: string, mayStay: (identity: I) => boolean) {
      if (!attached) return
      for (const socket of await io.in(room).fetchSockets()) {
        const { identity } = socket.data
        if (identity && mayStay(identity as I)) continue
        socket.leave(room)
        socket.emit('subscription-error', refused)
      }
    },
    endSession(sessionKey) {
      io.in(sessionRoom(sessionKey)).disconnectSockets(true)
    },
    async close() {
      // A command attaches it to nothing; its adapter listens all the same.
      await (attached ? io.close() : io.of('/').adapter.close())
    },
  }
}

/** A connection below socket.io, of which its types say nothing. */
interface RawConnection {
  request: IncomingMessage
  on(event: 'packet', listener: (packet: { type: string }) => void): void
  once(event: 'close', listener: () => void): void
  close(discard: boolean): void
}

/** Counts every packet, before anything of it is read: unknown events and heartbeats are a flood, too. */
function endFlood(log: Log, raw: RawConnection, bound: BoundConnection): void {
  let ended = false
  raw.once('close', bound.end)
  raw.on('packet', ({ type }) => {
    if (ended) return
    const tooMany = bound.count(type === 'message' ? 'word' : 'heartbeat')
    if (tooMany === null) return
    ended = true
    log.warn({ tooMany }, 'a live connection was ended: it sent more than any page does')
    raw.close(true)
    // A websocket's closing waits for the other side, which goes on sending; its connection carries nothing else.
    if (raw.request.headers.upgrade !== undefined) raw.request.socket.destroy()
  })
}

async function welcome<I extends LiveIdentity>(
  log: Log,
  socket: LiveSocket,
  { hooks, quiet, silentMs }: { hooks: LiveHooks<I>; quiet: QuietRooms; silentMs: number },
): Promise<void> {
  const session = keptForASecond(() => hooks.identify(socket.handshake.headers.cookie))
  const turn = inTurn()
  /** What a page asked for, after what it asked for before. */
  const answer = (work: () => Promise<void>) =>
    turn(async () => {
      if (socket.connected) await answering(log, socket, work)
    })
  // Listeners first: a client may subscribe before its session has been looked up.
  const identified = session.now().then(async (identity) => {
    socket.data.identity = identity
    await socket.join(everyoneRoom)
    if (identity) await socket.join(sessionRoom(identity.sessionKey))
  })
  const look = async () => {
    await identified
    const hadSession = socket.data.identity !== null
    const identity = await session.now()
    if (identity !== null) await leaveLostRooms(socket, hooks, identity)
    else if (hadSession) leaveRooms(socket)
  }
  const silence = lookAtSilent(socket, silentMs, () => answer(look))
  socket.on('subscribe-client', async (given) => {
    await answer(async () => {
      await identified
      const clientId = await hooks.openClient(await session.recent(), bareId(given))
      if (clientId === null || socket.rooms.size > mostRooms) {
        socket.emit('subscription-error', refused)
        return
      }
      const room = clientRoom(clientId)
      await socket.join(room)
      socket.emit('subscription-confirmed', { clientId, quietForMs: quiet.quietForMs(room) })
    })
  })
  socket.on('subscribe-application', async (given) => {
    await answer(async () => {
      await identified
      const applicationId = await hooks.openApplication(
        await session.recent(),
        bareId(given, 'applicationId'),
      )
      if (applicationId === null || socket.rooms.size > mostRooms) {
        socket.emit('subscription-error', refusedApplication)
        return
      }
      await socket.join(applicationRoom(applicationId))
      socket.emit('application-subscribed', { applicationId })
    })
  })
  socket.on('unsubscribe-application', async (given) => {
    await answer(async () => socket.leave(applicationRoom(Number(bareId(given, 'applicationId')))))
  })
  socket.on('subscribe-staff', async () => {
    await answer(async () => {
      await identified
      if (!hooks.isStaff(await session.recent())) {
        socket.emit('subscription-error', refused)
        return
      }
      await socket.join(staffRoom)
      socket.emit('staff-subscribed')
    })
  })
  socket.on('unsubscribe-client', async (given) => {
    await answer(async () => socket.leave(clientRoom(Number(bareId(given)))))
  })
  socket.on('ping', async (given) => {
    const sent = typeof given === 'object' ? given?.timestamp : given
    socket.emit('pong', { timestamp: typeof sent === 'number' ? sent : Date.now() })
    silence.looked()
    await answer(look)
  })
  await identified
}

/** Takes a bare id or `{clientId}` (decision 30); anything else becomes an id that nothing has. */
function bareId(given: unknown, name: 'clientId' | 'applicationId' = 'clientId'): string | number {
  const id = typeof given === 'object' && given !== null && name in given ? Reflect.get(given, name) : given
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 80) ? id : ''
}

/**
 * The session now, or as it was found a second ago at most. Each connection looks for itself: one that begins after the
 * session's end must not find what another one has kept.
 */
function keptForASecond<T>(look: () => Promise<T>): { now(): Promise<T>; recent(): Promise<T> } {
  let kept: { found: T; at: number } | null = null
  const now = async () => {
    kept = null
    const at = performance.now()
    const found = await look()
    kept = { found, at }
    return found
  }
  return { now, recent: async () => (kept && performance.now() - kept.at < 1_000 ? kept.found : now()) }
}

async function answering(log: Log, socket: LiveSocket, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, 'a live event could not be answered')
    socket.emit('subscription-error', unavailable)
  }
}

function dropSocket(log: Log, socket: LiveSocket, error: unknown): void {
  log.error({ err: error }, 'a live connection failed')
  socket.disconnect(true)
}
