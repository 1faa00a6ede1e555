import { says } from '../sentences/says.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { creditScoreBands, fundingGoals, monthlyIncomes } from './funding-form.ts'
import type { ReadinessFactor, ReadinessFacts } from './readiness-facts.ts'

/** One thing that could be otherwise, under the factor where it is told. */
export interface PossibleChange {
  factor: ReadinessFactor['key']
  advice: Sentence
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
  const advice = facts.credit === '' ? says('advice.stateCredit') : says('advice.credit', { band })
  return [{ factor, advice, facts: { ...facts, credit: band } }]
}

function income(facts: ReadinessFacts, factor: ReadinessFactor['key'] = 'income'): PossibleChange[] {
  const next = after<string>(monthlyIncomes, facts.income)
  const band = monthlyIncomes.find((each) => each === next)
  if (band === undefined) return []
  const advice = facts.income === '' ? says('advice.stateIncome') : says('advice.income', { band })
  return [{ factor, advice, facts: { ...facts, income: band } }]
}

function history(facts: ReadinessFacts, factor: ReadinessFactor['key'] = 'entity'): PossibleChange[] {
  if (facts.operatingHistory === true) return []
  const advice = says('advice.history')
  return [{ factor, advice, facts: { ...facts, operatingHistory: true } }]
}

function entity(facts: ReadinessFacts): PossibleChange[] {
  const changes = history(facts)
  if (facts.entity !== 'registered') {
    const advice = says('advice.company')
    changes.push({ factor: 'entity', advice, facts: { ...facts, entity: 'registered' } })
  }
  if (facts.entity !== 'none' && !facts.hasEin) {
    const advice = says('advice.ein')
    changes.push({ factor: 'entity', advice, facts: { ...facts, hasEin: true } })
  }
  return changes
}

function goal(facts: ReadinessFacts): PossibleChange[] {
  const smaller = facts.goal === '' ? undefined : fundingGoals[fundingGoals.indexOf(facts.goal) - 1]
  if (smaller === undefined) return []
  const advice = says('advice.smaller', { goal: smaller })
  return [{ factor: 'goal', advice, facts: { ...facts, goal: smaller } }]
}

function papers(facts: ReadinessFacts): PossibleChange[] {
  const missing = facts.documents.filter(({ required, received }) => required && !received)
  const changes: PossibleChange[] = []
  if (missing.length > 0) {
    const advice = says('next.upload', { documents: missing.map(({ name }) => name) })
    const documents = facts.documents.map((each) => ({ ...each, received: true }))
    changes.push({ factor: 'completeness', advice, facts: { ...facts, documents } })
  }
  if (facts.missingAnswers > 0) {
    const advice = says('advice.answers')
    changes.push({ factor: 'completeness', advice, facts: { ...facts, missingAnswers: 0 } })
  }
  return changes
}

function towardCriteria(facts: ReadinessFacts): PossibleChange[] {
  const nearCredit = facts.credit === '600-649' ? credit(facts, 'lender-criteria') : []
  const nearIncome = facts.income === '<$5K' ? income(facts, 'lender-criteria') : []
  return [...history(facts, 'lender-criteria'), ...nearCredit, ...nearIncome]
}
