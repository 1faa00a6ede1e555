import type { FundingFields } from '../../shared/rules/funding-form.ts'
import type { ReadinessFacts } from '../../shared/rules/readiness-facts.ts'
import type { ReadinessScore } from '../../shared/rules/readiness-score.ts'

/** What the papers of a funding package are written from: the applicant's own answers and what was found on them. */
export interface FundingMatter {
  fields: FundingFields
  facts: ReadinessFacts
  score: ReadinessScore
  /** Findings and removal dates of the same person's reports; empty without a dispute case. */
  inTheWay: readonly { what: string; until: string | null }[]
  /** What staff found about the requirements of the prequalification; null: not checked yet. */
  requirements: readonly { key: string; met: boolean | null; note: string | null }[]
  /** ISO day that stands on the paper. */
  asOf: string
}
