import type { FastifyReply, FastifyRequest } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import type { UserRow } from './accounts.tables.ts'
import { addBrowser } from './add-browser.ts'
import { listHeldClientIds } from './holders.store.ts'
import { hashOfSecret } from './session-cookie.ts'
import { findUserByEmailKey, insertUser } from './sessions.store.ts'
import { takeLink } from './sign-in-links.store.ts'
import type { Viewer } from './viewer.ts'

/**
 * Signs this browser in with a one-time link. Nothing changes hands: the address opens its own records here, and what the
 * browser holds stays with this browser, whatever address it is of (decision 43). Throws Refusal 'token_invalid' for an
 * unknown, used, superseded or expired link, all alike.
 */
export async function redeemSignInLink(
  deps: Deps,
  input: { token: string; viewer: Viewer; request: FastifyRequest; reply: FastifyReply },
): Promise<{ next: string }> {
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    const link = await takeLink(tx, hashOfSecret(input.token), now)
    const known = link ? await findUserByEmailKey(tx, link.emailKey) : undefined
    if (!link || isClosed(known)) throw linkRefused()
    const { email, emailKey } = link
    const user = known ?? (await insertUser(tx, { kind: 'client', email, emailKey, createdAt: now }))
    const holderUserId = browserOf(input.viewer) ?? (await addBrowser(tx, now))
    const held = await listHeldClientIds(tx, holderUserId)
    const kind = held.length > 0 ? 'client-holder' : 'client'
    const session = { userId: user.id, holderUserId, kind } as const
    await deps.accounts.startSession(tx, input.request, input.reply, session)
    return { next: await placeFor(tx, link, held) }
  })
}

/** The portal shows a case: whoever has none, and only bought or applied, goes to what there is of them. */
async function placeFor(
  tx: Queryable,
  link: { emailKey: string; next: string },
  held: readonly number[],
): Promise<string> {
  if (!link.next.startsWith('/client-dashboard')) return link.next
  const hasCase = held.length > 0 || (await listClientIdsByEmail(tx, link.emailKey)).length > 0
  return hasCase ? link.next : '/account/overview'
}

/** Whoever is disabled, or has become one of the staff, is signed in by no link that was mailed before. */
export const isClosed = (user: UserRow | undefined): boolean =>
  user !== undefined && (user.disabledAt !== null || user.kind === 'staff')

export function linkRefused(): Refusal {
  return new Refusal('token_invalid', says('account.signInLinkUsed'))
}

/** The browser goes on holding what it holds; staff sign in as themselves, and hold nothing. */
function browserOf(viewer: Viewer): string | null {
  return viewer.kind === 'browser' || viewer.kind === 'client' ? viewer.userId : null
}
