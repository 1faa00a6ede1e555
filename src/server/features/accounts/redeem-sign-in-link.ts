import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listHeldClientIds, moveHolders } from './holders.store.ts'
import { hashOfSecret } from './session-cookie.ts'
import { findUserByEmailKey, insertUser } from './sessions.store.ts'
import { takeLink } from './sign-in-links.store.ts'
import type { Viewer } from './viewer.ts'

/**
 * Signs this browser in with a one-time link. What the browser held without an address is held by the user from now on.
 * Throws Refusal 'token_invalid' for an unknown, used, superseded or expired link, all alike.
 */
export async function redeemSignInLink(
  deps: Deps,
  input: { token: string; viewer: Viewer; request: FastifyRequest; reply: FastifyReply },
): Promise<{ next: string }> {
  const now = deps.clock.now()
  const { viewer } = input
  return deps.database.transaction(async (tx) => {
    const link = await takeLink(tx, hashOfSecret(input.token), now)
    const known = link ? await findUserByEmailKey(tx, link.emailKey) : undefined
    if (!link || known?.disabledAt || known?.kind === 'staff') {
      throw new Refusal(
        'token_invalid',
        'This sign-in link has expired or was used already. Ask for a new one.',
      )
    }
    const { email, emailKey } = link
    const user = known ?? (await insertUser(tx, { kind: 'client', email, emailKey, createdAt: now }))
    const held = viewer.kind === 'browser' ? await listHeldClientIds(tx, viewer.userId) : []
    if (viewer.kind === 'browser') await moveHolders(tx, viewer.userId, user.id)
    const kind = held.length > 0 ? 'client-holder' : 'client'
    await deps.accounts.startSession(tx, input.request, input.reply, { userId: user.id, kind })
    return { next: link.next }
  })
}
