import type { PurchaseShown } from '../../../shared/api/storefront.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { holds } from '../../../shared/rules/staff-roles.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findClient } from '../clients/find-client.ts'
import { creditedToward } from '../settlement/credited-toward.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { selectPurchasesOfClient, selectPurchasesOfEmail } from './purchases.store.ts'
import { shownPurchase } from './show-purchase.ts'

/**
 * What the address of a client bought, the newest first. A browser that merely holds the record typed that address and
 * proved nothing: it sees what this record was bought with, and what it opened itself. The id of a session cancels and changes what
 * was bought, for whoever has it: '' to staff who may not do that. Errors: not_found.
 */
export async function listClientPurchases(
  deps: Deps,
  input: { clientId: number; viewer: Viewer },
): Promise<(PurchaseShown & { sessionId: string })[]> {
  const { db } = deps.database
  const rows = await visibleRows(deps, input)
  const toward = await creditedToward(db, rows)
  const now = deps.clock.now()
  const mayAct = input.viewer.kind !== 'staff' || holds(input.viewer.limits, 'work')
  return rows.flatMap((row) => {
    const shown = shownPurchase(row, { creditedToward: toward.get(row.id) ?? null, now })
    return shown ? [{ ...shown, sessionId: mayAct ? row.providerReference : '' }] : []
  })
}

async function visibleRows(
  deps: Deps,
  { clientId, viewer }: { clientId: number; viewer: Viewer },
): Promise<PurchaseRow[]> {
  const { db } = deps.database
  const client = await findClient(db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const ofAddress = await selectPurchasesOfEmail(db, client.emailKey)
  const hasProven =
    viewer.kind === 'staff' || (viewer.kind === 'client' && emailKeyOf(viewer.email) === client.emailKey)
  if (hasProven) return ofAddress
  const own = await selectPurchasesOfClient(db, clientId)
  const opened = ofAddress.filter(
    ({ id, holderUserId }) =>
      viewer.kind !== 'nobody' && holderUserId === viewer.userId && !own.some((row) => row.id === id),
  )
  return [...own, ...opened].sort((a, b) => b.id - a.id)
}
