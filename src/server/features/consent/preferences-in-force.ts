import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectConsents } from './consent.store.ts'

/** What the newest record of each channel says. A channel without any record is not agreed to. */
export async function preferencesInForce(
  queryable: Queryable,
  email: string,
): Promise<CommunicationPreferences> {
  const records = await selectConsents(queryable, emailKeyOf(email), ['phone', 'text', 'email'])
  const granted = (channel: 'phone' | 'text' | 'email') =>
    records.find((record) => record.channel === channel)?.direction === 'granted'
  return { phone: granted('phone'), text: granted('text'), email: granted('email') }
}

/** Whether optional mail is refused: the newest record about email is a withdrawal. */
export async function hasWithdrawnEmail(queryable: Queryable, email: string): Promise<boolean> {
  const [newest] = await selectConsents(queryable, emailKeyOf(email), ['email'])
  return newest?.direction === 'revoked'
}
