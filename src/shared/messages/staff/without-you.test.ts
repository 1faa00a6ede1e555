import { expect, it } from 'vitest'
import { staffAgreementsTexts } from './agreements.ts'
import { arrivalTexts } from './arrivals.ts'
import { caseDecisionTexts } from './case-decisions.ts'
import { caseFileTexts } from './case-files.ts'
import { caseMailingTexts } from './case-mailing.ts'
import { casePartTexts, caseStepTexts } from './case-parts.ts'
import { caseworkTexts } from './casework.ts'
import { clientEditTexts, clientTableTexts, dashboardTexts } from './clients.ts'
import { followupTexts } from './followup.ts'
import { staffFundingTexts } from './funding.ts'
import { importTexts } from './imports.ts'

/** Every text with its place; a function is asked with what says nothing. */
function textsIn(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return [[place, String(value)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`))
}

it('beside a client’s or an applicant’s name no text of the staff says "you": whom it means would not be clear', () => {
  const texts = {
    ...{ staffAgreementsTexts, arrivalTexts, caseDecisionTexts, caseFileTexts, caseMailingTexts },
    ...{ casePartTexts, caseStepTexts, caseworkTexts, clientEditTexts, clientTableTexts, dashboardTexts },
    ...{ followupTexts, staffFundingTexts, importTexts },
  }
  const wrong = textsIn(texts, 'staff').filter(([, text]) => /\b(you|your|yours|yourself)\b/i.test(text))
  expect(wrong).toEqual([])
})
