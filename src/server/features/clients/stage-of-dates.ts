import { disputeProgress, disputeStatuses } from '../../../shared/rules/dispute-status.ts'

/**
 * The stage that mail dates bring along (decision 39): a round that gets its date moves the stage forward to 'round n sent',
 * never back; a date that is taken away takes a stage along that said no more than it.
 * @param before the mail dates of rounds 1 to 3 as they were
 * @returns the stage as it is then; the same one where the dates say nothing new
 */
export function stageOfDates(
  stage: string,
  before: readonly (string | null)[],
  after: readonly (string | null)[],
): string {
  const added = after.findLastIndex((day, at) => day !== null && before[at] === null) + 1
  const sent = stageOfRound(added)
  if (added > 0 && rankOf(stage) < disputeStatuses.indexOf(sent)) return sent
  const isTaken = before.some(
    (day, at) => day !== null && after[at] === null && stage === stageOfRound(at + 1),
  )
  return isTaken ? stageOfRound(after.findLastIndex((day) => day !== null) + 1) : stage
}

/** An unknown stage counts as the first. */
function rankOf(stage: string): number {
  return disputeStatuses.indexOf(disputeProgress(stage).status)
}

function stageOfRound(round: number): (typeof disputeStatuses)[number] {
  return disputeStatuses[round] ?? 'uploaded'
}
