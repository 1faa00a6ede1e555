import type { ClientChange } from '../../../shared/api/staff-clients.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isDay } from '../mailing/judge-step.ts'
import type { MailedBy } from '../mailing/list-mailed-rounds.ts'
import type { ClientRow } from './clients.tables.ts'
import { problemOfTaking } from './mail-dates-taken.ts'

/** The mail dates of rounds 1 to 3, in their order. */
export const mailDateFields = ['round1MailDate', 'round2MailDate', 'round3MailDate'] as const
const fields = ['name', 'phone', 'email', 'disputeStatus', ...mailDateFields, 'results'] as const

/** What staff may change about a client (decision 29); null takes a mail date or the results away. */
export type EditedFields = Pick<ClientChange, (typeof fields)[number]>

/** The fields that would read otherwise than they do now. Empty results are none. */
export function changedFields(client: ClientRow, edit: EditedFields): EditedFields {
  const wished: EditedFields = edit.results?.trim() === '' ? { ...edit, results: null } : edit
  const changed = fields.filter((field) => wished[field] !== undefined && wished[field] !== client[field])
  return Object.fromEntries(changed.map((field) => [field, wished[field]]))
}

/**
 * Refuses mail dates that no calendar has, that run backwards, or that are taken away although the mail log or a later
 * round says that the round was mailed. Throws invalid_input, the sentence under the field's name.
 * @param mailedRounds rounds that an entry of the mail log or an answer proves, and by which of them
 */
export function requireMailDates(
  client: ClientRow,
  change: EditedFields,
  mailedRounds: ReadonlyMap<number, MailedBy>,
): void {
  const after = mailDateFields.map((field) => (change[field] === undefined ? client[field] : change[field]))
  for (const [index, field] of mailDateFields.entries()) {
    const day = change[field]
    if (day === undefined) continue
    const sentence =
      day === null
        ? problemOfTaking(index + 1, after, mailedRounds)
        : (problemOfDay(day) ?? problemOfRoundDay(index + 1, after))
    if (sentence) throw new Refusal('invalid_input', sentence, { [field]: sentence })
  }
}

function problemOfDay(day: string): string | null {
  return isDay(day) ? null : `'${day.slice(0, 20)}' is not a date of the form YYYY-MM-DD.`
}

/** Why a round cannot have been mailed on its day in `after`, the mail dates of the three rounds; null when it can. */
export function problemOfRoundDay(round: number, after: readonly (string | null)[]): string | null {
  const day = after[round - 1] ?? ''
  const earlier = after.findIndex((other, index) => index < round - 1 && other !== null && other > day)
  if (earlier >= 0)
    return `Round ${round} cannot have been mailed before round ${earlier + 1}, on ${after[earlier]}.`
  const later = after.findIndex((other, index) => index > round - 1 && other !== null && other < day)
  return later < 0
    ? null
    : `Round ${round} cannot have been mailed after round ${later + 1}, on ${after[later]}.`
}
