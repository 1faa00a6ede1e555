import { type DisputeStatus, disputeStatuses } from '../../../shared/rules/dispute-status.ts'

export interface KnownStage {
  stage: DisputeStatus
  /** What the text says beyond the stage, to be kept as a tag; null for nothing. */
  beyond: string | null
}

/**
 * The stage that a file names, in whatever words: 'Round 2', '2nd round sent', 'Completed'. Mail dates move it forward, as
 * they do in a client's record (decision 39). A text that names none of the five stages is kept as it stands.
 */
export function stageOfText(text: string, mailDates: readonly (string | null)[]): KnownStage {
  const named = stageNamed(text)
  const dated = disputeStatuses[mailDates.findLastIndex((day) => day !== null) + 1] ?? 'uploaded'
  const further = disputeStatuses.indexOf(dated) > disputeStatuses.indexOf(named ?? 'uploaded')
  return {
    stage: further ? dated : (named ?? 'uploaded'),
    beyond: named === null && text !== '' ? text : null,
  }
}

function stageNamed(text: string): DisputeStatus | null {
  const plain = text.toLowerCase().replaceAll(/[\s_-]+/g, ' ')
  if (/^(completed?|finished|graduated|closed)\b/.test(plain)) return 'completed'
  if (/^(uploaded|documents received|new)$/.test(plain)) return 'uploaded'
  const round = /^(?:round )?([123])(?:st|nd|rd)?(?: round)?(?: sent| mailed)?$/.exec(plain)?.[1]
  return (
    disputeStatuses.find((status) => status === text) ??
    (round === undefined ? null : (disputeStatuses[Number(round)] ?? null))
  )
}
