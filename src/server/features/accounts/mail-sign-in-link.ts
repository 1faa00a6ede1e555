import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { mailTextsIn } from '../outbox/emails/mail-texts.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import type { SignInLinkWish } from './accounts.jobs.ts'
import { takeLinkAllowance } from './attempt-throttle.ts'
import { hashOfSecret } from './session-cookie.ts'
import { findUserByEmailKey } from './sessions.store.ts'
import { replaceLink } from './sign-in-links.store.ts'

export const linkLifeMinutes = 10

/** An address that has something to sign in to, as its person typed it. */
export interface KnownAddress {
  email: string
  /** Its newest record that is open; null for somebody who bought, paid or applied without one. */
  clientId: number | null
}

/**
 * Mails a one-time link to a known address that belongs to nobody on the staff. The newest link takes the place of the one
 * before. At most five in a quarter of an hour for one address.
 * @param findKnown looks in every feature that keeps something under an address
 */
export async function mailSignInLink(
  deps: Deps,
  wish: SignInLinkWish,
  findKnown: (deps: Deps, emailKey: string) => Promise<KnownAddress | null>,
): Promise<void> {
  const known = await findKnown(deps, wish.emailKey)
  if (!known) return
  const user = await findUserByEmailKey(deps.database.db, wish.emailKey)
  if (user?.kind === 'staff' || user?.disabledAt) return
  const token = randomBytes(32).toString('base64url')
  const { renderSignInMail } = await import('./emails/render-sign-in-mail.tsx')
  const url = `${deps.config.publicUrl}/account/sign-in?token=${token}`
  const mail = await renderSignInMail(deps.config, {
    url,
    minutes: linkLifeMinutes,
    language: wish.language,
    texts: (await noticeInOwnWords(deps.database.db, 'frame', wish.language, mailTextsIn(wish.language)))
      .signIn,
  })
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    if (!(await takeLinkAllowance(tx, wish.emailKey, now))) return
    const first = await queueMail(deps, tx, {
      ...mail,
      to: known.email,
      ...(known.clientId === null ? {} : { clientId: known.clientId }),
      mailType: 'sign-in-link',
      dedupeKey: `sign-in-link:${hashOfSecret(`${wish.emailKey} ${wish.askedAt}`)}`,
    })
    if (!first) return
    await replaceLink(tx, {
      emailKey: wish.emailKey,
      email: known.email,
      tokenHash: hashOfSecret(token),
      next: wish.next,
      expiresAt: new Date(now.getTime() + linkLifeMinutes * 60_000),
    })
  })
}
