import type { ClientChange } from '../../../shared/api/staff-clients.ts'
import { personName, phoneNumber } from '../../../shared/api/vocabulary.ts'
import { isDay } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ClientRow } from './clients.tables.ts'

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
 * Refuses a new name or telephone number that is too short. What stands there already is none of it: a row is sent back whole, and
 * the checkout and imports take shorter ones. Throws invalid_input, each sentence under its field's name.
 */
export function requireContact(change: EditedFields): void {
  const { name, phone } = change
  const isWrong = {
    name: name !== undefined && !personName.safeParse(name).success,
    phone: phone !== undefined && !phoneNumber().safeParse(phone).success,
  }
  const wrong = {
    ...(isWrong.name ? { name: says('check.nameTooShort') } : {}),
    ...(isWrong.phone ? { phone: says('check.phone') } : {}),
  }
  const first = wrong.name ?? wrong.phone
  if (first) throw new Refusal('invalid_input', first, wrong)
}

/**
 * Refuses mail dates that no calendar has or that run backwards. Throws invalid_input, the sentence under the field's name.
 * Whether one may be taken away, the mail log and the answers say (refuseTakenDates).
 */
export function requireMailDates(client: ClientRow, change: EditedFields): void {
  const after = mailDatesOf(client, change)
  for (const [index, field] of mailDateFields.entries()) {
    const day = change[field]
    if (day === undefined || day === null) continue
    const sentence = problemOfDay(day) ?? problemOfRoundDay(index + 1, after)
    if (sentence) throw new Refusal('invalid_input', sentence, { [field]: sentence })
  }
}

/** The mail dates of all rounds as they are with this change, which is of the first three alone. */
export function mailDatesOf(client: ClientRow, change: EditedFields = {}): (string | null)[] {
  const first = mailDateFields.map((field) => (change[field] === undefined ? client[field] : change[field]))
  return [...first, ...client.laterMailDates]
}

function problemOfDay(day: string): Sentence | null {
  return isDay(day) ? null : says('staff.notADate', { given: day.slice(0, 20) })
}

/** Why a round cannot have been mailed on its day in `after`, the mail dates of all rounds; null when it can. */
export function problemOfRoundDay(round: number, after: readonly (string | null)[]): Sentence | null {
  const day = after[round - 1] ?? ''
  const earlier = after.findIndex((other, index) => index < round - 1 && other !== null && other > day)
  if (earlier >= 0)
    return says('mailing.roundBefore', { round, other: earlier + 1, on: after[earlier] ?? '' })
  const later = after.findIndex((other, index) => index > round - 1 && other !== null && other < day)
  return later < 0 ? null : says('mailing.roundAfter', { round, other: later + 1, on: after[later] ?? '' })
}
