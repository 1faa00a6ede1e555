import { type AccessRow, send } from './access-row.ts'

/** The row of the form on the home page. */
export const leadsAccess: Record<string, AccessRow> = {
  submitInterest: { for: 'anyone', ask: send('POST', '/api/submissions'), status: 400 },
}
