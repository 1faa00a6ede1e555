import type { Review, ReviewCoverage } from '../../../shared/api/review.ts'
import type { Said } from '../../../shared/sentences/said.ts'

/** What the portal says of the review: counts, and what of the reports was not understood. */
export interface ReviewSummary {
  findings: number
  provable: number
  /** Not decided, unanswered, unconfirmed: what waits for the client. Nothing waits once the round is mailed. */
  undecided: number
  questions: number
  confirmations: number
  /** Whether the client is still to say which digits of the Social Security number are theirs. */
  digits: boolean
  /** The same of the date of birth. */
  birthDate: boolean
  /** Bureaus whose report was understood too little for a letter. */
  tooLow: string[]
  /** What is left out of reports that count in part, one sentence a report. */
  leftOut: Said[]
  /** Bureaus whose layout was never seen. */
  labelsOnly: string[]
  unreadLines: number
}

/** Null while nothing was analysed. */
export function summaryOf(review: Review): ReviewSummary | null {
  if (review.runId === null) return null
  const { findings, coverage, frozen } = review
  const open = (count: number) => (frozen ? 0 : count)
  return {
    findings: findings.length,
    provable: findings.filter(({ strength }) => strength === 'A').length,
    undecided: open(findings.filter(({ decision }) => decision === null).length),
    questions: open(review.questions.filter(({ answer }) => answer === null).length),
    confirmations: open(review.confirmations.filter(({ confirmed }) => confirmed === null).length),
    digits: !frozen && review.digits !== null && review.digits.choice === null,
    birthDate: !frozen && review.birthDate !== null && review.birthDate.choice === null,
    tooLow: bureausOf(coverage.filter(({ use }) => use === 'nothing')),
    leftOut: coverage.flatMap(({ use, leftOut }) => (use === 'part' && leftOut !== null ? [leftOut] : [])),
    labelsOnly: bureausOf(coverage.filter(({ byLabelsOnly }) => byLabelsOnly)),
    unreadLines: coverage.reduce((sum, { unread }) => sum + unread.length, 0),
  }
}

function bureausOf(coverage: readonly ReviewCoverage[]): string[] {
  return [...new Set(coverage.map(({ bureau }) => bureau))]
}
