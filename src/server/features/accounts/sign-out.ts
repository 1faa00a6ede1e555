import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { actorOf } from './open-staff-session.ts'

/**
 * Ends the session on the server, its live connections included, and asks the browser to forget what it stored. That of
 * a member of staff stands in the audit log.
 */
export async function signOut(
  deps: Deps,
  input: { request: FastifyRequest; reply: FastifyReply },
): Promise<{ signedOut: true }> {
  const session = await deps.accounts.findSession(input.request)
  const sessionKey = await deps.accounts.endSession(input.request, input.reply)
  if (sessionKey) deps.live.endSession(sessionKey)
  if (session?.stage === 'signed_in' && session.user.kind === 'staff') {
    const entry = { actor: actorOf(session.user), action: 'sign-out', at: deps.clock.now() }
    await deps.database.transaction((tx) => appendAuditEntry(tx, entry))
  }
  if (session?.user.kind === 'client') {
    const userId = session.holderUserId ?? session.userId
    await deps.database.transaction((tx) => noteFact(deps, tx, { kind: 'browser-signed-out', userId }))
  }
  input.reply.header('clear-site-data', '"storage"')
  return { signedOut: true }
}
