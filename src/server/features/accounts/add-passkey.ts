import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { actorOf } from './open-staff-session.ts'
import { describePasskey, type Passkey } from './own-passkeys.ts'
import { insertPasskey, listPasskeysOfUser, replaceChallenge, takeChallenge } from './passkeys.store.ts'
import { challengeMinutes, relyingParty } from './relying-party.ts'
import { requirePassword } from './require-password.ts'
import { findStaffById } from './staff-credentials.store.ts'

const mostPasskeys = 10
/** One registration at a time: a newer one takes the place of the older. */
const challengeIdOf = (userId: string) => `add ${userId}`

/**
 * Options for a new passkey, as WebAuthn's JSON: discoverable, so that nobody types an address, and with user
 * verification, which makes it both factors. Errors as `requirePassword`; 'conflict' beyond ten passkeys.
 */
export async function beginPasskey(
  deps: Deps,
  input: { userId: string; current: string; request: FastifyRequest },
): Promise<Record<string, unknown>> {
  const { user } = await requirePassword(deps, input)
  const { db } = deps.database
  const kept = await listPasskeysOfUser(db, user.id)
  if (kept.length >= mostPasskeys) {
    throw new Refusal('conflict', says('staff.manyPasskeys', { most: mostPasskeys }))
  }
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const party = relyingParty(deps.config.publicUrl)
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userName: user.email ?? user.id,
    userDisplayName: user.name ?? '',
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    timeout: challengeMinutes * 60_000,
    excludeCredentials: kept.map((row) => ({ id: row.credentialId, transports: row.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
  const row = { id: challengeIdOf(user.id), challenge: options.challenge, userId: user.id, expiresAt }
  await deps.database.transaction((tx) => replaceChallenge(tx, row, now))
  return { ...options }
}

/** Keeps the passkey that the browser made. Throws Refusal 'invalid_input' for one that does not answer the challenge. */
export async function addPasskey(
  deps: Deps,
  input: { userId: string; name: string; response: Record<string, unknown> },
): Promise<Passkey> {
  const now = deps.clock.now()
  // Taken before it is judged: whatever comes of it, no second answer to this challenge counts.
  const challenge = await takeChallenge(deps.database.db, challengeIdOf(input.userId), now)
  const credential = challenge ? await registered(deps, challenge.challenge, input.response) : null
  const account = await findStaffById(deps.database.db, input.userId)
  if (!credential || !account) {
    throw new Refusal('invalid_input', says('staff.passkeyStartAgain'))
  }
  const row = {
    credentialId: credential.id,
    userId: input.userId,
    name: input.name,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    createdAt: now,
    lastUsedAt: null,
  }
  return deps.database.transaction(async (tx) => {
    if (!(await insertPasskey(tx, row))) throw new Refusal('conflict', says('staff.passkeyKept'))
    const detail = { name: input.name }
    await appendAuditEntry(tx, { actor: actorOf(account.user), action: 'add-passkey', detail, at: now })
    return describePasskey(row)
  })
}

async function registered(deps: Deps, challenge: string, response: Record<string, unknown>) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const party = relyingParty(deps.config.publicUrl)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The library itself checks every field of what the browser sent.
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    })
    return verified ? registrationInfo.credential : null
  } catch (error) {
    deps.log.info(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'a passkey was not confirmed',
    )
    return null
  }
}
