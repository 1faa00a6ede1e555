import type { Deps } from '../../deps.ts'
import { findAccessOfEmail } from '../clients/find-client.ts'

/** Decision 19: a tester, or an address with a paid package, may use the letter generator. */
export async function checkSubscription(
  deps: Pick<Deps, 'database'>,
  email: string,
): Promise<{ hasAccess: boolean; message: string; userType: 'tester' | 'subscriber' | null }> {
  const userType = email.trim() === '' ? null : await findAccessOfEmail(deps.database.db, email)
  if (userType) return { hasAccess: true, message: 'Access verified', userType }
  return {
    hasAccess: false,
    message: 'No active subscription was found for this email address.',
    userType: null,
  }
}
