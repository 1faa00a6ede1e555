import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { SignInLinkWish } from './accounts.jobs.ts'
import { takeLinkAllowance } from './attempt-throttle.ts'
import { hashOfSecret } from './session-cookie.ts'
import { findUserByEmailKey } from './sessions.store.ts'
import { replaceLink } from './sign-in-links.store.ts'

export const linkLifeMinutes = 10

/**
 * Mails a one-time link when the address has a client record that is not blocked and belongs to nobody on the staff. The newest link takes
 * the place of the one before. At most five in a quarter of an hour for one address.
 */
export async function mailSignInLink(deps: Deps, wish: SignInLinkWish): Promise<void> {
  const { db } = deps.database
  const client = await newestOpenClient(deps, wish.emailKey)
  if (!client) return
  const user = await findUserByEmailKey(db, wish.emailKey)
  if (user?.kind === 'staff' || user?.disabledAt) return
  const token = randomBytes(32).toString('base64url')
  const { renderSignInMail } = await import('./emails/render-sign-in-mail.tsx')
  const url = `${deps.config.publicUrl}/account/sign-in?token=${token}`
  const mail = await renderSignInMail(deps.config, {
    url,
    minutes: linkLifeMinutes,
    language: wish.language,
  })
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    if (!(await takeLinkAllowance(tx, wish.emailKey, now))) return
    const first = await queueMail(deps, tx, {
      ...mail,
      to: client.email,
      clientId: client.id,
      mailType: 'sign-in-link',
      dedupeKey: `sign-in-link:${hashOfSecret(`${wish.emailKey} ${wish.askedAt}`)}`,
      optional: false,
    })
    if (!first) return
    await replaceLink(tx, {
      emailKey: wish.emailKey,
      email: client.email,
      tokenHash: hashOfSecret(token),
      next: wish.next,
      expiresAt: new Date(now.getTime() + linkLifeMinutes * 60_000),
    })
  })
}

async function newestOpenClient(deps: Deps, emailKey: string): Promise<ClientRow | undefined> {
  const { db } = deps.database
  for (const id of await listClientIdsByEmail(db, emailKey)) {
    const client = await findClient(db, id)
    if (client && client.blockedAt === null) return client
  }
  return undefined
}
