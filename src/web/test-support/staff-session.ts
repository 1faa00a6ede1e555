import { getSession } from '../../shared/api/accounts.ts'
import { limitsOf, type Permission } from '../../shared/rules/staff-roles.ts'
import { answerTo } from './stub-calls.ts'

/** The session of a signed-in member of staff. @param may what their role may; absent: what it may from the start */
export function signedInAs(role: 'staff' | 'admin', may?: readonly Permission[]) {
  return answerTo(getSession, () => ({
    kind: 'staff' as const,
    email: 'sam@staff.example',
    name: 'Sam Staff',
    role,
    may: [...(may ?? limitsOf(role, null).may)],
    language: null,
  }))
}
