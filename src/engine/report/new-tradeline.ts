import { accountFields } from '../../shared/rules/account-fields.ts'
import type { Tradeline } from './credit-report.ts'

const absent = Object.fromEntries(accountFields.map((field) => [field, null])) as Record<
  (typeof accountFields)[number],
  null
>

/** An account of which only the heading is known yet; every other field is absent until its line is read. */
export function newTradeline(
  known: Pick<Tradeline, 'bureau' | 'id' | 'section' | 'creditor'> & Partial<Tradeline>,
): Tradeline {
  return {
    ...absent,
    remarks: [],
    history: [],
    figures: [],
    statedLates: [],
    blank: [],
    furnisherAddress: null,
    furnisherPhone: null,
    blocks: [],
    ...known,
  }
}
