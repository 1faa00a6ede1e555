import { fundingTexts as english } from '../../../shared/messages/en/funding.ts'
import { fundingTexts as spanish } from '../../../shared/messages/es/funding.ts'
import type { FundingFields } from '../../../shared/rules/funding-form.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import type { ConsentRow } from '../consent/consent.tables.ts'
import { consentWordingsIn } from '../consent/consent-wordings-in.ts'
import { recordConsents } from '../consent/record-consent.ts'
import { recordOrderTerms } from '../consent/record-order-terms.ts'

/** Of the words beside the form's boxes; a record keeps the words themselves. Change it with them. */
const formVersion = 'funding-form-2026-11-1'

/** What the record of the fee is about, as staff and the person's archive name it. */
const feePurpose = 'service fee'

/** The form's two addresses (decision 2); whatever else a browser says, it was the first. */
export const fundingFormPages = ['/readiness-intake', '/funding-intake'] as const

/**
 * What the form's boxes agreed to, one record each with the words beside the box. A box left empty is optional and
 * withdraws nothing that was agreed to elsewhere, so it has no record.
 */
export async function recordApplicationConsents(
  tx: Queryable,
  input: {
    applicationId: number
    fields: FundingFields
    /** The fee of success, which a paid package brings along. */
    agreedToFee: boolean
    page: (typeof fundingFormPages)[number]
    origin: RequestOrigin
    now: Date
  },
): Promise<void> {
  const { fields, agreedToFee, page, origin, now } = input
  const order = `application ${input.applicationId}`
  await recordOrderTerms(tx, { email: fields.email, page, order, origin, now })
  const isSpanish = origin.language === 'es'
  const { agreement, feeAgreement, consents } = isSpanish ? spanish : english
  const boxes: [ConsentRow['channel'], boolean, string][] = [
    ['contact', fields.agreeToTerms, agreement],
    ['terms', agreedToFee, feeAgreement],
    ['phone', fields.phoneCallsConsent, consents.phoneCallsConsent],
    ['text', fields.textMessagesConsent, consents.textMessagesConsent],
    ['email', fields.emailConsent, consents.emailConsent],
  ]
  const checked = boxes.filter(([, isChecked]) => isChecked)
  await recordConsents(
    tx,
    checked.map(([channel, , wording]) => ({
      subjectEmail: fields.email,
      channel,
      direction: 'granted',
      purpose:
        channel === 'terms' ? `${feePurpose}: ${order}` : consentWordingsIn(origin.language).contactPurpose,
      wording,
      wordingVersion: isSpanish ? `${formVersion}-es` : formVersion,
      page,
      ip: origin.ip,
      userAgent: origin.userAgent,
      actor: 'self',
      at: now,
    })),
  )
}
