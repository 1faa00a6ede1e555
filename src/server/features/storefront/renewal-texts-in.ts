import { renewalTexts as english } from '../../../shared/messages/en/renewals.ts'
import { renewalTexts as spanish } from '../../../shared/messages/es/renewals.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import type { Language } from '../../../shared/rules/language.ts'

/** The words about what renews: what is agreed to in Spanish is recorded and reminded of in Spanish. */
export function renewalTextsIn(language: Language): Messages['renewals'] {
  return language === 'es' ? spanish : english
}
