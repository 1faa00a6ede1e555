import type { Sentence } from '../sentences/sentence.ts'
import type { creditScoreBands, FundingFields, fundingGoals, monthlyIncomes } from './funding-form.ts'
import { missingFundingFields } from './funding-form.ts'

/** Everything that the score looks at: the answers of the form and what papers are there. */
export interface ReadinessFacts {
  credit: (typeof creditScoreBands)[number] | ''
  income: (typeof monthlyIncomes)[number] | ''
  goal: (typeof fundingGoals)[number] | ''
  /** 'none': no business entity yet. */
  entity: 'registered' | 'partnership' | 'sole' | 'none'
  hasEin: boolean
  /** Staff saw on the papers that the business has run for at least six months; null: not checked. */
  operatingHistory: boolean | null
  /** Required answers of the form that are still empty. */
  missingAnswers: number
  documents: readonly { name: string; required: boolean; received: boolean }[]
}

export interface ReadinessFactor {
  key: 'credit' | 'income' | 'entity' | 'goal' | 'completeness' | 'lender-criteria'
  /** The most points that it can give; all weights together are 100. */
  weight: number
  points: number
  /** What was looked at. */
  reason: Sentence
}

/** `gain`: points that the whole score would gain by it. */
export interface ReadinessChange {
  advice: Sentence
  gain: number
}

/** The facts of an application. `documents`: those asked for; `operatingHistory`: what staff found, if they looked. */
export function readinessFactsOf(
  fields: FundingFields,
  papers: Pick<ReadinessFacts, 'documents' | 'operatingHistory'>,
): ReadinessFacts {
  const missing = ([1, 2, 3] as const).flatMap((step) => missingFundingFields(step, fields))
  return {
    credit: fields.estimatedCreditScore,
    income: fields.monthlyIncome,
    goal: fields.fundingGoal,
    entity: entityOf(fields),
    hasEin: fields.hasBusinessEntity && /^\d{2}-?\d{7}$/.test(fields.einNumber.trim()),
    missingAnswers: missing.length,
    ...papers,
  }
}

function entityOf({ hasBusinessEntity, entityType }: FundingFields): ReadinessFacts['entity'] {
  if (!hasBusinessEntity || entityType === '') return 'none'
  if (entityType === 'Sole Proprietorship') return 'sole'
  return entityType === 'Partnership' ? 'partnership' : 'registered'
}
