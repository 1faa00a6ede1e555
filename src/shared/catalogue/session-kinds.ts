import { findGrant, type WorkKey } from './grants.ts'

/** The paid conversations that a time is booked for. */
export const sessionKinds = [
  'profile-review',
  'strategy-session',
  'intake-session',
] as const satisfies readonly WorkKey[]
export type SessionKind = (typeof sessionKinds)[number]

/** How long each takes. */
export const sessionMinutes: Readonly<Record<SessionKind, number>> = {
  'profile-review': 30,
  'strategy-session': 45,
  'intake-session': 60,
}

/** The session that a product of the catalogue grants; null for everything else. */
export function sessionKindOf(productKey: string): SessionKind | null {
  const grant = findGrant(productKey)
  if (!grant?.session) return null
  return sessionKinds.find((kind) => grant.works.includes(kind)) ?? null
}
