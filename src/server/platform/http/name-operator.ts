import { legalPagesTexts as english } from '../../../shared/messages/en/site/legal-pages.ts'
import { legalPagesTexts as spanish } from '../../../shared/messages/es/site/legal-pages.ts'
import { type Operator, operatorMarks } from '../../../shared/operator-marks.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { escapeHtml } from './escape-html.ts'

const keys = ['company', 'address', 'email', 'state'] as const

/**
 * Puts the operator into the HTML of a page, where the build left marks in its text; in place of what no setting says
 * stands which setting is missing, and never an invented value.
 */
export function nameOperator(html: string, language: Language, operator: Operator): string {
  if (!html.includes('[[')) return html
  const { notSet } = language === 'es' ? spanish : english
  return keys.reduce((page, key) => {
    const mark = operatorMarks[key]
    const value = operator[key]
    const shown = value === null ? escapeHtml(notSet(mark.slice(2, -2))) : shownAs(key, escapeHtml(value))
    // A function, because a value may hold what replaceAll reads as a pattern: '$&'.
    return page.replaceAll(mark, () => shown)
  }, html)
}

const shownAs = (key: keyof Operator, text: string) =>
  key === 'email' ? `<a class="text-link" href="mailto:${text}">${text}</a>` : text
