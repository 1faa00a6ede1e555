import type { WorkKey } from './grants.ts'

/**
 * By when staff have done what only a person can do, in business days after the day of the payment in New York. Of a session: by when its time
 * is agreed; from then on its day is the clock.
 */
interface WorkTerms {
  businessDays: number
  isSession: boolean
}

const session: WorkTerms = { businessDays: 2, isSession: true }
const formation: WorkTerms = { businessDays: 5, isSession: false }

export const workTerms: Record<WorkKey, WorkTerms> = {
  'strategy-session': session,
  'intake-session': session,
  'profile-review': session,
  'compliance-review': { businessDays: 5, isSession: false },
  'expedited-processing': { businessDays: 2, isSession: false },
  'llc-formation': formation,
  ein: formation,
  'bank-account': formation,
}
