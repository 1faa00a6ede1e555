import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { ServerToClientEvents } from '../../../shared/live.ts'
import type { RateLimiter } from '../http/rate-limiter.ts'
import type { LiveLimits } from './live-bounds.ts'

/** The events that features send; the channel itself answers subscriptions and pings. */
export type LiveEvent = Exclude<
  keyof ServerToClientEvents,
  'subscription-confirmed' | 'subscription-error' | 'staff-subscribed' | 'application-subscribed' | 'pong'
>
export type LivePayload<E extends LiveEvent> = Parameters<ServerToClientEvents[E]>[0]

/** What the channel must ask the product; it knows no feature. */
export interface LiveHooks<I extends LiveIdentity = LiveIdentity> {
  /** Origins that may connect besides the page's own host. */
  publicOrigin: string
  limits: LiveLimits
  /** Counts the messages of each caller; of this process alone when absent. */
  rateLimiter?: RateLimiter
  /** Whom a connection counts for: the address that HTTP calls count for, too. */
  callerOf(request: IncomingMessage): string
  /** The session of the cookie header, or null when there is none. */
  identify(cookieHeader: string | undefined): Promise<I | null>
  /** The client id that may be heard, or null: absent, malformed and foreign are the same. */
  openClient(identity: I | null, given: string | number): Promise<number | null>
  /** The same for a funding application. */
  openApplication(identity: I | null, given: string | number): Promise<number | null>
  /** Whether this is staff, who may hear what happens on the staff side. */
  isStaff(identity: I | null): boolean
}

export interface LiveIdentity {
  /** Leaves its rooms when the session ends. */
  sessionKey: string
}

/** Events to browsers. They are hints: a browser fetches the truth over HTTP, where access is checked. */
export interface LiveChannel {
  emit<E extends LiveEvent>(room: string, event: E, payload: LivePayload<E>): void
  /** Takes over `/socket.io` of an HTTP server. */
  attach<I extends LiveIdentity>(server: HttpServer, hooks: LiveHooks<I>): void
  /** Makes every socket leave a room whose holder may not hear it any more, in all processes. */
  leaveRoom<I extends LiveIdentity>(room: string, mayStay: (identity: I) => boolean): Promise<void>
  /** Disconnects every socket of a session that has ended, in all processes. */
  endSession(sessionKey: string): void
  close(): Promise<void>
}
