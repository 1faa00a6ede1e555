import { consentWordings as english } from '../../../shared/messages/en/consent-wordings.ts'
import { consentWordings as spanish } from '../../../shared/messages/es/consent-wordings.ts'
import type { Language } from '../../../shared/rules/language.ts'

/** The words that stood on the page: a consent given in Spanish is recorded in Spanish. */
export function consentWordingsIn(language: Language): typeof english | typeof spanish {
  return language === 'es' ? spanish : english
}
