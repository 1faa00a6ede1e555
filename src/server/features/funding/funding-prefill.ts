import type { FundingFields } from '../../../shared/rules/funding-form.ts'
import { readFundingPrefill } from '../../../shared/rules/funding-prefill.ts'

/**
 * The fields of a prefill token under the names of the form (decision 31). A template that a form service did not fill in
 * is refused whole: `rejected`, which the form reports as a configuration error.
 */
export function fundingPrefillOf(fields: Readonly<Record<string, string | boolean>>): {
  success: boolean
  data: Partial<FundingFields>
  rejected: boolean
} {
  const prefill = readFundingPrefill(fields)
  if (prefill.kind === 'rejected') return { success: false, data: {}, rejected: true }
  return { success: true, data: prefill.kind === 'filled' ? prefill.fields : {}, rejected: false }
}
