import { says } from '../sentences/says.ts'
import type { ReadinessFactor, ReadinessFacts } from './readiness-facts.ts'

/** Criteria that lenders typically name (specification, section 9). */
export const lenderCriteria = [
  { key: 'age', text: 'Business age of 6 months or more' },
  { key: 'revenue', text: 'Annual revenue of $50,000 or more' },
  { key: 'credit', text: 'Personal credit score of 650 or more' },
] as const

const creditPoints = { '': 0, '<600': 5, '600-649': 13, '650-699': 20, '700+': 25 } as const
const incomePoints = { '': 0, '<$5K': 5, '$5K-$10K': 10, '$10K+': 15 } as const
/** Dollars a year at the lower end of the band; half of the upper end for the band that begins at nothing. */
const yearlyIncome = { '': 0, '<$5K': 30_000, '$5K-$10K': 60_000, '$10K+': 120_000 } as const
/** Dollars at the lower end of the band; half of the upper end for the band that begins at nothing. */
const smallestGoal = {
  '': 0,
  '<$50K': 25_000,
  '$50K-$100K': 50_000,
  '$100K-$250K': 100_000,
  '$250K+': 250_000,
} as const
const entityPoints = { registered: 10, partnership: 7, sole: 5, none: 0 } as const

/** The six factors in the order in which they are shown. Bands, thresholds and weights: docs/decisions/026. */
export function readinessFactors(facts: ReadinessFacts): ReadinessFactor[] {
  return [credit(facts), income(facts), entity(facts), goal(facts), completeness(facts), criteria(facts)]
}

const credit = ({ credit: band }: ReadinessFacts): ReadinessFactor => ({
  key: 'credit',
  weight: 25,
  points: creditPoints[band],
  reason: band === '' ? says('score.creditUnknown') : says('score.credit', { band }),
})

const income = ({ income: band }: ReadinessFacts): ReadinessFactor => ({
  key: 'income',
  weight: 15,
  points: incomePoints[band],
  reason: band === '' ? says('score.incomeUnknown') : says('score.income', { band }),
})

function entity(facts: ReadinessFacts): ReadinessFactor {
  const time = facts.operatingHistory === true ? 7 : 0
  return {
    key: 'entity',
    weight: 20,
    points: entityPoints[facts.entity] + (facts.hasEin ? 3 : 0) + time,
    reason: says('score.entity', {
      entity: facts.entity,
      hasEin: facts.hasEin,
      history: facts.operatingHistory,
    }),
  }
}

function goal(facts: ReadinessFacts): ReadinessFactor {
  const known = facts.goal !== '' && facts.income !== ''
  return {
    key: 'goal',
    weight: 15,
    points: known ? goalPoints(smallestGoal[facts.goal] / yearlyIncome[facts.income]) : 0,
    reason: known
      ? says('score.goal', { goal: facts.goal, income: facts.income })
      : says('score.goalUnknown'),
  }
}

/** @param years of income that the goal asks for */
function goalPoints(years: number): number {
  if (years <= 0.5) return 15
  if (years <= 1) return 11
  if (years <= 2) return 6
  return years <= 5 ? 2 : 0
}

function completeness({ missingAnswers, documents }: ReadinessFacts): ReadinessFactor {
  const required = documents.filter((document) => document.required)
  const received = required.filter((document) => document.received).length
  const share = required.length === 0 ? 1 : received / required.length
  return {
    key: 'completeness',
    weight: 10,
    points: Math.max(0, 4 - missingAnswers) + Math.floor(6 * share),
    reason: says('score.complete', { missing: missingAnswers, received, required: required.length }),
  }
}

/** Which of the three criteria the facts show. Income below $5,000 a month does not show $50,000 a year. */
export function criteriaMet(facts: ReadinessFacts): Record<(typeof lenderCriteria)[number]['key'], boolean> {
  return {
    age: facts.operatingHistory === true,
    revenue: facts.income === '$5K-$10K' || facts.income === '$10K+',
    credit: facts.credit === '650-699' || facts.credit === '700+',
  }
}

function criteria(facts: ReadinessFacts): ReadinessFactor {
  const met = criteriaMet(facts)
  const count = lenderCriteria.filter(({ key }) => met[key]).length
  return {
    key: 'lender-criteria',
    weight: 15,
    points: count * 5,
    reason: says('score.criteria', { met: count }),
  }
}
