import type { Language } from '../../shared/rules/language.ts'

/** The language that a page of the app is shown in: staff read English whatever their browser chose. */
export const languageOfPage = (path: string, chosen: Language): Language =>
  path.startsWith('/dashboard') ? 'en' : chosen
