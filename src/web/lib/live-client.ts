import type { Socket } from 'socket.io-client'
import { type ClientToServerEvents, liveSettings, type ServerToClientEvents } from '../../shared/live.ts'
import { logProblem } from './log-problem.ts'

export type LiveState = 'connecting' | 'connected' | 'error'

export interface LiveListener {
  onState(state: LiveState, detail: string | null): void
  onLatency(milliseconds: number): void
  /** Called each time the server has confirmed the subscription: fetch everything again, something may have been missed. */
  onSubscribed(): void
  events: Partial<ServerToClientEvents>
}

export interface LiveConnection {
  /** 'Retry Connection'. */
  retry(): void
  /** 'Test Connection': one ping now. */
  ping(): void
  close(): void
}

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>

/**
 * Subscribes to one client's live events (specification section 7). The library is fetched on first use. After its
 * five attempts it tries again when the browser is online again, when the tab is shown, and on retry (decision 30).
 */
export function openLiveConnection(clientId: number, listener: LiveListener): LiveConnection {
  let socket: LiveSocket | null = null
  let closed = false
  const timer = setInterval(() => ping(), liveSettings.pingEveryMs)

  const ping = () => {
    if (socket?.connected) socket.emit('ping', { timestamp: Date.now() })
  }
  const retry = () => {
    if (!socket || socket.connected) return
    listener.onState('connecting', null)
    socket.connect()
  }
  const retryWhenShown = () => {
    if (document.visibilityState === 'visible') retry()
  }
  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', retryWhenShown)
  listener.onState('connecting', null)

  void openSocket().then(
    (opened) => {
      if (closed) {
        opened.close()
        return
      }
      socket = opened
      attach(opened, clientId, listener, ping)
      opened.connect()
    },
    (error) => {
      logProblem('The live channel could not be loaded.', error)
      listener.onState('error', null)
    },
  )

  return {
    retry,
    ping,
    close() {
      closed = true
      clearInterval(timer)
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', retryWhenShown)
      if (socket?.connected) socket.emit('unsubscribe-client', { clientId })
      socket?.close()
    },
  }
}

async function openSocket(): Promise<LiveSocket> {
  const { io } = await import('socket.io-client')
  return io({
    autoConnect: false,
    transports: ['websocket', 'polling'],
    withCredentials: true,
    reconnectionAttempts: liveSettings.reconnectionAttempts,
    reconnectionDelay: liveSettings.reconnectionDelayMs,
    timeout: liveSettings.connectTimeoutMs,
    // Without this the library never falls back from a blocked websocket to polling.
    tryAllTransports: true,
  })
}

function attach(socket: LiveSocket, clientId: number, listener: LiveListener, ping: () => void): void {
  socket.on('connect', () => {
    socket.emit('subscribe-client', { clientId })
    ping()
  })
  socket.on('disconnect', (reason) => {
    listener.onState('connecting', null)
    // The library does not come back by itself from a disconnect that the server asked for.
    if (reason === 'io server disconnect') socket.connect()
  })
  socket.on('connect_error', (error) => listener.onState('error', error.message))
  socket.io.on('reconnect_failed', () => listener.onState('error', null))
  socket.on('subscription-confirmed', () => {
    listener.onState('connected', null)
    listener.onSubscribed()
  })
  socket.on('subscription-error', ({ message }) => listener.onState('error', message))
  socket.on('pong', ({ timestamp }) => listener.onLatency(Math.max(0, Date.now() - timestamp)))
  const { events } = listener
  if (events['document-update']) socket.on('document-update', events['document-update'])
  if (events['armor-update']) socket.on('armor-update', events['armor-update'])
  if (events.notification) socket.on('notification', events.notification)
  if (events['system-announcement']) socket.on('system-announcement', events['system-announcement'])
  if (events['portal-change']) socket.on('portal-change', events['portal-change'])
}
