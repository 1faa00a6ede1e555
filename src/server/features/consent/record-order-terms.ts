import { orderTermsTexts as english } from '../../../shared/messages/en/order-terms.ts'
import { orderTermsTexts as spanish } from '../../../shared/messages/es/order-terms.ts'
import { acceptedVersions } from '../../../shared/rules/legal-versions.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { recordConsent } from './record-consent.ts'

interface OrderTerms {
  email: string
  clientId?: number | null
  /** Where the sentence stood beside the button: '/checkout'. */
  page: string
  /** What was ordered, by the id that staff and the provider know it by: 'pi_…', 'cs_…', 'application 7'. */
  order: string
  /** ip: null where the button was the provider's. */
  origin: Omit<RequestOrigin, 'ip'> & { ip: string | null }
  /** Of the texts that stood there; by default those that hold now. */
  versions?: string
  now: Date
}

/** Records which versions of terms, refund policy and privacy notice were accepted with an order, in the words of its page. */
export async function recordOrderTerms(tx: Queryable, given: OrderTerms): Promise<void> {
  const { origin, versions = acceptedVersions } = given
  const { purpose, sentence, names } = origin.language === 'es' ? spanish : english
  await recordConsent(tx, {
    subjectEmail: given.email,
    clientId: given.clientId ?? null,
    channel: 'terms',
    direction: 'granted',
    purpose: `${purpose}: ${given.order}`,
    wording: sentence
      .replace('[terms]', names.terms)
      .replace('[refunds]', names.refunds)
      .replace('[privacy]', names.privacy),
    wordingVersion: origin.language === 'es' ? `${versions} (es)` : versions,
    page: given.page,
    ip: origin.ip,
    userAgent: origin.userAgent,
    actor: 'self',
    at: given.now,
  })
}
