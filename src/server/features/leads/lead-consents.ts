import type * as z from 'zod/mini'
import type { submitInterest } from '../../../shared/api/leads.ts'
import { leadFormTexts as english } from '../../../shared/messages/en/lead-form.ts'
import { leadFormTexts as spanish } from '../../../shared/messages/es/lead-form.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { consentWordingsIn } from '../consent/consent-wordings-in.ts'
import { recordConsent } from '../consent/record-consent.ts'
import { recordContactConsent } from '../consent/record-contact-consent.ts'

/** Of the words beside the form's boxes; a record keeps the words themselves. Change it with them. */
const formVersion = 'lead-form-2026-11-1'

/**
 * What the form and its dialog agreed to: the answer to the dialog with its channels, and the study with the words that
 * stood beside its box and said what a yes to the dialog means. Who agrees to nothing has no record of the study.
 */
export async function recordLeadConsents(
  tx: Queryable,
  input: { interest: z.output<typeof submitInterest.body>; origin: RequestOrigin; now: Date },
): Promise<void> {
  const { interest, origin, now } = input
  const { agreeToContact, communicationPreferences } = interest
  // Channels come with every answer of the dialog. Who was not asked has refused nothing.
  if (agreeToContact || communicationPreferences !== undefined)
    await recordContactConsent(tx, {
      email: interest.email,
      page: '/',
      ...origin,
      now,
      agreed: agreeToContact,
      preferences: communicationPreferences ?? null,
      actor: 'self',
    })
  if (!interest.agreeToStudy) return
  const texts = origin.language === 'es' ? spanish : english
  await recordConsent(tx, {
    subjectEmail: interest.email,
    channel: 'study',
    direction: 'granted',
    purpose: consentWordingsIn(origin.language).studyPurpose,
    wording: [texts.study, texts.studyHint, texts.yesMeans].join('\n'),
    wordingVersion: origin.language === 'es' ? `${formVersion}-es` : formVersion,
    page: '/',
    ip: origin.ip,
    userAgent: origin.userAgent,
    actor: 'self',
    at: now,
  })
}
