import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { openVisitorContent } from './visitor-content.ts'
import { selectAddressOfVisitor, selectNewestOfVisitor } from './visitor-messages.store.ts'

/** Whose conversation this is: the address in lower case, and as it was typed last. Errors: not_found. */
export async function findVisitor(
  deps: Pick<Deps, 'database' | 'sealer'>,
  messageId: number,
): Promise<{ emailKey: string; email: string }> {
  const { db } = deps.database
  const emailKey = await selectAddressOfVisitor(db, messageId)
  if (emailKey === undefined) throw new Refusal('not_found', says('staff.noConversation'))
  return { emailKey, email: (await findWriter(deps, db, emailKey)) ?? emailKey }
}

/** The address as somebody typed it who wrote to support without a client record; null: nobody did. */
export async function findWriter(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  emailKey: string,
): Promise<string | null> {
  const newest = await selectNewestOfVisitor(queryable, emailKey)
  return newest ? (openVisitorContent(deps, newest).email ?? emailKey) : null
}
