import { type DisputeStatus, disputeStatuses } from '../../../shared/rules/dispute-status.ts'

export interface KnownStage {
  stage: DisputeStatus
  /** What the text says beyond the stage, to be kept as a tag; null for nothing. */
  beyond: string | null
}

/**
 * The stage that a file names, in whatever words: 'Round 2 sent', '2nd round', 'Completed'. Mail dates move it forward, as they do in a
 * client's record (decision 39). Whoever is in a round has had the one before in the mail; that this one is, only a file says that names it
 * as sent, or a date. What says more than the stage, or names none of the five, is kept as it stands.
 */
export function stageOfText(text: string, mailDates: readonly (string | null)[]): KnownStage {
  const named = stageNamed(text)
  const stage = disputeStatuses[Math.max(rankOf(datedRound(mailDates)), rankOf(named.stage))] ?? 'uploaded'
  const isWhole = text === '' || (named.stage !== null && rankOf(stage) >= named.means)
  return { stage, beyond: isWhole ? null : text }
}

const datedRound = (mailDates: readonly (string | null)[]): DisputeStatus =>
  disputeStatuses[mailDates.findLastIndex((day) => day !== null) + 1] ?? 'uploaded'

const rankOf = (stage: DisputeStatus | null) => disputeStatuses.indexOf(stage ?? 'uploaded')

/** `means`: the place of the stage that says all of the text. */
function stageNamed(text: string): { stage: DisputeStatus | null; means: number } {
  const whole = (stage: DisputeStatus | null) => ({ stage, means: rankOf(stage) })
  const plain = text.toLowerCase().replaceAll(/[\s_-]+/g, ' ')
  if (/^(completed?|finished|graduated|closed)\b/.test(plain)) return whole('completed')
  if (/^(uploaded|documents received|new)$/.test(plain)) return whole('uploaded')
  const known = disputeStatuses.find((status) => status === text)
  if (known) return whole(known)
  const [, digit, sent] = /^(?:round )?([123])(?:st|nd|rd)?(?: round)?( sent| mailed)?$/.exec(plain) ?? []
  if (digit === undefined) return whole(null)
  const round = Number(digit)
  return { stage: disputeStatuses[sent ? round : round - 1] ?? null, means: round }
}
