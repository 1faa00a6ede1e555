import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newTesterToken, testerTokenHash } from './tester-token.ts'
import { setApplicationToken } from './testers.store.ts'

/**
 * A new token for the tester's own record, so that a lost link makes no second record. The old token ends with it.
 * Errors: conflict when the client is no tester or the token was used.
 */
export async function renewTesterToken(deps: Deps, clientId: number): Promise<{ token: string }> {
  const token = newTesterToken()
  const changed = await setApplicationToken(deps.database.db, clientId, testerTokenHash(deps, token))
  if (!changed) throw new Refusal('conflict', says('account.intakeDone'))
  return { token }
}
