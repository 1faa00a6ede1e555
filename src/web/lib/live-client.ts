import type { Socket } from 'socket.io-client'
import { type ClientToServerEvents, liveSettings, type ServerToClientEvents } from '../../shared/live.ts'
import type { Said } from '../../shared/sentences/said.ts'
import { logProblem } from './log-problem.ts'

export type LiveState = 'connecting' | 'connected' | 'error'

export interface LiveListener {
  onState(state: LiveState, detail: Said | null): void
  onLatency(milliseconds: number): void
  /**
   * Called each time the server has confirmed the subscription: fetch everything again, something may have been missed.
   * @param quietForMs for so long the server surely told the room nothing; 0 when that is not known
   */
  onSubscribed(quietForMs: number): void
  events: Partial<ServerToClientEvents>
}

/** Whose events one hears: a client's, by number, a funding application's, or those of the staff side. */
export type LiveSubject = number | { applicationId: number } | 'staff'

export interface LiveConnection {
  /** 'Retry Connection'. */
  retry(): void
  /** 'Test Connection': one ping now. */
  ping(): void
  close(): void
}

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>

/**
 * Subscribes to one client's live events (specification section 7), or to the staff's. The library is fetched on first
 * use. After its five attempts it tries again when the browser is online again, when the tab is shown, and on retry (decision 30).
 */
export function openLiveConnection(subject: LiveSubject, listener: LiveListener): LiveConnection {
  let socket: LiveSocket | null = null
  let closed = false
  let refused = false
  const timer = setInterval(() => {
    // Staff sign in again without leaving the page; only a new handshake carries the new session.
    if (refused && subject === 'staff') retry()
    else ping()
  }, liveSettings.pingEveryMs)
  const onAnswer = (isRefused: boolean) => {
    refused = isRefused
  }

  const ping = () => {
    if (socket?.connected) socket.emit('ping', { timestamp: Date.now() })
  }
  const retry = () => {
    if (!socket || (socket.connected && !refused)) return
    refused = false
    if (socket.connected) socket.disconnect()
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
      attach(opened, subject, listener, { ping, onAnswer })
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
      if (socket?.connected) unsubscribe(socket, subject)
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

function subscribe(socket: LiveSocket, subject: LiveSubject): void {
  if (subject === 'staff') socket.emit('subscribe-staff')
  else if (typeof subject === 'number') socket.emit('subscribe-client', { clientId: subject })
  else socket.emit('subscribe-application', subject)
}

function unsubscribe(socket: LiveSocket, subject: LiveSubject): void {
  if (subject === 'staff') return
  if (typeof subject === 'number') socket.emit('unsubscribe-client', { clientId: subject })
  else socket.emit('unsubscribe-application', subject)
}

function attach(
  socket: LiveSocket,
  subject: LiveSubject,
  listener: LiveListener,
  { ping, onAnswer }: { ping: () => void; onAnswer: (isRefused: boolean) => void },
): void {
  socket.on('connect', () => {
    subscribe(socket, subject)
    ping()
  })
  socket.on('disconnect', (reason) => {
    listener.onState('connecting', null)
    // The library does not come back by itself from a disconnect that the server asked for.
    if (reason === 'io server disconnect') socket.connect()
  })
  // The transport's own words ('xhr poll error') say nothing to a person; what to do stands on the card.
  socket.on('connect_error', () => listener.onState('error', null))
  socket.io.on('reconnect_failed', () => listener.onState('error', null))
  const onSubscribed = (quietForMs = 0) => {
    onAnswer(false)
    listener.onState('connected', null)
    listener.onSubscribed(quietForMs)
  }
  socket.on('subscription-confirmed', (confirmed) => onSubscribed(confirmed?.quietForMs))
  socket.on('application-subscribed', () => onSubscribed())
  socket.on('staff-subscribed', () => onSubscribed())
  socket.on('subscription-error', ({ message, says }) => {
    onAnswer(true)
    listener.onState('error', says ?? message)
  })
  socket.on('pong', ({ timestamp }) => listener.onLatency(Math.max(0, Date.now() - timestamp)))
  const { events } = listener
  if (events['document-update']) socket.on('document-update', events['document-update'])
  if (events['armor-update']) socket.on('armor-update', events['armor-update'])
  if (events.notification) socket.on('notification', events.notification)
  if (events['system-announcement']) socket.on('system-announcement', events['system-announcement'])
  if (events['portal-change']) socket.on('portal-change', events['portal-change'])
  if (events['funding-change']) socket.on('funding-change', events['funding-change'])
  if (events['staff-change']) socket.on('staff-change', events['staff-change'])
}
