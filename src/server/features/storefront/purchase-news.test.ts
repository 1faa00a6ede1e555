import { expect, it } from 'vitest'
import type { PurchasePaymentRow, PurchaseRow } from '../settlement/settlement.tables.ts'
import type { KnownPurchase, PurchaseTruth } from './purchase-facts.ts'
import { newsOf } from './purchase-news.ts'

const payment = (paymentIntentId: string) => ({ paymentIntentId, amountCents: 4900, refundedCents: 0 })
const truth = (...ids: string[]): PurchaseTruth => ({
  productKey: 'monthly-access',
  productName: 'Monthly Access',
  status: 'active',
  opensUntil: null,
  endsWithPeriod: false,
  nextProductKey: null,
  amountCents: 4900 * ids.length,
  refundedCents: 0,
  payments: ids.map(payment),
  boughtAt: new Date('2026-11-21T10:00:00Z'),
})
const known = (...ids: string[]): KnownPurchase => ({
  accepted: false,
  row: { status: 'active' } as PurchaseRow,
  payments: ids.map((id) => payment(id) as PurchasePaymentRow),
})
const told = (before: KnownPurchase | null, after: PurchaseTruth) =>
  newsOf(before, after, false).map((news) => `${news.kind} ${news.occasion}`)

it('every payment has one receipt, in whatever order the provider names payments of one second', () => {
  expect(told(null, truth('pi_1'))).toEqual(['receipt pi_1'])
  expect(told(known('pi_1'), truth('pi_1', 'pi_2'))).toEqual(['renewed pi_2'])
  expect(told(known('pi_1'), truth('pi_2', 'pi_1'))).toEqual(['renewed pi_2'])
  expect(told(known('pi_1', 'pi_2'), truth('pi_2', 'pi_1'))).toEqual([])
})
