import type { MailedBy } from '../mailing/list-mailed-rounds.ts'

/**
 * Why the mail date of a round cannot be taken away, or null. Only staff take one away.
 * @param after the three mail dates as they would then be
 * @param mailedRounds rounds that an entry of the mail log or an answer proves, and by which of them
 */
export function problemOfTaking(
  round: number,
  after: readonly (string | null)[],
  mailedRounds: ReadonlyMap<number, MailedBy>,
): string | null {
  const by = mailedRounds.get(round)
  if (by === 'answer')
    return `A bureau’s answer to round ${round} is on record, so its mail date cannot be taken away. Enter the right day instead.`
  if (by === 'entry')
    return `The mail log holds a step of round ${round}, so its mail date cannot be taken away. Enter the right day instead.`
  const later = after.findIndex((other, index) => index > round - 1 && other !== null)
  return later < 0
    ? null
    : `Round ${later + 1} has a mail date, so that of round ${round} cannot be taken away before it.`
}
