import { creditScoreBands, fundingGoals, monthlyIncomes } from './funding-form.ts'
import type { ReadinessFactor, ReadinessFacts } from './readiness-facts.ts'

/** One thing that could be otherwise, under the factor where it is told. */
export interface PossibleChange {
  factor: ReadinessFactor['key']
  advice: string
  facts: ReadinessFacts
}

/**
 * The changes that the score is tried with, each a single step: the next band, the next paper. Under 'lender-criteria'
 * stand those that meet one more criterion. None of them advises to state what is not so.
 */
export function readinessChanges(facts: ReadinessFacts): PossibleChange[] {
  const single = [...credit(facts), ...income(facts), ...entity(facts), ...goal(facts), ...papers(facts)]
  return [...single, ...towardCriteria(facts)]
}

const after = <T>(all: readonly T[], one: T): T | undefined =>
  all.includes(one) ? all[all.indexOf(one) + 1] : all[0]

function credit(facts: ReadinessFacts, factor: ReadinessFactor['key'] = 'credit'): PossibleChange[] {
  const next = after<string>(creditScoreBands, facts.credit)
  const band = creditScoreBands.find((each) => each === next)
  if (band === undefined) return []
  const advice =
    facts.credit === ''
      ? 'State your estimated credit score.'
      : `Bring your personal credit score into the band ${band}.`
  return [{ factor, advice, facts: { ...facts, credit: band } }]
}

function income(facts: ReadinessFacts, factor: ReadinessFactor['key'] = 'income'): PossibleChange[] {
  const next = after<string>(monthlyIncomes, facts.income)
  const band = monthlyIncomes.find((each) => each === next)
  if (band === undefined) return []
  const advice =
    facts.income === ''
      ? 'State your monthly income.'
      : `Show a monthly income of ${band} with your bank statements, once you have it.`
  return [{ factor, advice, facts: { ...facts, income: band } }]
}

function history(facts: ReadinessFacts, factor: ReadinessFactor['key'] = 'entity'): PossibleChange[] {
  if (facts.operatingHistory === true) return []
  const advice = 'Upload papers that show at least six months of operation, once the business has them.'
  return [{ factor, advice, facts: { ...facts, operatingHistory: true } }]
}

function entity(facts: ReadinessFacts): PossibleChange[] {
  const changes = history(facts)
  if (facts.entity !== 'registered') {
    const advice = 'Form a company (LLC or corporation) with the Secretary of State.'
    changes.push({ factor: 'entity', advice, facts: { ...facts, entity: 'registered' } })
  }
  if (facts.entity !== 'none' && !facts.hasEin) {
    const advice = 'Get an EIN from the IRS, which is free, and add it to your application.'
    changes.push({ factor: 'entity', advice, facts: { ...facts, hasEin: true } })
  }
  return changes
}

function goal(facts: ReadinessFacts): PossibleChange[] {
  const smaller = facts.goal === '' ? undefined : fundingGoals[fundingGoals.indexOf(facts.goal) - 1]
  if (smaller === undefined) return []
  const advice = `Ask for a smaller amount first: ${smaller}.`
  return [{ factor: 'goal', advice, facts: { ...facts, goal: smaller } }]
}

function papers(facts: ReadinessFacts): PossibleChange[] {
  const missing = facts.documents.filter(({ required, received }) => required && !received)
  const changes: PossibleChange[] = []
  if (missing.length > 0) {
    const advice = `Upload what is still missing: ${missing.map(({ name }) => name).join(', ')}.`
    const documents = facts.documents.map((each) => ({ ...each, received: true }))
    changes.push({ factor: 'completeness', advice, facts: { ...facts, documents } })
  }
  if (facts.missingAnswers > 0) {
    const advice = 'Answer the required questions that are still empty.'
    changes.push({ factor: 'completeness', advice, facts: { ...facts, missingAnswers: 0 } })
  }
  return changes
}

function towardCriteria(facts: ReadinessFacts): PossibleChange[] {
  const nearCredit = facts.credit === '600-649' ? credit(facts, 'lender-criteria') : []
  const nearIncome = facts.income === '<$5K' ? income(facts, 'lender-criteria') : []
  return [...history(facts, 'lender-criteria'), ...nearCredit, ...nearIncome]
}
