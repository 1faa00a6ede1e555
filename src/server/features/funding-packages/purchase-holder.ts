import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { PurchaseHolder } from './funding-purchases.store.ts'
import { hasRedeemedLink } from './redeemed-links.store.ts'

/** Who sends a form: the browser, and the address it is signed in with; null: with none. */
export interface FormSender {
  userId: string
  email: string | null
}

/**
 * Whose purchases a sender's are. An address is theirs when they are signed in with it, or opened a link that was mailed to it.
 * @param typed the address of the form, in lower case; '' when none was typed
 */
export async function holderOf(
  queryable: Queryable,
  { userId, email }: FormSender,
  typed: string,
): Promise<PurchaseHolder> {
  const signedIn = email === null ? [] : [emailKeyOf(email)]
  const isProven =
    typed !== '' &&
    !signedIn.includes(typed) &&
    (await hasRedeemedLink(queryable, { userId, emailKey: typed }))
  return { userId, emailKeys: isProven ? [...signedIn, typed] : signedIn }
}
