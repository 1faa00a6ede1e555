import { describe, expect, it } from 'vitest'
import { readFundingPrefill } from './funding-prefill.ts'

describe('a prefill of the funding form', () => {
  it.each([
    ['fullName', 'Ana Silva'],
    ['name', 'Ana Silva'],
    ['full_name', 'Ana Silva'],
  ])('fills the name given as %s', (key, value) => {
    expect(readFundingPrefill({ [key]: value })).toEqual({ kind: 'filled', fields: { fullName: value } })
  })

  it.each([
    ['contactMethod', 'Text', { bestContactMethod: 'text' }],
    ['contact_method', 'call', { bestContactMethod: 'call' }],
    ['creditScore', '700 ', { estimatedCreditScore: '700+' }],
    ['credit_score', '<600', { estimatedCreditScore: '<600' }],
    ['estimated_credit_score', '600-649', { estimatedCreditScore: '600-649' }],
    ['income', '$5K-$10K', { monthlyIncome: '$5K-$10K' }],
    ['employment', 'W2 / 1099', { employmentType: 'W2' }],
    ['employmentType', 'Business Owner / Other', { employmentType: 'Business Owner' }],
    ['hasEntity', 'yes', { hasBusinessEntity: true }],
    ['has_business_entity', 'false', { hasBusinessEntity: false }],
    ['ein', '12-3456789', { einNumber: '12-3456789' }],
    ['entity_type', 's-corp', { entityType: 'S-Corp' }],
    ['preferred_formation_state', 'need guidance', { preferredFormationState: 'Need Guidance' }],
    ['fundingGoal', '$100K-$250K', { fundingGoal: '$100K-$250K' }],
    ['funding_purpose', 'A second van', { fundingPurpose: 'A second van' }],
  ])('reads %s=%s', (key, value, fields) => {
    expect(readFundingPrefill({ [key]: value })).toEqual({ kind: 'filled', fields })
  })

  it('leaves out a value that is no option, and a text that is too long', () => {
    const unread = { creditScore: 'very good', name: 'x'.repeat(301) }
    expect(readFundingPrefill({ ...unread, phone: '555' })).toEqual({
      kind: 'filled',
      fields: { phone: '555' },
    })
    expect(readFundingPrefill(unread)).toEqual({ kind: 'unreadable' })
  })

  it('is none where nothing was given', () => {
    expect(readFundingPrefill({ creditScore: ' ', name: undefined, utm_source: 'mail' })).toEqual({
      kind: 'none',
    })
  })

  it.each(['{{name}}', 'Ana {{last}}', '@name'])('is refused as a whole for the placeholder %s', (name) => {
    expect(readFundingPrefill({ name, phone: '5550100100' })).toEqual({ kind: 'rejected' })
  })

  it('never agrees to anything in the place of a person', () => {
    expect(readFundingPrefill({ agreeToTerms: 'true', email_consent: 'yes' })).toEqual({ kind: 'none' })
  })

  it('does not take an email address for a placeholder', () => {
    expect(readFundingPrefill({ email: 'ana@example.com' })).toMatchObject({ kind: 'filled' })
  })
})
