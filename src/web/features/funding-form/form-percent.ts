import {
  type FundingFields,
  missingFundingFields,
  requiredFundingFields,
} from '../../../shared/rules/funding-form.ts'
import { fundingSteps } from './field-problems.ts'

/** How much of what the form requires is answered, 0 to 100. */
export function percentComplete(fields: FundingFields): number {
  const count = (each: (step: 1 | 2 | 3) => readonly unknown[]) =>
    fundingSteps.reduce((sum, step) => sum + each(step).length, 0)
  const required = count((step) => requiredFundingFields(step, fields.hasBusinessEntity))
  const missing = count((step) => missingFundingFields(step, fields))
  return Math.round(((required - missing) / required) * 100)
}
