import { describe, expect, it } from 'vitest'
import { fundingTexts } from '../../../shared/messages/en/funding.ts'
import { emptyFundingFields } from '../../../shared/rules/funding-form.ts'
import { problemsOfStep, reachableStep } from './field-problems.ts'
import { percentComplete } from './form-percent.ts'

const { enter } = fundingTexts
const first = {
  ...emptyFundingFields,
  fullName: 'Ana Silva',
  email: 'ana@example.com',
  phone: '5550100100',
  bestContactMethod: 'call' as const,
}

describe('what a step lacks', () => {
  it('has a sentence for every required field, in their order', () => {
    const problems = ([1, 2, 3] as const).flatMap((step) => [
      ...problemsOfStep(step, emptyFundingFields, enter),
      ...problemsOfStep(step, { ...emptyFundingFields, hasBusinessEntity: true }, enter),
    ])
    expect(problems.filter(({ sentence }) => sentence === '')).toEqual([])
    expect(problemsOfStep(1, emptyFundingFields, enter).map(({ id }) => id)).toEqual([
      'fullName',
      'email',
      'phone',
      'bestContactMethod',
    ])
  })

  it('names an email address that is none at its place', () => {
    expect(problemsOfStep(1, { ...first, fullName: '', phone: '', email: 'ana@' }, enter)).toEqual([
      { id: 'fullName', sentence: enter.fullName },
      { id: 'email', sentence: enter.emailFormat },
      { id: 'phone', sentence: enter.phone },
    ])
  })

  it('says how far one may go', () => {
    expect(reachableStep(emptyFundingFields, enter)).toBe(1)
    expect(reachableStep({ ...first, email: 'ana' }, enter)).toBe(1)
    expect(reachableStep(first, enter)).toBe(2)
  })

  it('is counted of all that is required', () => {
    expect(percentComplete(emptyFundingFields)).toBe(0)
    expect(percentComplete(first)).toBe(31)
  })
})
