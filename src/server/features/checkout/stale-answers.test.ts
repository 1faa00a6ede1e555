import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/support/buying-visitor.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { paidBrowser } from '../../../../test/support/paying-client.ts'
import { paidPackage, paidPrequalification } from '../../../../test/support/refunding-staff.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import type { Deps } from '../../deps.ts'
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'
import { settleFundingPayment } from '../funding-packages/settle-funding-payment.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { settlePurchase } from '../storefront/settle-purchase.ts'

/** Orders of each kind of payment; the soak tries many. */
const [runs = 0] = soaked([3], [60])

interface Paid {
  paymentIntentId: string
}

const kinds = [
  {
    what: 'a payment of the checkout',
    table: 'payments',
    pay: (app: TestApp): Promise<Paid> => paidBrowser(app),
    settle: (deps: Deps, paymentIntentId: string) => settlePayment(deps, paymentIntentId),
  },
  {
    what: 'a funding payment',
    table: 'funding_payments',
    pay: (app: TestApp): Promise<Paid> => paidPackage(app),
    settle: (deps: Deps, paymentIntentId: string) => settleFundingPayment(deps, paymentIntentId),
  },
  {
    what: 'a purchase through a link',
    table: 'purchase_payments',
    pay: (app: TestApp): Promise<Paid> => paidPrequalification(app),
    settle: (deps: Deps, paymentIntentId: string) => settlePurchase(deps, { paymentIntentId }),
  },
]

describe('answers of the provider that cross', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      now: new Date('2026-11-20T12:00:00Z'),
      settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
    })
  })
  afterAll(() => app.close())

  describe.each(kinds)('about $what', ({ table, pay, settle }) => {
    const standing = async ({ paymentIntentId }: Paid) =>
      (
        await app.deps.database.db.execute<{ cents: number }>(
          `select refunded_cents as cents from ${table} where payment_intent_id = '${paymentIntentId}'`,
        )
      ).rows[0]?.cents

    it('leave a refund as it is when one from before it comes last', async () => {
      const paid = await pay(app)
      const late = await heldAnswer(app, (deps) => settle(deps, paid.paymentIntentId))
      await app.sandbox.refund(paid.paymentIntentId)
      await settle(app.deps, paid.paymentIntentId)
      const refunded = await standing(paid)
      expect(refunded).toBeGreaterThan(0)
      await late.arrives()
      expect(await standing(paid)).toBe(refunded)
    })

    it('end at what the provider says, in every order of asking, refunding, returning and arriving', async () => {
      const act = fc.oneof(
        fc.constant('ask' as const),
        fc.constant('refund' as const),
        fc.constant('return' as const),
        fc.nat(5).map((which) => ({ arrives: which })),
      )
      await fc.assert(
        fc.asyncProperty(fc.array(act, { maxLength: 9 }), async (acts) => {
          const paid = await pay(app)
          const bank = returningBank(app.deps.payments)
          const deps = { ...app.deps, payments: bank.provider }
          const waiting: Awaited<ReturnType<typeof heldAnswer>>[] = []
          for (const [step, each] of acts.entries()) {
            if (each === 'ask')
              waiting.push(await heldAnswer({ ...app, deps }, (held) => settle(held, paid.paymentIntentId)))
            else if (each === 'refund')
              await app.deps.payments.refundPayment({
                paymentIntentId: paid.paymentIntentId,
                amountCents: 100,
                attemptKey: `stale-${paid.paymentIntentId}-${step}`,
              })
            else if (each === 'return') await bank.returnsOne(paid.paymentIntentId)
            else if (waiting.length > 0) await waiting.splice(each.arrives % waiting.length, 1)[0]?.arrives()
          }
          await Promise.all(waiting.map((each) => each.arrives()))
          await settle(deps, paid.paymentIntentId)
          const told = await bank.provider.getPaymentIntent(paid.paymentIntentId)
          expect(await standing(paid)).toBe(told?.refundedCents)
        }),
        { numRuns: runs },
      )
    })
  })

  // A package's refund is mailed when staff made it, and stands in refund-payment.test.
  it.each([
    ['a funding payment', paidPackage, settleFundingPayment],
    [
      'a purchase through a link',
      paidPrequalification,
      (deps: Deps, paymentIntentId: string) => settlePurchase(deps, { paymentIntentId }),
    ],
  ])('mail a refund of %s once, however often its news comes', async (_what, pay, settle) => {
    const { paymentIntentId, email } = await pay(app)
    await app.sandbox.refund(paymentIntentId)
    await Promise.all(Array.from({ length: 8 }, () => settle(app.deps, paymentIntentId)))
    const lines = await mailsTo(app, email)
    expect(lines.filter((line) => line.startsWith('refund'))).toHaveLength(1)
  })
})

/** A settlement whose first answer of the provider is fetched now and arrives later. */
async function heldAnswer(
  { deps }: Pick<TestApp, 'deps'>,
  settle: (deps: Deps) => Promise<unknown>,
): Promise<{ arrives(): Promise<void> }> {
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  let fetched: () => void = () => undefined
  const isFetched = new Promise<void>((resolve) => {
    fetched = resolve
  })
  let count = 0
  const payments: PaymentProvider = {
    ...deps.payments,
    getPaymentIntent: async (id) => {
      const answer = await deps.payments.getPaymentIntent(id)
      count += 1
      if (count > 1) return answer
      fetched()
      await gate
      return answer
    },
  }
  const done = settle({ ...deps, payments })
  await Promise.race([isFetched, done])
  return {
    arrives: async () => {
      release()
      await done
    },
  }
}

/** A provider whose bank sends refunds back: then it says that less is refunded, and its list names them failed. */
function returningBank(honest: PaymentProvider) {
  const returned = new Set<string>()
  const listRefunds: PaymentProvider['listRefunds'] = async (id) =>
    (await honest.listRefunds(id)).map((refund) =>
      returned.has(refund.id) ? { ...refund, status: 'failed' as const } : refund,
    )
  const provider: PaymentProvider = {
    ...honest,
    listRefunds,
    getPaymentIntent: async (id) => {
      const intent = await honest.getPaymentIntent(id)
      if (!intent) return null
      const back = (await listRefunds(id))
        .filter(({ status }) => status === 'failed')
        .reduce((sum, { amountCents }) => sum + amountCents, 0)
      return { ...intent, refundedCents: intent.refundedCents - back }
    },
  }
  return {
    provider,
    returnsOne: async (id: string) => {
      const one = (await listRefunds(id)).find(({ status }) => status !== 'failed')
      if (one) returned.add(one.id)
    },
  }
}
