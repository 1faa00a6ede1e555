import { findGrant } from '../catalogue/grants.ts'
import { workTerms } from '../catalogue/work-terms.ts'
import { dayText } from '../rules/civil-days.ts'
import type { Language } from '../rules/language.ts'
import { workDueOn } from '../rules/work-clock.ts'
import { workTexts as english } from './en/works.ts'
import { workTexts as spanish } from './es/works.ts'

/**
 * What a person will do for whoever bought a product, each with by when: the rows that stand in staff's queue from the payment on
 * (decision 070). For a receipt; a page reads the rows themselves.
 * @param paidAt when the clock begins
 */
export function worksPromised(productKey: string, paidAt: Date, language: Language): [string, string][] {
  const { names, dueBy, sessionDueBy } = language === 'es' ? spanish : english
  return (findGrant(productKey)?.works ?? []).map((key) => {
    const day = dayText(workDueOn(key, paidAt), language)
    return [names[key], workTerms[key].isSession ? sessionDueBy(day) : dueBy(day)]
  })
}
