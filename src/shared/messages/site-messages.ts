/**
 * What the pages without script share, apart so that the first load of the app does not carry it. A page imports its own
 * texts. Both languages at once: these pages are made at build time.
 */
import type { Language } from '../rules/language.ts'
import { helpTipTexts as englishHelpTips } from './en/help-tips.ts'
import { disputeCourseTexts as englishCourse } from './en/site/dispute-course.ts'
import { drawnPictureTexts as englishPictures } from './en/site/drawn-pictures.ts'
import { solutionTermsTexts as englishTerms } from './en/site/solution-terms.ts'
import { storefrontTexts as englishStorefront } from './en/site/storefront.ts'
import { helpTipTexts as spanishHelpTips } from './es/help-tips.ts'
import { disputeCourseTexts as spanishCourse } from './es/site/dispute-course.ts'
import { drawnPictureTexts as spanishPictures } from './es/site/drawn-pictures.ts'
import { solutionTermsTexts as spanishTerms } from './es/site/solution-terms.ts'
import { storefrontTexts as spanishStorefront } from './es/site/storefront.ts'
import { spanishMessages } from './es/spanish-messages.ts'
import { englishMessages, type Messages, type Widen } from './messages.ts'

const english = {
  helpTips: englishHelpTips,
  storefront: englishStorefront,
  course: englishCourse,
  pictures: englishPictures,
  terms: englishTerms,
}
const spanish: Widen<typeof english> = {
  helpTips: spanishHelpTips,
  storefront: spanishStorefront,
  course: spanishCourse,
  pictures: spanishPictures,
  terms: spanishTerms,
}

export type SiteMessages = Messages & Widen<typeof english> & { language: Language }

export const siteMessages: Readonly<Record<Language, SiteMessages>> = {
  en: { ...englishMessages, ...english, language: 'en' },
  es: { ...spanishMessages, ...spanish, language: 'es' },
}
