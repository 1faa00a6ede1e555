import type { FastifyReply, FastifyRequest } from 'fastify'
import { holds, limitsOf, type Need } from '../../../shared/rules/staff-roles.ts'
import { unattendedHeader } from '../../../shared/rules/unattended-call.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { prepareKeyLookup } from './api-keys.store.ts'
import { bearerOf, findLiveKey, type LiveKey } from './live-key.ts'
import { createPasswordHasher, type PasswordHasher } from './password-hash.ts'
import { type CookieJar, createCookieJar } from './session-cookie.ts'
import { deleteExpiredSessions, endSession, insertUser, prepareSessionLookup } from './sessions.store.ts'
import {
  findLiveSession,
  type LiveSession,
  type NewSession,
  openSession,
  renewSession,
  touchSession,
} from './sessions.ts'
import { nobody, type Viewer, type ViewerSession } from './viewer.ts'

export interface AccountsDeps {
  config: Pick<Config, 'publicUrl'>
  database: Database
  clock: Clock
}

/** Sessions: who is asking, and how a browser gets, changes and loses its cookie. */
export interface Accounts {
  /** One for the whole product: it bounds how many passwords are hashed at once. */
  passwords: PasswordHasher
  /**
   * Reads the key of the API or the cookie; looked up once a request. Counts as a sign of life for the idle limit, unless the page
   * made the call by itself. Throws Refusal 'not_signed_in' for a key that opens nothing: a request with a key is never judged by its cookie.
   */
  identify(request: FastifyRequest): Promise<ViewerSession & { key: LiveKey | null }>
  /** For the live channel: the same, without keeping an idle session alive. */
  identifyCookie(cookieHeader: string | undefined): Promise<ViewerSession>
  /** Whether the role of whoever asks lets them make such a call; of everybody but staff the policy alone decides. */
  permits(viewer: Viewer, need: Need): boolean
  /** The user id of whoever asks; nobody gets an anonymous browser session and its cookie. */
  ensureBrowser(request: FastifyRequest, reply: FastifyReply): Promise<string>
  /** The session behind the cookie, the half-open one between password and code included. */
  findSession(request: FastifyRequest): Promise<LiveSession | null>
  /** Ends the session of this browser, if any, and gives it a new one: a sign-in never keeps the old cookie. */
  startSession(tx: Queryable, request: FastifyRequest, reply: FastifyReply, input: NewSession): Promise<void>
  /** Ends the session and clears the cookie. @returns its key, or null without one. */
  endSession(request: FastifyRequest, reply: FastifyReply): Promise<string | null>
}

/** @param passwords of the standard cost, unless a test that signs in many people brings a cheaper one */
export function createAccounts(deps: AccountsDeps, passwords = createPasswordHasher()): Accounts {
  const jar: CookieJar = createCookieJar(deps.config.publicUrl)
  const lookUp = prepareSessionLookup(deps.database.db)
  const finding = { lookUp, clock: deps.clock }
  const known = new WeakMap<FastifyRequest, Promise<LiveSession | null>>()
  const findingKey = { ...deps, lookUp: prepareKeyLookup(deps.database.db) }

  const keyOf = async (request: FastifyRequest): Promise<LiveKey | null> => {
    const given = bearerOf(request.headers.authorization)
    return given === null ? null : findLiveKey(findingKey, given)
  }

  const sessionOf = (request: FastifyRequest): Promise<LiveSession | null> => {
    let found = known.get(request)
    if (!found) {
      found = findLiveSession(finding, jar.read(request.headers.cookie))
      known.set(request, found)
    }
    return found
  }

  const accounts: Accounts = {
    passwords,
    findSession: sessionOf,
    permits: (viewer, need) => viewer.kind !== 'staff' || holds(viewer.limits, need),
    async identify(request) {
      const key = await keyOf(request)
      if (key) return { viewer: key.viewer, sessionKey: null, key }
      const session = await sessionOf(request)
      if (session && isSignOfLife(request)) await touchSession(deps, session)
      return { ...viewerSession(session), key: null }
    },
    async identifyCookie(cookieHeader) {
      return viewerSession(await findLiveSession(finding, jar.read(cookieHeader)))
    },
    async ensureBrowser(request, reply) {
      const key = await keyOf(request)
      if (key) return key.viewer.userId
      const session = await sessionOf(request)
      if (session && session.stage === 'signed_in') {
        if (session.user.kind === 'browser')
          jar.write(reply, session.token, await renewSession(deps, session))
        return session.holderUserId ?? session.user.id
      }
      const user = await insertUser(deps.database.db, { kind: 'browser', createdAt: deps.clock.now() })
      await accounts.startSession(deps.database.db, request, reply, { userId: user.id, kind: 'browser' })
      return user.id
    },
    async startSession(tx, request, reply, input) {
      const before = await sessionOf(request)
      if (before) await endSession(tx, before.idHash)
      await deleteExpiredSessions(tx, deps.clock.now())
      const opened = await openSession(tx, deps.clock.now(), input)
      jar.write(reply, opened.token, opened.cookieExpiresAt)
      known.delete(request)
      // A second look-up within the same request must see the new session, which only its token can find.
      request.headers.cookie = jar.headerFor(opened.token)
    },
    async endSession(request, reply) {
      const session = await sessionOf(request)
      jar.clear(reply)
      if (!session) return null
      await endSession(deps.database.db, session.idHash)
      known.set(request, Promise.resolve(null))
      return session.idHash
    },
  }
  return accounts
}

/** Pictures come with what a page shows, whoever is there. */
function isSignOfLife({ headers }: FastifyRequest): boolean {
  return headers[unattendedHeader] === undefined && headers['sec-fetch-dest'] !== 'image'
}

function viewerSession(session: LiveSession | null): ViewerSession {
  return { viewer: viewerOf(session), sessionKey: session?.idHash ?? null }
}

/** A session between password and code is nobody; so is one whose user was disabled. */
export function viewerOf(session: LiveSession | null): Viewer {
  if (session?.stage !== 'signed_in' || session.user.disabledAt) return nobody
  const { id, kind, email, name, role } = session.user
  if (kind === 'browser') return { kind, userId: id }
  if (email === null) return nobody
  // One from before sessions knew their browser: whoever signed in then signs in once more.
  if (kind === 'client')
    return session.holderUserId === null ? nobody : { kind, userId: session.holderUserId, email }
  const key = role ?? 'staff'
  return { kind, userId: id, email, name: name ?? email, role: key, limits: limitsOf(key, session.role) }
}
