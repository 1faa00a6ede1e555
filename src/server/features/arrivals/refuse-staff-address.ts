import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listStaffAddresses } from '../accounts/list-staff-addresses.ts'

/** Whoever signs in as staff gets no sign-in link, so that a case under their address could never be opened. */
export async function refuseStaffAddress(queryable: Queryable, email: string): Promise<void> {
  const known = await listStaffAddresses(queryable, [emailKeyOf(email)])
  if (known.size === 0) return
  const sentence = says('staff.addressOfStaff')
  throw new Refusal('invalid_input', sentence, { email: sentence })
}
