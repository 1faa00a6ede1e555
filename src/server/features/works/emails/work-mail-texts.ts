import { workMailTexts as english } from '../../../../shared/messages/en/work-mails.ts'
import { workMailTexts as spanish } from '../../../../shared/messages/es/work-mails.ts'
import type { Language } from '../../../../shared/rules/language.ts'

export type WorkMailTexts = typeof english

/** The texts of the mails about works as shipped. */
export function workMailTextsIn(language: Language): WorkMailTexts {
  return language === 'es' ? spanish : english
}
