import { getReportsTexts as english } from '../../../../shared/messages/en/get-reports.ts'
import { getReportsTexts as spanish } from '../../../../shared/messages/es/get-reports.ts'
import type { Widen } from '../../../../shared/messages/messages.ts'
import type { Language } from '../../../../shared/rules/language.ts'

export type GetReportsTexts = Widen<typeof english>

/** Apart from the texts of all pages, which the first load carries. */
export const getReportsTexts: Readonly<Record<Language, GetReportsTexts>> = { en: english, es: spanish }
