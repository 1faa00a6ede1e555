import type { StaffLimits } from '../../../shared/rules/staff-roles.ts'
import type { Viewer } from './viewer.ts'

/** A member of staff as the audit log names them. */
export interface StaffActor {
  id: string
  name: string
}

/** Who asks, in a call whose policy lets only staff in. */
export function staffActor(viewer: Viewer): StaffActor {
  if (viewer.kind !== 'staff') throw new Error('somebody else than staff got past the policy')
  return { id: viewer.userId, name: viewer.name }
}

/** What their role may, in the same calls. */
export function limitsOfStaff(viewer: Viewer): StaffLimits {
  if (viewer.kind !== 'staff') throw new Error('somebody else than staff got past the policy')
  return viewer.limits
}
