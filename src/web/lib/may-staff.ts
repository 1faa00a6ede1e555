import type { Permission } from '../../shared/rules/staff-roles.ts'

interface SignedIn {
  /** 'admin' may everything. */
  role?: 'staff' | 'admin' | null
  may?: readonly Permission[] | undefined
}

/** Whether something is worth offering to whoever is signed in; whether it happens is the server's to say. */
export function mayStaff(who: SignedIn | null | undefined, permission: Permission): boolean {
  return who?.role === 'admin' || who?.may?.includes(permission) === true
}
