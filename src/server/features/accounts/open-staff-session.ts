import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { UserRow } from './accounts.tables.ts'
import { knowDevice } from './known-device.ts'

/** By what a member got in: the audit log says it. */
export type SignedInBy = 'authenticator' | 'recovery code' | 'remembered browser' | 'passkey'

export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
}

export const actorOf = (user: Pick<UserRow, 'id' | 'name'>) => ({ id: user.id, name: user.name ?? user.id })

/** Both factors were right: knows the browser, writes the sign-in down and opens the session, in that order. */
export async function openStaffSession(
  deps: Deps,
  tx: Queryable,
  user: UserRow,
  input: Visit & { by: SignedInBy; trust: boolean; first: boolean },
): Promise<void> {
  const { request, reply, by, trust, first } = input
  await knowDevice(deps, tx, { userId: user.id, trust, request, reply })
  const detail = { by, first, remembered: trust, ip: request.ip }
  await appendAuditEntry(tx, { actor: actorOf(user), action: 'sign-in', detail, at: deps.clock.now() })
  // Last: what fails after it would leave the browser with a cookie of a session that was undone.
  await deps.accounts.startSession(tx, request, reply, {
    userId: user.id,
    kind: 'staff',
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
  })
}

/** A failure at an account that exists; only judged attempts come here, so the throttle bounds how many entries there are. */
export async function noteFailedSignIn(
  deps: Deps,
  tx: Queryable,
  user: UserRow,
  input: { step: 'password' | 'code' | 'passkey'; request: FastifyRequest },
): Promise<void> {
  const detail = { step: input.step, ip: input.request.ip }
  await appendAuditEntry(tx, { actor: actorOf(user), action: 'fail-sign-in', detail, at: deps.clock.now() })
}
