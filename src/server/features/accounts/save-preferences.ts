import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { consentWordingsIn } from '../consent/consent-wordings-in.ts'
import { preferencesInForce } from '../consent/preferences-in-force.ts'
import { recordConsent } from '../consent/record-consent.ts'

/** Records every channel whose choice differs from the one in force; what stays the same adds no record. */
export async function savePreferences(
  deps: Deps,
  input: { email: string; wanted: CommunicationPreferences; origin: RequestOrigin },
): Promise<{ email: string; preferences: CommunicationPreferences }> {
  const { email, wanted, origin } = input
  const consentWordings = consentWordingsIn(origin.language)
  await deps.database.transaction(async (tx) => {
    const before = await preferencesInForce(tx, email)
    for (const channel of ['phone', 'text', 'email'] as const) {
      if (before[channel] === wanted[channel]) continue
      await recordConsent(tx, {
        subjectEmail: email,
        channel,
        direction: wanted[channel] ? 'granted' : 'revoked',
        purpose: consentWordings.preferencesPurpose,
        wording: consentWordings.preferencesWording,
        wordingVersion: consentWordings.version,
        page: '/account/preferences',
        ...origin,
        actor: 'self',
        at: deps.clock.now(),
      })
    }
  })
  return { email, preferences: wanted }
}
