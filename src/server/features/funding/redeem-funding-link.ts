import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hashOfSecret } from '../accounts/session-cookie.ts'
import { selectApplicationsOfEmail } from './applications.store.ts'
import { holdApplications } from './funding-holders.store.ts'
import { lockFundingLink, setFundingLinkRedeemed } from './funding-links.store.ts'

/**
 * Opens every application of the link's address in this browser. The browser that redeemed a link may do so again until
 * it expires; to any other one it is used up. Staff, who may open all, use up nothing. Errors: token_invalid for an unknown, used or expired link, all alike.
 */
export async function redeemFundingLink(
  deps: Deps,
  input: { token: string; userId: string; isStaff: boolean },
): Promise<{ applicationId: number | null }> {
  const { userId, isStaff } = input
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    const link = await lockFundingLink(tx, hashOfSecret(input.token), now)
    if (!link || (link.redeemedBy !== null && link.redeemedBy !== userId))
      throw new Refusal('token_invalid', says('account.linkUsed'))
    const applications = await selectApplicationsOfEmail(tx, link.emailKey)
    const applicationIds = applications.map(({ id }) => id)
    if (!isStaff) {
      await holdApplications(tx, { userId, applicationIds, now })
      await setFundingLinkRedeemed(tx, link.tokenHash, userId)
    }
    const named = applicationIds.find((id) => id === link.applicationId)
    return { applicationId: named ?? applicationIds[0] ?? null }
  })
}
