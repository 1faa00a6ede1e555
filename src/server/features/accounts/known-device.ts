import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { StaffDeviceRow } from './accounts.tables.ts'
import { type CookieJar, createCookieJar, hashOfSecret } from './session-cookie.ts'
import { deleteExpiredDevices, findDevice, writeDevice } from './staff-devices.store.ts'

type Needs = Pick<Deps, 'config' | 'database' | 'clock'>

/** A browser is known again for so long after its last sign-in. */
const knownDays = 90
/** 'Remember this browser': so long its password alone signs in (NIST SP 800-63B: 12 hours at AAL2). */
const trustedHours = 12

/** Its cookie names a browser, not a session: it opens nothing by itself. */
const deviceJar = (deps: Needs): CookieJar => createCookieJar(deps.config.publicUrl, 'armor_staff_device')

/** The hash of this browser's device cookie; null without one. */
export function deviceHashOf(deps: Needs, request: FastifyRequest): string | null {
  const token = deviceJar(deps).read(request.headers.cookie)
  return token === null ? null : hashOfSecret(token)
}

/** This browser as one that the member signed in from before; null for any other browser. */
export async function findKnownDevice(
  deps: Needs,
  request: FastifyRequest,
  userId: string | undefined,
): Promise<StaffDeviceRow | null> {
  const tokenHash = deviceHashOf(deps, request)
  if (tokenHash === null) return null
  const device = await findDevice(deps.database.db, tokenHash, deps.clock.now())
  return device && device.userId === userId ? device : null
}

/** Whether its owner asked within the last 12 hours that the password be enough here. */
export function isTrusted(device: StaffDeviceRow | null, now: Date): boolean {
  return device?.trustedUntil != null && device.trustedUntil > now
}

/**
 * Knows this browser from now on, after a complete sign-in. A browser known for somebody else gets a cookie of its own.
 * @param input.trust whether 'remember this browser' was asked for; without it, an earlier trust stays as long as it was
 */
export async function knowDevice(
  deps: Needs,
  tx: Queryable,
  input: { userId: string; trust: boolean; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const now = deps.clock.now()
  await deleteExpiredDevices(tx, now)
  const jar = deviceJar(deps)
  const given = jar.read(input.request.headers.cookie)
  const found = given === null ? undefined : await findDevice(tx, hashOfSecret(given), now)
  const before = found?.userId === input.userId ? found : undefined
  const token = before && given !== null ? given : randomBytes(32).toString('base64url')
  const expiresAt = daysAfter(now, knownDays)
  const trustedUntil = input.trust ? new Date(now.getTime() + trustedHours * 3_600_000) : null
  await writeDevice(tx, {
    tokenHash: hashOfSecret(token),
    userId: input.userId,
    trustedUntil: trustedUntil ?? before?.trustedUntil ?? null,
    ip: input.request.ip,
    userAgent: input.request.headers['user-agent']?.slice(0, 400) ?? null,
    lastSeenAt: now,
    expiresAt,
    createdAt: before?.createdAt ?? now,
  })
  jar.write(input.reply, token, expiresAt)
}
