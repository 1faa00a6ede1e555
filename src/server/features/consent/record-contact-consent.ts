import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ConsentRow } from './consent.tables.ts'
import { consentWordingsIn } from './consent-wordings-in.ts'
import { type ConsentGiven, recordConsent, recordConsents } from './record-consent.ts'

export interface ConsentSubject {
  email: string
  clientId?: number | null
  page: string
  ip: string | null
  userAgent: string | null
  /** Of the page that was agreed to. */
  language: Language
  now: Date
}

const channels = ['phone', 'text', 'email'] as const

/**
 * The answer to the consent dialog: one record for the answer itself and one for each channel, granted or not
 * (decision 32). Without named channels a yes means all three, the dialog's own default.
 */
export async function recordContactConsent(
  tx: Queryable,
  input: ConsentSubject & {
    agreed: boolean
    preferences: CommunicationPreferences | null
    actor: ConsentRow['actor']
  },
): Promise<void> {
  const wanted = input.preferences ?? { phone: true, text: true, email: true }
  const { agreed, actor } = input
  await recordConsents(tx, [
    given(input, { channel: 'contact', granted: agreed, actor }),
    ...channels.map((channel) => given(input, { channel, granted: agreed && wanted[channel], actor })),
  ])
}

/** The tester's consent to the performance study. */
export async function recordStudyConsent(tx: Queryable, subject: ConsentSubject): Promise<void> {
  await recordConsent(tx, given(subject, { channel: 'study', granted: true, actor: 'self' }))
}

function given(
  subject: ConsentSubject,
  answer: { channel: ConsentRow['channel']; granted: boolean; actor: ConsentRow['actor'] },
): ConsentGiven {
  const consentWordings = consentWordingsIn(subject.language)
  const study = answer.channel === 'study'
  return {
    subjectEmail: subject.email,
    clientId: subject.clientId ?? null,
    channel: answer.channel,
    direction: answer.granted ? 'granted' : 'revoked',
    purpose: study ? consentWordings.studyPurpose : consentWordings.contactPurpose,
    wording: study ? consentWordings.studyWording : consentWordings.contactWording,
    wordingVersion: consentWordings.version,
    page: subject.page,
    ip: subject.ip,
    userAgent: subject.userAgent,
    actor: answer.actor,
    at: subject.now,
  }
}
