import type { Deps } from '../../deps.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { listReadinessPayments } from '../funding-packages/list-readiness-payments.ts'
import { listPostalPayments } from '../postal/list-postal-payments.ts'
import { creditsInto, type TakenCredit } from '../settlement/credits-into.ts'
import { listSettledPayments } from '../settlement/list-payments.ts'
import { selectRefundsOfIntents } from '../settlement/settlement.holdings.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { listPaymentsOfPurchases } from '../storefront/list-payments-of-purchases.ts'
import { listPurchasesOfEmail } from '../storefront/list-purchases-of-email.ts'

/** A payment of an address as its receipt tells of it. Amounts in cents. */
export interface ReceiptFacts {
  /** The receipt's number: the provider's id of the payment, as the receipt by mail names it. */
  number: string
  provider: string
  /** In English, as the catalogue names it. */
  productName: string
  paidAt: Date
  amountCents: number
  refundedCents: number
  /** Refunds whose day is known; what the provider's own site gave back is in `refundedCents` alone. */
  refunds: readonly { cents: number; at: Date }[]
  credits: readonly TakenCredit[]
  buyer: { name: string; email: string }
  /** What was bought through a payment link; null for a package of the checkout or of an application. */
  purchase: PurchaseRow | null
}

type Paid = Omit<ReceiptFacts, 'refunds' | 'credits'>

/** Everything that an address (in lower case) which its reader has proven paid, the newest first. */
export async function listReceipts(deps: Pick<Deps, 'database'>, emailKey: string): Promise<ReceiptFacts[]> {
  const { db } = deps.database
  const paid = [
    ...(await paidInCases(deps, emailKey)),
    ...(await paidByLink(deps, emailKey)),
    ...(await listReadinessPayments(db, emailKey)).map((row) => ({
      ...amountsOf(row),
      paidAt: row.settledAt ?? row.createdAt,
      purchase: null,
    })),
  ]
  const numbers = paid.map(({ number }) => number)
  const credits = await creditsInto(db, numbers)
  const refunds = numbers.length === 0 ? [] : await selectRefundsOfIntents(db, numbers)
  return paid
    .map((each) => ({
      ...each,
      credits: credits.filter(({ paymentIntentId }) => paymentIntentId === each.number),
      refunds: refunds
        .filter(({ paymentIntentId, status }) => paymentIntentId === each.number && status === 'succeeded')
        .map(({ amountCents, createdAt }) => ({ cents: amountCents, at: createdAt })),
    }))
    .sort((one, other) => other.paidAt.getTime() - one.paidAt.getTime())
}

/** Of packages: the checkout's own, and those of links, which settle as such; and of letters that were mailed for the client. */
async function paidInCases(deps: Pick<Deps, 'database'>, emailKey: string): Promise<Paid[]> {
  const { db } = deps.database
  const clients: ClientRow[] = []
  for (const id of await listClientIdsByEmail(db, emailKey)) {
    const client = await findClient(db, id)
    if (client && client.blockedAt === null) clients.push(client)
  }
  if (clients.length === 0) return []
  const ids = clients.map(({ id }) => id)
  const mailings = (await listPostalPayments(db, ids)).flatMap((row) =>
    clients.flatMap(({ id, name, email }) => (id === row.clientId ? [{ ...row, name, email }] : [])),
  )
  return [...(await listSettledPayments(db, ids)), ...mailings].map((row) => ({
    ...amountsOf(row),
    paidAt: row.settledAt ?? row.createdAt,
    purchase: null,
  }))
}

async function paidByLink(deps: Pick<Deps, 'database'>, emailKey: string): Promise<Paid[]> {
  const { db } = deps.database
  const purchases = (await listPurchasesOfEmail(db, emailKey)).filter(({ status }) => status !== 'unknown')
  return (await listPaymentsOfPurchases(db, purchases)).map(({ purchase, payment }) => ({
    number: payment.paymentIntentId,
    provider: purchase.provider,
    productName: purchase.productName,
    paidAt: purchase.subscriptionId === null ? purchase.createdAt : payment.seenAt,
    amountCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    buyer: { name: purchase.name ?? '', email: purchase.email },
    purchase,
  }))
}

function amountsOf(row: {
  paymentIntentId: string
  provider: string
  productName: string
  amountCents: number
  refundedCents: number
  name: string
  email: string
}) {
  const { paymentIntentId: number, provider, productName, amountCents, refundedCents, name, email } = row
  return { number, provider, productName, amountCents, refundedCents, buyer: { name, email } }
}
