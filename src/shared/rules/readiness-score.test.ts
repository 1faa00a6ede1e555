import { describe, expect, it } from 'vitest'
import { says } from '../sentences/says.ts'
import { emptyFundingFields, type FundingFields } from './funding-form.ts'
import { readinessFactors } from './readiness-factors.ts'
import { readinessFactsOf } from './readiness-facts.ts'
import { readinessScore } from './readiness-score.ts'

const noPapers = { documents: [], operatingHistory: null }
const strong: FundingFields = {
  ...emptyFundingFields,
  fullName: 'Ada Example',
  email: 'ada@example.com',
  phone: '555 010 0100',
  bestContactMethod: 'email',
  estimatedCreditScore: '700+',
  monthlyIncome: '$10K+',
  employmentType: 'Business Owner',
  hasBusinessEntity: true,
  businessName: 'Example LLC',
  entityType: 'LLC',
  einNumber: '12-3456789',
  formationState: 'Ohio',
  fundingGoal: '<$50K',
  fundingPurpose: 'A second oven',
  agreeToTerms: true,
}
const statements = (received: boolean) => [{ name: 'Bank Statements', required: true, received }]
const pointsOf = (fields: FundingFields, papers: Parameters<typeof readinessFactsOf>[1] = noPapers) =>
  Object.fromEntries(
    readinessFactors(readinessFactsOf(fields, papers)).map((each) => [each.key, each.points]),
  )

describe('the readiness score', () => {
  it('has weights that are 100 together, and no factor that gives more than its weight', () => {
    const factors = readinessFactors(readinessFactsOf(strong, { documents: [], operatingHistory: true }))
    expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    for (const { points, weight } of factors) expect(points).toBeLessThanOrEqual(weight)
  })

  it('is 100 when everything is there, and then names no change', () => {
    const facts = readinessFactsOf(strong, { documents: statements(true), operatingHistory: true })
    const score = readinessScore(facts)
    expect(score.points).toBe(100)
    expect(score.bestChange).toBeNull()
    expect(score.factors.map(({ change }) => change)).toEqual([null, null, null, null, null, null])
  })

  it('is near nothing for an empty form, and never below', () => {
    const score = readinessScore(
      readinessFactsOf(emptyFundingFields, { ...noPapers, documents: statements(false) }),
    )
    expect(score.points).toBe(0)
    expect(score.factors.every(({ points }) => points >= 0)).toBe(true)
  })

  it.each([
    ['<600', 5, 0],
    ['600-649', 13, 0],
    ['650-699', 20, 5],
    ['700+', 25, 5],
  ] as const)(
    'gives the band %s %i points, and %i for the criterion of lenders',
    (band, points, criterion) => {
      const withBand = { ...strong, estimatedCreditScore: band, monthlyIncome: '<$5K' } as const
      expect(pointsOf(withBand)).toMatchObject({ credit: points, 'lender-criteria': criterion })
    },
  )

  it.each([
    ['<$50K', '$10K+', 15],
    ['$50K-$100K', '$10K+', 15],
    ['$100K-$250K', '$10K+', 11],
    ['$250K+', '$10K+', 2],
    ['<$50K', '<$5K', 11],
    ['$250K+', '<$5K', 0],
  ] as const)('sets the goal %s beside the income %s and gives %i', (goal, income, points) => {
    expect(pointsOf({ ...strong, fundingGoal: goal, monthlyIncome: income }).goal).toBe(points)
  })

  it('counts six months of operation only when somebody saw them on papers', () => {
    const age = (operatingHistory: boolean | null) => pointsOf(strong, { documents: [], operatingHistory })
    expect(age(null)).toMatchObject({ entity: 13, 'lender-criteria': 10 })
    expect(age(false)).toMatchObject({ entity: 13, 'lender-criteria': 10 })
    expect(age(true)).toMatchObject({ entity: 20, 'lender-criteria': 15 })
  })

  it('ignores an EIN that is no EIN, and one of a business that does not exist', () => {
    expect(pointsOf({ ...strong, einNumber: 'soon' }).entity).toBe(10)
    expect(pointsOf({ ...strong, hasBusinessEntity: false }).entity).toBe(0)
  })

  it('names the one change that raises it most, with what it would be then', () => {
    const facts = readinessFactsOf(
      { ...strong, estimatedCreditScore: '600-649' },
      { documents: statements(true), operatingHistory: true },
    )
    const score = readinessScore(facts)
    expect(score.bestChange).toEqual({
      advice: says('advice.credit', { band: '650-699' }),
      gain: 12,
    })
    expect(readinessScore({ ...facts, credit: '650-699' }).points).toBe(score.points + 12)
  })

  it('names the missing papers', () => {
    const score = readinessScore(
      readinessFactsOf(strong, { documents: statements(false), operatingHistory: true }),
    )
    expect(score.bestChange).toEqual({
      advice: says('next.upload', { documents: ['Bank Statements'] }),
      gain: 6,
    })
  })

  it('never falls by a change that it advises, whatever the answers', () => {
    for (const estimatedCreditScore of ['', '<600', '650-699'] as const)
      for (const monthlyIncome of ['', '<$5K', '$10K+'] as const)
        for (const fundingGoal of ['', '<$50K', '$250K+'] as const) {
          const facts = readinessFactsOf(
            { ...strong, estimatedCreditScore, monthlyIncome, fundingGoal },
            noPapers,
          )
          const score = readinessScore(facts)
          for (const { change } of score.factors) if (change) expect(change.gain).toBeGreaterThan(0)
          expect(score.points + (score.bestChange?.gain ?? 0)).toBeLessThanOrEqual(100)
        }
  })
})
