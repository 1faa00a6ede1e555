import { openingsAt } from '../../../shared/rules/entitlement.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { wordEnglish } from '../../../shared/sentences/word-english.ts'
import type { Deps } from '../../deps.ts'
import { ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { findClients } from '../clients/find-client.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { findHoldings } from '../settlement/find-holding.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { listPurchasesOfEmail } from '../storefront/list-purchases-of-email.ts'
import { settlePurchase } from '../storefront/settle-purchase.ts'

const sentences = {
  tester: says('account.testerAccess'),
  subscriber: says('account.access'),
  nobody: says('account.noSubscription'),
}

/**
 * Decision 19: a tester, an address with a paid package, or one whose unexpired purchase opens the letter generator. What
 * was refunded opens nothing.
 */
export async function checkSubscription(
  deps: Deps,
  email: string,
): Promise<{
  hasAccess: boolean
  message: string
  says: Sentence
  userType: 'tester' | 'subscriber' | null
}> {
  const userType = email.trim() === '' ? null : await userTypeOf(deps, email)
  const sentence = sentences[userType ?? 'nobody']
  return { hasAccess: userType !== null, message: wordEnglish(sentence), says: sentence, userType }
}

async function userTypeOf(deps: Deps, email: string): Promise<'tester' | 'subscriber' | null> {
  const ofRecord = await userTypeOfRecords(deps, email)
  if (ofRecord !== null) return ofRecord
  for (const purchase of await listPurchasesOfEmail(deps.database.db, email))
    if (await opensGenerator(deps, purchase)) return 'subscriber'
  return null
}

/** What the address's own records hold; one that was refunded holds nothing. */
async function userTypeOfRecords(
  deps: Pick<Deps, 'database'>,
  email: string,
): Promise<'tester' | 'subscriber' | null> {
  const { db } = deps.database
  const ids = await listClientIdsByEmail(db, email)
  const clients = (await findClients(db, ids)).filter(({ refundedAt }) => refundedAt === null)
  const holdings = await findHoldings(db, clients)
  const opening = clients.filter(({ id }) => holdings.get(id)?.opensGenerator)
  if (opening.some(({ clientType }) => clientType === 'tester')) return 'tester'
  return opening.some(({ paymentStatus }) => paymentStatus === 'paid') ? 'subscriber' : null
}

async function opensGenerator(deps: Deps, purchase: PurchaseRow): Promise<boolean> {
  const now = deps.clock.now()
  const opens = (row: PurchaseRow) => openingsAt(row, now).includes('generator')
  // A package opens what its client record does; that was looked at.
  if (openingsAt(purchase, now).includes('case')) return false
  if (opens(purchase)) return true
  // Its renewal may not have been told yet.
  const mayHaveRenewed = purchase.subscriptionId !== null && purchase.status === 'active'
  if (!mayHaveRenewed) return false
  const settled = await settlePurchase(deps, { checkoutSessionId: purchase.providerReference }).catch(
    (cause: unknown) => {
      if (!(cause instanceof ProviderUnavailable)) throw cause
      return null
    },
  )
  return settled?.purchase ? opens(settled.purchase) : false
}
