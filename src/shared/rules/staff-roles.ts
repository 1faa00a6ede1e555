/**
 * What a role on the staff may do beyond looking. A call that changes something needs 'work' unless its mount says
 * another one; looking needs none (decision 091).
 */
export const permissions = [
  'work',
  'papers',
  'refunds',
  'exports',
  'announce',
  'settings',
  'team',
  'delete',
] as const
export type Permission = (typeof permissions)[number]

/** What a call needs of whoever on the staff makes it; 'look': nothing beyond being on it. */
export type Need = Permission | 'look'

export interface StaffLimits {
  may: readonly Permission[]
  /** The most that may be given back of one payment, all its refunds together, in cents; null: no limit. */
  refundLimitCents: number | null
}

export interface StaffRole extends StaffLimits {
  /** 'staff', or made by an owner: 'role-1a2b3c4d'. */
  key: string
  name: string
}

export const ownerRole = 'owner'

const everything: StaffLimits = { may: permissions, refundLimitCents: null }

/** Roles that are always there. All but the owner's can be changed; what an owner kept of one takes its place. */
export const builtInRoles: readonly StaffRole[] = [
  { key: ownerRole, name: 'Owner', ...everything },
  { key: 'admin', name: 'Admin', ...everything },
  { key: 'staff', name: 'Case worker', may: ['work', 'papers', 'refunds'], refundLimitCents: null },
  { key: 'read-only', name: 'Read only', may: [], refundLimitCents: 0 },
]

export const nothing: StaffLimits = { may: [], refundLimitCents: 0 }

/**
 * The limits of a role: the owner's are fixed, of others what was kept counts first. One that is not known may nothing.
 * @param kept the row of this role, if an owner changed or made it
 */
export function limitsOf(key: string, kept: StaffLimits | null): StaffLimits {
  const builtIn = builtInRoles.find((role) => role.key === key)
  if (key === ownerRole && builtIn) return builtIn
  return kept ?? builtIn ?? nothing
}

export function holds(limits: StaffLimits, need: Need): boolean {
  return need === 'look' || limits.may.includes(need)
}

export function holdsEverything(limits: StaffLimits): boolean {
  return permissions.every((each) => limits.may.includes(each))
}

/** Whether one may all that the other may: nobody gives what they do not have. */
export function covers(one: StaffLimits, other: StaffLimits): boolean {
  if (!other.may.every((each) => one.may.includes(each))) return false
  return !other.may.includes('refunds') || isWithin(other.refundLimitCents, one.refundLimitCents)
}

/** @param totalCents all refunds of one payment, the one that is asked for included */
export function mayRefund(limits: StaffLimits, totalCents: number): boolean {
  return limits.may.includes('refunds') && isWithin(totalCents, limits.refundLimitCents)
}

function isWithin(cents: number | null, limitCents: number | null): boolean {
  return limitCents === null || (cents !== null && cents <= limitCents)
}
