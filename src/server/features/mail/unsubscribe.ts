import { maskedAddress } from '../../../shared/rules/masked-address.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { consentWordingsIn } from '../consent/consent-wordings-in.ts'
import { hasWithdrawnEmail } from '../consent/preferences-in-force.ts'
import { recordConsent } from '../consent/record-consent.ts'
import { addressOfToken } from '../outbox/unsubscribe-token.ts'

/**
 * RFC 8058: the token alone names the address; twice is the same as once.
 * Throws Refusal 'token_invalid' for a token that this product did not make.
 */
export async function unsubscribe(
  deps: Deps,
  input: { token: string; origin: RequestOrigin },
): Promise<{ unsubscribed: true; email: string }> {
  const email = addressOfToken(deps.sealer, input.token)
  if (email === null) {
    throw new Refusal('token_invalid', says('account.unsubscribeLink'))
  }
  const consentWordings = consentWordingsIn(input.origin.language)
  await deps.database.transaction(async (tx) => {
    if (await hasWithdrawnEmail(tx, email)) return
    await recordConsent(tx, {
      subjectEmail: email,
      channel: 'email',
      direction: 'revoked',
      purpose: consentWordings.unsubscribePurpose,
      wording: consentWordings.unsubscribeWording,
      wordingVersion: consentWordings.version,
      page: '/account/unsubscribe',
      ...input.origin,
      actor: 'link',
      at: deps.clock.now(),
    })
  })
  return { unsubscribed: true, email: maskedAddress(email) }
}
