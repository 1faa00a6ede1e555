import { mailDateFields } from './changed-fields.ts'
import type { ClientRow } from './clients.tables.ts'

export type DatedClient = Pick<ClientRow, (typeof mailDateFields)[number] | 'laterMailDates'>

/**
 * The mail dates of all rounds in their order, 'YYYY-MM-DD', null while a round is not mailed: the three of the record, and those
 * that the mail log brings for the rounds after them (decision 061).
 */
export function allMailDates(client: DatedClient): readonly (string | null)[] {
  return [...mailDateFields.map((field) => client[field]), ...client.laterMailDates]
}
