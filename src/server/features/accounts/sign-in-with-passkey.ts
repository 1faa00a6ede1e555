import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { StaffPasskeyRow } from './accounts.tables.ts'
import { noteFailedSignIn, openStaffSession, type Visit } from './open-staff-session.ts'
import { lockPasskey, replaceChallenge, takeChallenge, updatePasskey } from './passkeys.store.ts'
import { challengeMinutes, relyingParty } from './relying-party.ts'
import { findStaffById } from './staff-credentials.store.ts'

/** Options to sign in with a passkey: they name nobody, the authenticator offers what it holds for this address. */
export async function beginPasskeySignIn(
  deps: Deps,
): Promise<{ challengeId: string; options: Record<string, unknown> }> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.config.publicUrl).id,
    userVerification: 'required',
    timeout: challengeMinutes * 60_000,
  })
  const now = deps.clock.now()
  const id = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
  await deps.database.transaction((tx) =>
    replaceChallenge(tx, { id, challenge: options.challenge, userId: null, expiresAt }, now),
  )
  return { challengeId: id, options: { ...options } }
}

/**
 * Signs in with a passkey: with user verification it is both factors in one. Throws Refusal 'wrong_code' for an unknown,
 * removed or copied passkey, a used or old challenge, and a disabled account, all alike.
 */
export async function finishPasskeySignIn(
  deps: Deps,
  input: Visit & { challengeId: string; response: Record<string, unknown> },
): Promise<{ signedIn: true }> {
  const now = deps.clock.now()
  // Taken before it is judged: no second answer to this challenge counts.
  const challenge = await takeChallenge(deps.database.db, input.challengeId, now)
  const credentialId = typeof input.response.id === 'string' ? input.response.id : ''
  const done = await deps.database.transaction(async (tx) => {
    const passkey = await lockPasskey(tx, credentialId)
    const account = passkey ? await findStaffById(tx, passkey.userId) : undefined
    if (!passkey || !account || !challenge || challenge.userId !== null) return false
    const counter = await answeredWith(deps, challenge.challenge, passkey, input.response)
    if (counter === null || account.user.disabledAt) {
      await noteFailedSignIn(deps, tx, account.user, { step: 'passkey', request: input.request })
      return false
    }
    await updatePasskey(tx, passkey.credentialId, { counter, lastUsedAt: now })
    await signIn(deps, tx, account.user, input)
    return true
  })
  if (!done) throw new Refusal('wrong_code', says('staff.passkeyNotConfirmed'))
  return { signedIn: true }
}

const signIn = (
  deps: Deps,
  tx: Queryable,
  user: Parameters<typeof openStaffSession>[2],
  { request, reply }: Visit,
) => openStaffSession(deps, tx, user, { request, reply, by: 'passkey', trust: false, first: false })

/** The passkey's new counter; null when the answer does not prove it. A counter that went back is a copied passkey. */
async function answeredWith(
  deps: Deps,
  challenge: string,
  passkey: StaffPasskeyRow,
  response: Record<string, unknown>,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const party = relyingParty(deps.config.publicUrl)
  const credential: WebAuthnCredential = {
    id: passkey.credentialId,
    publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
    counter: passkey.counter,
    transports: passkey.transports,
  }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library itself checks every field of what the browser sent.
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential,
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    deps.log.info(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'a passkey was not confirmed',
    )
    return null
  }
}
