import { randomBytes } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { SessionRow, StaffRoleRow, UserRow } from './accounts.tables.ts'
import { hashOfSecret } from './session-cookie.ts'
import { insertSession, type SessionLookup, updateSession } from './sessions.store.ts'

interface Needs {
  database: Database
  clock: Clock
}

export interface NewSession {
  userId: string
  /** Of clients: the browser's own user, which holds what is created in this browser. */
  holderUserId?: string
  kind: 'browser' | 'client' | 'client-holder' | 'staff' | 'staff-awaiting-code'
  /** Of staff sessions, so that one knows one's own in the list. */
  ip?: string | null
  userAgent?: string | null
}

export interface LiveSession extends SessionRow {
  token: string
  user: UserRow
  /** Of a member's role, when an owner made or changed it. */
  role: StaffRoleRow | null
}

const minutes = (count: number) => count * 60
const hours = (count: number) => minutes(count * 60)
const days = (count: number) => hours(count * 24)

/**
 * Longest life and idle limit in seconds (NIST SP 800-63B: 12 h and 30 min at AAL2). A browser that holds records has
 * nothing but its cookie to open them with (decision 15), so it keeps it for 30 days.
 */
const lifetimes: Record<NewSession['kind'], { life: number; idle: number | null; keepsCookie: boolean }> = {
  browser: { life: days(30), idle: null, keepsCookie: true },
  'client-holder': { life: days(30), idle: null, keepsCookie: true },
  client: { life: hours(24), idle: minutes(60), keepsCookie: true },
  staff: { life: hours(12), idle: minutes(30), keepsCookie: false },
  'staff-awaiting-code': { life: minutes(10), idle: null, keepsCookie: false },
}

/** A sign of life is written at most this often. */
const touchEverySeconds = 60

export async function openSession(
  tx: Queryable,
  now: Date,
  input: NewSession,
): Promise<{ token: string; cookieExpiresAt: Date | null }> {
  const { life, idle, keepsCookie } = lifetimes[input.kind]
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + life * 1000)
  await insertSession(tx, {
    idHash: hashOfSecret(token),
    userId: input.userId,
    holderUserId: input.holderUserId ?? null,
    stage: input.kind === 'staff-awaiting-code' ? 'awaiting_code' : 'signed_in',
    idleSeconds: idle,
    lastSeenAt: now,
    expiresAt,
    ip: input.ip ?? null,
    userAgent: input.userAgent ?? null,
    createdAt: now,
  })
  return { token, cookieExpiresAt: keepsCookie ? expiresAt : null }
}

/** Null for no token, an unknown one, an expired or idle session: all the same to the caller. */
export async function findLiveSession(
  deps: { lookUp: SessionLookup; clock: Clock },
  token: string | null,
): Promise<LiveSession | null> {
  if (token === null) return null
  const found = await deps.lookUp(hashOfSecret(token))
  if (!found) return null
  const { session, user, role } = found
  return isOver(session, deps.clock.now()) ? null : { ...session, token, user, role }
}

/**
 * Whether a session has come to the end of its life or was idle for too long. A sign of life that lies as far ahead is of a clock
 * that has been set back since: nobody knows for how long the session was idle.
 */
export function isOver(session: SessionRow, now: Date): boolean {
  if (session.expiresAt <= now) return true
  const { idleSeconds, lastSeenAt } = session
  return idleSeconds !== null && Math.abs(now.getTime() - lastSeenAt.getTime()) >= idleSeconds * 1000
}

export async function touchSession(deps: Needs, session: LiveSession): Promise<void> {
  const now = deps.clock.now()
  if (Math.abs(now.getTime() - session.lastSeenAt.getTime()) < touchEverySeconds * 1000) return
  await updateSession(deps.database.db, session.idHash, { lastSeenAt: now })
}

/** A browser that creates something again keeps its records for another 30 days. */
export async function renewSession(deps: Needs, session: LiveSession): Promise<Date> {
  const expiresAt = new Date(deps.clock.now().getTime() + lifetimes.browser.life * 1000)
  if (expiresAt.getTime() - session.expiresAt.getTime() < hours(1) * 1000) return session.expiresAt
  await updateSession(deps.database.db, session.idHash, { expiresAt })
  return expiresAt
}
