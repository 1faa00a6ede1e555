import { beforeAll, describe, expect, it } from 'vitest'
import { clientArrivals } from '../../../src/server/features/arrivals/arrivals.tables.ts'
import { clients } from '../../../src/server/features/clients/clients.tables.ts'
import { fundingPayments } from '../../../src/server/features/funding-packages/funding-packages.tables.ts'
import { postalOrders } from '../../../src/server/features/postal/postal.tables.ts'
import {
  payments,
  purchasePayments,
  purchases,
} from '../../../src/server/features/settlement/settlement.tables.ts'
import type { Revenue } from '../../../src/shared/api/figures.ts'
import type { Caller, TestApp } from '../make-app.ts'

let app: TestApp
let staff: Caller

const at = (instant: string) => new Date(instant)
const person = (email: string) => ({ name: 'Pat Example', email, phone: '555 010 0100' })

/**
 * Ann: a package at the last second of October in New York, a funding package in November, letters in December, all of one address
 * written in two ways. Bob: a toolkit and three months of a subscription, one of them given back. Cleo: paid before the period and in
 * it. Somebody deleted. A package by link is there twice and counts once; what was begun, or came in an unknown sum, never.
 */
async function fill(): Promise<void> {
  const { db } = app.deps.database
  const [ann, dan] = await db
    .insert(clients)
    .values(
      ['ann@example.com', 'dan@example.com'].map((email) => ({
        ...person(email),
        clientType: 'paid' as const,
        emailKey: email,
        paymentStatus: 'paid' as const,
        amountCents: 1,
      })),
    )
    .returning()
  const checkout = {
    ...person('x'),
    provider: 'sandbox',
    holderUserId: 'h',
    productKey: 'premier',
    productName: 'ARMOR Premier',
    agreeToContact: true,
    status: 'succeeded',
  }
  await db.insert(payments).values([
    {
      ...checkout,
      email: 'Ann@Example.com',
      emailKey: 'ann@example.com',
      clientId: ann?.id,
      paymentIntentId: 'pi_a',
      amountCents: 175_000,
      refundedCents: 75_001,
      settledAt: at('2026-11-01T03:59:59.999Z'),
    },
    {
      ...checkout,
      email: 'cleo@example.com',
      emailKey: 'cleo@example.com',
      paymentIntentId: 'pi_c1',
      amountCents: 50_000,
      settledAt: at('2025-03-01T12:00:00Z'),
    },
    {
      ...checkout,
      email: 'cleo@example.com',
      emailKey: 'cleo@example.com',
      paymentIntentId: 'pi_c2',
      amountCents: 75_000,
      settledAt: at('2026-03-08T07:30:00Z'),
    },
    {
      ...checkout,
      email: '',
      paymentIntentId: 'pi_d',
      amountCents: 30_000,
      refundedCents: 30_000,
      settledAt: at('2026-02-10T12:00:00Z'),
    },
    { ...checkout, email: 'bob@example.com', paymentIntentId: 'pi_open', amountCents: 99_999 },
    {
      ...checkout,
      email: 'eve@example.com',
      emailKey: 'eve@example.com',
      paymentIntentId: 'pi_link',
      amountCents: 125_000,
      settledAt: at('2026-11-01T04:00:00Z'),
    },
  ])
  const bought = {
    provider: 'sandbox',
    refundedCents: 0,
    status: 'active',
    updatedAt: at('2026-09-05T12:00:00Z'),
  }
  const bob = { email: 'bob@example.com', emailKey: 'bob@example.com' }
  const rows = await db
    .insert(purchases)
    .values([
      {
        ...bought,
        ...bob,
        providerReference: 'cs_1',
        productKey: 'collections-toolkit',
        productName: 'Collections Toolkit',
        amountCents: 30_000,
        createdAt: at('2026-09-05T12:00:00Z'),
      },
      {
        ...bought,
        ...bob,
        providerReference: 'cs_2',
        subscriptionId: 'sub_1',
        productKey: 'monthly-access',
        productName: 'Monthly Access',
        amountCents: 14_700,
        createdAt: at('2026-09-05T12:00:00Z'),
      },
      {
        ...bought,
        email: 'eve@example.com',
        emailKey: 'eve@example.com',
        providerReference: 'cs_3',
        productKey: 'elite',
        productName: 'ARMOR Elite',
        amountCents: 125_000,
        createdAt: at('2026-11-01T04:00:00Z'),
      },
      {
        ...bought,
        ...bob,
        status: 'unknown',
        providerReference: 'cs_4',
        productKey: 'x',
        productName: 'Unknown',
        amountCents: 777,
        createdAt: at('2026-09-06T12:00:00Z'),
      },
    ])
    .returning()
  const idOf = (reference: string) =>
    rows.find(({ providerReference }) => providerReference === reference)?.id ?? 0
  await db.insert(purchasePayments).values([
    {
      paymentIntentId: 'pi_t',
      purchaseId: idOf('cs_1'),
      amountCents: 30_000,
      seenAt: at('2026-10-20T12:00:00Z'),
    },
    ...['2026-09', '2026-10', '2026-11'].map((month, index) => ({
      paymentIntentId: `pi_s${index}`,
      purchaseId: idOf('cs_2'),
      amountCents: 4_900,
      refundedCents: index === 1 ? 4_900 : 0,
      seenAt: at(`${month}-05T12:00:00Z`),
    })),
    {
      paymentIntentId: 'pi_link',
      purchaseId: idOf('cs_3'),
      amountCents: 125_000,
      seenAt: at('2026-11-01T04:00:00Z'),
    },
    {
      paymentIntentId: 'pi_u',
      purchaseId: idOf('cs_4'),
      amountCents: 777,
      seenAt: at('2026-09-06T12:00:00Z'),
    },
  ])
  await db.insert(fundingPayments).values({
    ...person('ann@example.com'),
    emailKey: 'ann@example.com',
    provider: 'sandbox',
    paymentIntentId: 'pi_f',
    holderUserId: 'h',
    attemptKey: 'f',
    productKey: 'armor-ready',
    productName: 'ARMOR Ready',
    amountCents: 49_700,
    status: 'succeeded',
    settledAt: at('2026-11-20T12:00:00Z'),
    createdAt: at('2026-11-20T12:00:00Z'),
    updatedAt: at('2026-11-20T12:00:00Z'),
  })
  await db.insert(postalOrders).values({
    clientId: ann?.id ?? 0,
    provider: 'sandbox',
    paymentIntentId: 'pi_p',
    attemptKey: 'p',
    productName: 'Mailing of 3 letters',
    amountCents: 3_000,
    status: 'succeeded',
    settledAt: at('2026-12-01T12:00:00Z'),
    createdAt: at('2026-12-01T12:00:00Z'),
    updatedAt: at('2026-12-01T12:00:00Z'),
  })
  await db.insert(clientArrivals).values({
    clientId: dan?.id ?? 0,
    paid: 'elsewhere',
    amountCents: 20_000,
    paidOn: '2026-11-01',
    addedBy: 'Sam',
    createdAt: at('2026-12-01T12:00:00Z'),
  })
}

async function revenueOf(query = ''): Promise<Revenue> {
  const reply = await staff.inject({ url: `/api/staff/figures/revenue${query}` })
  expect(reply.statusCode, app.errors.join()).toBe(200)
  return reply.json()
}

async function rowsOf(query: string) {
  const reply = await staff.inject({ url: `/api/staff/figures/revenue/payments?${query}` })
  expect(reply.statusCode, app.errors.join()).toBe(200)
  return {
    total: Number(reply.headers['x-total-count']),
    rows: reply.json() as { reference: string; email: string | null }[],
  }
}

/** The revenue against a small set that was added up by hand. @param anew the product as it started, with an admin */
export function revenueCases(anew: () => Promise<{ app: TestApp; staff: Caller }>): void {
  beforeAll(async () => {
    ;({ app, staff } = await anew())
    await fill()
  })

  describe('the revenue', () => {
    it('is what a pencil finds, by month of the office', async () => {
      const { months, total } = await revenueOf()
      expect(months.map(({ month, payments: count, kept }) => [month, count, kept])).toEqual([
        ['2026-01', 0, '0.00'],
        ['2026-02', 1, '0.00'],
        ['2026-03', 1, '750.00'],
        ...['2026-04', '2026-05', '2026-06', '2026-07', '2026-08'].map((month) => [month, 0, '0.00']),
        ['2026-09', 2, '349.00'],
        ['2026-10', 2, '999.99'],
        ['2026-11', 4, '1996.00'],
        ['2026-12', 1, '30.00'],
      ])
      expect(total).toEqual({ payments: 11, paid: '5224.00', refunded: '1099.01', kept: '4124.99' })
    })

    it('is the same whole by product, and by the month of the first payment', async () => {
      const { products, cohorts } = await revenueOf()
      expect(products.map(({ kind, product, kept }) => [kind, product, kept])).toEqual([
        ['checkout', 'premier', '2999.99'],
        ['funding', 'armor-ready', '497.00'],
        ['purchase', 'collections-toolkit', '300.00'],
        ['elsewhere', 'elsewhere', '200.00'],
        ['subscription', 'monthly-access', '98.00'],
        ['postal', 'postal', '30.00'],
      ])
      expect(cohorts.map(({ cohort, people, spans, kept }) => [cohort, people, spans, kept])).toEqual([
        ['deleted', null, null, '0.00'],
        ['earlier', null, null, '750.00'],
        ['2026-09', 1, ['349.00', '49.00', '0.00', '0.00'], '398.00'],
        ['2026-10', 1, ['999.99', '527.00', '0.00', '0.00'], '1526.99'],
        ['2026-11', 2, ['1450.00', '0.00', '0.00', '0.00'], '1450.00'],
      ])
    })

    it('opens the payments behind each figure, and as many as it counts', async () => {
      const revenue = await revenueOf()
      for (const { month, payments: count } of revenue.months.slice(-3))
        expect((await rowsOf(`month=${month}`)).total).toBe(count)
      for (const { kind, product, payments: count } of revenue.products)
        expect((await rowsOf(`kind=${kind}&product=${product}`)).total).toBe(count)
      for (const { cohort, payments: count } of revenue.cohorts)
        expect((await rowsOf(`cohort=${cohort}`)).total).toBe(count)
      expect((await rowsOf('month=2026-10')).rows.map(({ reference, email }) => [reference, email])).toEqual([
        ['pi_a', 'ann@example.com'],
        ['pi_s1', 'bob@example.com'],
      ])
      expect((await rowsOf('cohort=deleted')).rows).toMatchObject([
        { reference: 'pi_d', email: null, clientId: null },
      ])
      expect((await rowsOf('month=2020-01')).total).toBe(0)
    })

    it('ends with the month that is asked for, and refuses one that there is not', async () => {
      const march = await revenueOf('?until=2026-03&months=1')
      expect(march.months.map(({ month }) => month)).toEqual(['2026-03'])
      expect(march.total).toEqual(
        march.months[0] && { payments: 1, paid: '750.00', refunded: '0.00', kept: '750.00' },
      )
      for (const query of ['?until=2026-13', '?months=0', '?months=37', '?until=x'])
        expect((await staff.inject({ url: `/api/staff/figures/revenue${query}` })).statusCode).toBe(400)
    })

    it('is exported cut by cut', async () => {
      const reply = await staff.inject({ url: '/api/staff/figures.csv?sheet=products' })
      expect(reply.headers['content-type']).toContain('text/csv')
      expect(reply.body.split('\r\n')[1]).toBe(
        '"checkout","premier","ARMOR Premier","4","4050.00","1050.01","2999.99"',
      )
    })
  })
}
