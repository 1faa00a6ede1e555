import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'

/** Ends the session on the server, its live connections included, and asks the browser to forget what it stored. */
export async function signOut(
  deps: Deps,
  input: { request: FastifyRequest; reply: FastifyReply },
): Promise<{ signedOut: true }> {
  const sessionKey = await deps.accounts.endSession(input.request, input.reply)
  if (sessionKey) deps.live.endSession(sessionKey)
  input.reply.header('clear-site-data', '"storage"')
  return { signedOut: true }
}
