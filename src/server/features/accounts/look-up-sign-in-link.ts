import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { maskedAddress } from '../../../shared/rules/masked-address.ts'
import type { Deps } from '../../deps.ts'
import { findClient } from '../clients/find-client.ts'
import { listHeldClientIds } from './holders.store.ts'
import { isClosed, linkRefused } from './redeem-sign-in-link.ts'
import { hashOfSecret } from './session-cookie.ts'
import { findUserByEmailKey } from './sessions.store.ts'
import { findLink } from './sign-in-links.store.ts'
import type { Viewer } from './viewer.ts'

/** What a press on the button of a mailed link would do. Addresses are masked. */
export interface SignInOutlook {
  /** Whose records the link opens. */
  email: string
  /** Other addresses of which this browser holds records: they stay in this browser and apart. Each once. */
  staysApart: string[]
  /** Who is signed in here now and would not be any more; null: nobody, or the same address. */
  signsOut: string | null
}

/**
 * Says whose link this is and what it meets in this browser, and uses nothing up. Throws Refusal 'token_invalid' as the
 * sign-in itself.
 */
export async function lookUpSignInLink(
  deps: Pick<Deps, 'database' | 'clock'>,
  input: { token: string; viewer: Viewer },
): Promise<SignInOutlook> {
  const { db } = deps.database
  const { viewer } = input
  const link = await findLink(db, hashOfSecret(input.token), deps.clock.now())
  if (!link || isClosed(await findUserByEmailKey(db, link.emailKey))) throw linkRefused()
  const holder = viewer.kind === 'browser' || viewer.kind === 'client' ? viewer.userId : null
  const ids = holder === null ? [] : await listHeldClientIds(db, holder)
  const held = await Promise.all(ids.map((id) => findClient(db, id)))
  const others = held.filter((client) => client && !client.blockedAt && client.emailKey !== link.emailKey)
  const signedIn = 'email' in viewer && emailKeyOf(viewer.email) !== link.emailKey ? viewer.email : null
  return {
    email: maskedAddress(link.email),
    staysApart: [...new Set(others.map((client) => maskedAddress(client?.email ?? '')))],
    signsOut: signedIn === null ? null : maskedAddress(signedIn),
  }
}
