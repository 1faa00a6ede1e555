import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import type { submitInterest as call } from '../../../shared/api/leads.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { noteFirstLanguage } from '../accounts/person-language.ts'
import { recordLeadConsents } from './lead-consents.ts'
import { insertLead, lockLeadAddress, selectLeadSince, updateLead } from './leads.store.ts'

/** Within this time an address is one lead, however often the form is sent. */
const sameLeadMs = 10 * 60_000

/**
 * Keeps the interest that somebody leaves on the home page, with what was agreed to and its wording. The same again within
 * ten minutes (a double click, a second try after a lost answer) changes nothing; a correction within that time replaces
 * what was typed, and its consents are recorded anew. Answers the same either way.
 * @param input.origin where the request came from, for the consent records
 */
export async function submitInterest(
  deps: Deps,
  input: { interest: z.output<typeof call.body>; origin: RequestOrigin },
): Promise<{ received: true }> {
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    if (!(await keepLead(tx, input.interest, now))) return
    const { email } = input.interest
    await noteFirstLanguage(tx, { email, language: input.origin.language, now })
    await recordLeadConsents(tx, { ...input, now })
    await noteFact(deps, tx, { kind: 'interest-left' })
  })
  return { received: true }
}

/** Whether anything was new. */
async function keepLead(tx: Queryable, interest: z.output<typeof call.body>, now: Date): Promise<boolean> {
  const { name, email, phone, agreeToStudy, agreeToContact } = interest
  const told = { name, email, phone, agreeToStudy, agreeToContact }
  const emailKey = emailKeyOf(email)
  await lockLeadAddress(tx, emailKey)
  const known = await selectLeadSince(tx, emailKey, new Date(now.getTime() - sameLeadMs))
  if (!known) {
    await insertLead(tx, { ...told, emailKey, createdAt: now })
    return true
  }
  const before = Object.fromEntries(Object.keys(told).map((key) => [key, Reflect.get(known, key)]))
  if (isDeepStrictEqual(before, told)) return false
  await updateLead(tx, known.id, told)
  return true
}
