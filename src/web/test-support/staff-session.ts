import { getSession } from '../../shared/api/accounts.ts'
import { answerTo } from './stub-calls.ts'

/** The session of a signed-in member of staff. */
export function signedInAs(role: 'staff' | 'admin') {
  return answerTo(getSession, () => ({
    kind: 'staff' as const,
    email: 'sam@staff.example',
    name: 'Sam Staff',
    role,
    language: null,
  }))
}
