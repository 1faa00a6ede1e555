import { findPackage } from '../../../shared/catalogue/find-package.ts'
import { findGrant, grants, paidUnnamed, testerPlace } from '../../../shared/catalogue/grants.ts'
import { bestOf, type HeldGrant, type Holding } from '../../../shared/rules/holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { selectSettledPayments } from './checkout-credits.store.ts'
import type { PaymentRow } from './settlement.tables.ts'

type HoldingClient = Pick<ClientRow, 'id' | 'clientType' | 'paymentStatus' | 'createdAt'>

export interface ClientHolding extends Holding {
  /** What stays paid, the newest last. Empty for a tester. */
  payments: readonly Pick<PaymentRow, 'productKey' | 'productName'>[]
}

/**
 * What a client record holds: the best of every payment that settled for it and was not given back whole, upgrades among them;
 * a tester's place. null for a record of which nothing is paid. This, and no other place, says what a client may do with what
 * was bought (decision 060).
 */
export async function findHolding(
  queryable: Queryable,
  client: HoldingClient,
): Promise<ClientHolding | null> {
  return (await findHoldings(queryable, [client])).get(client.id) ?? null
}

/** The same for many, by the number of the client; one that holds nothing is not in it. */
export async function findHoldings(
  queryable: Queryable,
  clients: readonly HoldingClient[],
): Promise<ReadonlyMap<number, ClientHolding>> {
  const ids = clients.filter(({ clientType }) => clientType === 'paid').map(({ id }) => id)
  const settled = await selectSettledPayments(queryable, ids)
  const paid = new Map<number, PaymentRow[]>()
  for (const payment of settled)
    if (payment.clientId !== null) {
      const own = paid.get(payment.clientId) ?? []
      own.push(payment)
      paid.set(payment.clientId, own)
    }
  const holdings = clients.flatMap((client): [number, ClientHolding][] => {
    const holding = holdingOf(client, paid.get(client.id) ?? [])
    return holding ? [[client.id, holding]] : []
  })
  return new Map(holdings)
}

/** The columns of a settled payment that say what it opens. */
type SettledPayment = Pick<
  PaymentRow,
  'productKey' | 'productName' | 'amountCents' | 'refundedCents' | 'settledAt' | 'createdAt'
>

/** The same of one, whose settled payments were read before, in their order. */
export function holdingOf(client: HoldingClient, settled: readonly SettledPayment[]): ClientHolding | null {
  const kept = settled.filter(({ refundedCents, amountCents }) => refundedCents < amountCents)
  const payments = client.clientType === 'paid' ? kept : []
  const holding = bestOf(grantsOf(client, payments))
  return holding ? { ...holding, payments } : null
}

function grantsOf(client: HoldingClient, kept: readonly SettledPayment[]): HeldGrant[] {
  if (client.clientType === 'tester') return [{ grant: grants[testerPlace], from: client.createdAt }]
  const named = kept.flatMap(({ productKey, settledAt, createdAt }) => {
    const grant = findPackage(productKey) && findGrant(productKey)
    return grant ? [{ grant, from: settledAt ?? createdAt }] : []
  })
  if (named.length > 0 || client.paymentStatus !== 'paid') return named
  return [{ grant: paidUnnamed, from: client.createdAt }]
}
