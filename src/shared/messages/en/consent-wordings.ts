import { consentTexts } from './consent.ts'

/**
 * What a consent record says was agreed to (decision 34). Change `version` with every change of a wording: the record
 * keeps the words themselves, so an old record stays true.
 */
export const consentWordings = {
  version: '2026-11-2',
  contactPurpose: 'Updates about my case and the product',
  contactWording: [
    consentTexts.askText,
    Object.values(consentTexts.channels).join(', '),
    `[${consentTexts.yes}] [${consentTexts.no}]`,
    consentTexts.optOut,
    consentTexts.notRequired,
  ].join('\n'),
  studyPurpose: 'Performance study of the beta program',
  studyWording: 'I agree to participate in the performance study of the beta program.',
  preferencesPurpose: 'Communication preferences',
  preferencesWording:
    'My communication preferences: the channels by which ARMOR may send me optional messages.',
  unsubscribePurpose: 'Optional emails',
  unsubscribeWording: 'Unsubscribe from optional emails by the link in an email.',
} as const
