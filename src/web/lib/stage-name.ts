import { disputeProgress, disputeStatuses } from '../../shared/rules/dispute-status.ts'

/** 'Round 1 Sent'; a stage that staff have written themselves as it is. */
export function stageName(stage: string): string {
  return disputeStatuses.some((known) => known === stage) ? disputeProgress(stage).label : stage
}

/** The five stages in order, then those of `others` that are none of them. */
export function stageChoices(others: readonly string[]): { value: string; label: string }[] {
  return [...new Set<string>([...disputeStatuses, ...others])].map((value) => ({
    value,
    label: stageName(value),
  }))
}
