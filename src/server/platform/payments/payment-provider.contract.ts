import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { linkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { acceptedVersions } from '../../../shared/rules/legal-versions.ts'
import { type PaymentPageWish, ProviderUnavailable, RefundRefused } from './payment-provider.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import { describeWebhookContract } from './webhook.contract.ts'

export const buyer = { email: 'buyer@example.com', name: 'Bea Buyer' }

const purchase = {
  amountCents: 175_000,
  description: 'ARMOR Premier',
  receiptEmail: 'payer@example.com',
  metadata: { product: 'premier' },
}

/** Declares the tests that every payment provider passes. */
export function describeProviderContract(open: () => ProviderUnderTest): void {
  it('creates a PaymentIntent in dollars that waits for a card', async () => {
    const { provider } = open()
    const intent = await provider.createPaymentIntent({ ...purchase, idempotencyKey: 'contract-1' })
    expect(intent).toMatchObject({ amountCents: 175_000, currency: 'usd', status: 'requires_payment_method' })
    expect(intent.clientSecret.startsWith(`${intent.id}_secret_`)).toBe(true)
  })

  it('gives the same PaymentIntent for the same idempotency key', async () => {
    const { provider } = open()
    const first = await provider.createPaymentIntent({ ...purchase, idempotencyKey: 'contract-2' })
    const second = await provider.createPaymentIntent({ ...purchase, idempotencyKey: 'contract-2' })
    expect(second.id).toBe(first.id)
  })

  it('says that a PaymentIntent is not there', async () => {
    expect(await open().provider.getPaymentIntent('pi_000000000000000000000000')).toBeNull()
  })

  it.each(['😀'.repeat(12), 'pi_\0', 'pi_1/../pi_2', 'pi 1?expand=x', '', 'x'.repeat(300)])(
    'has nothing under an id that none of its own looks like: %j',
    async (id) => {
      const { provider } = open()
      expect(await provider.getPaymentIntent(id)).toBeNull()
      expect(await provider.getCheckoutSession(id)).toBeNull()
      expect(await provider.getSubscription(id)).toBeNull()
    },
  )

  it('tells that it was paid', async () => {
    const { provider, pay } = open()
    const intent = await provider.createPaymentIntent({ ...purchase, idempotencyKey: 'contract-3' })
    await pay(intent)
    expect(await provider.getPaymentIntent(intent.id)).toMatchObject({
      status: 'succeeded',
      refundedCents: 0,
    })
  })

  const paid = async (key: string) => {
    const { provider, pay } = open()
    const intent = await provider.createPaymentIntent({ ...purchase, idempotencyKey: key })
    await pay(intent)
    return { provider, paymentIntentId: intent.id }
  }

  it('refunds in part and then the rest, and says what is refunded', async () => {
    const { provider, paymentIntentId } = await paid('contract-4')
    const part = { paymentIntentId, amountCents: 50_000, attemptKey: 'contract-4-part' }
    const refund = await provider.refundPayment(part)
    expect(refund).toMatchObject({
      amountCents: 50_000,
      status: 'succeeded',
      attemptKey: 'contract-4-part',
    })
    expect(await provider.getPaymentIntent(paymentIntentId)).toMatchObject({ refundedCents: 50_000 })
    await provider.refundPayment({ paymentIntentId, amountCents: 125_000, attemptKey: 'contract-4-rest' })
    expect(await provider.getPaymentIntent(paymentIntentId)).toMatchObject({ refundedCents: 175_000 })
    const all = await provider.listRefunds(paymentIntentId)
    expect(all.map((each) => each.attemptKey).sort()).toEqual(['contract-4-part', 'contract-4-rest'])
    expect(all.find((each) => each.id === refund.id)).toEqual(refund)
  })

  it('refunds once for the same key, however often and at once it is asked', async () => {
    const { provider, paymentIntentId } = await paid('contract-5')
    const ask = () =>
      provider.refundPayment({ paymentIntentId, amountCents: 10_000, attemptKey: 'contract-5-once' })
    const made = [...(await Promise.all([ask(), ask()])), await ask()]
    expect(new Set(made.map((each) => each.id)).size).toBe(1)
    expect(await provider.getPaymentIntent(paymentIntentId)).toMatchObject({ refundedCents: 10_000 })
  })

  it('refuses to refund more than is left, what is refunded already and what is not there, in its own words', async () => {
    const { provider, paymentIntentId } = await paid('contract-6')
    const ask = (amountCents: number, attemptKey: string, id = paymentIntentId) =>
      provider.refundPayment({ paymentIntentId: id, amountCents, attemptKey })
    await expect(ask(175_001, 'contract-6-more')).rejects.toThrow(/greater than unrefunded amount/)
    await ask(175_000, 'contract-6-all')
    await expect(ask(100, 'contract-6-again')).rejects.toThrow(/already been refunded/)
    await expect(ask(100, 'contract-6-none', 'pi_000000000000000000000000')).rejects.toThrow(RefundRefused)
    expect(await provider.listRefunds(paymentIntentId)).toHaveLength(1)
  })

  it('does not refund what was never paid', async () => {
    const { provider } = open()
    const intent = await provider.createPaymentIntent({ ...purchase, idempotencyKey: 'contract-7' })
    const ask = provider.refundPayment({
      paymentIntentId: intent.id,
      amountCents: 100,
      attemptKey: 'contract-7',
    })
    await expect(ask).rejects.toThrow(RefundRefused)
  })

  it('says what was bought in a Checkout Session, by whom, and which payment paid for it', async () => {
    const { provider, payLink } = open()
    const session = await provider.getCheckoutSession(await payLink('profile-review'))
    expect(session).toMatchObject({
      status: 'complete',
      paid: true,
      productKey: 'profile-review',
      askedCents: null,
      acceptedVersions: null,
      amountCents: 7500,
      currency: 'usd',
      ...buyer,
      subscriptionId: null,
    })
    const intent = await provider.getPaymentIntent(session?.paymentIntentId ?? '')
    expect(intent).toMatchObject({ status: 'succeeded', amountCents: 7500 })
  })

  it('says until when a subscription is paid, and by which payments', async () => {
    const { provider, payLink } = open()
    const session = await provider.getCheckoutSession(await payLink('monthly-access'))
    expect(session).toMatchObject({ paid: true, paymentIntentId: null, amountCents: 4900 })
    const subscription = await provider.getSubscription(session?.subscriptionId ?? '')
    expect(subscription).toMatchObject({
      id: session?.subscriptionId,
      status: 'active',
      productKey: 'monthly-access',
      endsWithPeriod: false,
      nextProductKey: null,
    })
    const days =
      ((subscription?.periodEndsAt.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0)) / 86_400_000
    expect(days).toBeGreaterThan(27.9)
    expect(days).toBeLessThan(31.1)
    const [payment = ''] = subscription?.paymentIntentIds ?? []
    expect(subscription?.paymentIntentIds).toHaveLength(1)
    expect(await provider.getPaymentIntent(payment)).toMatchObject({ status: 'succeeded', amountCents: 4900 })
  })

  it('opens a page on which a subscriber changes the plan', async () => {
    const { provider, payLink } = open()
    const session = await provider.getCheckoutSession(await payLink('annual-subscription'))
    const subscription = await provider.getSubscription(session?.subscriptionId ?? '')
    const url = await provider.openCustomerPage({
      customerId: subscription?.customerId ?? '',
      returnUrl: 'https://armor.example/account/purchase',
    })
    expect(URL.canParse(url)).toBe(true)
    const nobody = { customerId: 'cus_000000000000000000000000', returnUrl: 'https://armor.example/' }
    await expect(provider.openCustomerPage(nobody)).rejects.toThrow(ProviderUnavailable)
  })

  const subscriber = async (key: string) => {
    const { provider, payLink } = open()
    const session = await provider.getCheckoutSession(await payLink(key))
    return { provider, id: session?.subscriptionId ?? '' }
  }

  it('ends a subscription with its period, twice is once, and takes that back', async () => {
    const { provider, id } = await subscriber('monthly-access')
    const before = await provider.getSubscription(id)
    expect(await provider.setSubscriptionEnding(id, true)).toEqual({ ...before, endsWithPeriod: true })
    expect(await provider.setSubscriptionEnding(id, true)).toMatchObject({ endsWithPeriod: true })
    expect(await provider.setSubscriptionEnding(id, false)).toEqual(before)
  })

  it('ends a subscription at once, which nothing brings back', async () => {
    const { provider, id } = await subscriber('monthly-access')
    await provider.endSubscription(id)
    expect(await provider.getSubscription(id)).toMatchObject({ status: 'canceled' })
    await provider.endSubscription(id)
    expect(await provider.setSubscriptionEnding(id, false)).toMatchObject({ status: 'canceled' })
  })

  it('ends no subscription that is not there', async () => {
    const { provider } = open()
    const nobody = 'sub_000000000000000000000000'
    expect(await provider.setSubscriptionEnding(nobody, true)).toBeNull()
    await provider.endSubscription(nobody)
    await provider.endSubscription('sub_1/../sub_2')
  })

  const page = (key: string, over: Partial<PaymentPageWish> = {}): PaymentPageWish => {
    const product = linkedProduct(key)
    return {
      product,
      dueCents: product.dollars * 100,
      reason: null,
      terms: 'One payment. Nothing renews.',
      email: buyer.email,
      returnUrl: 'https://armor.example/account/purchase?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://armor.example/software-plans',
      idempotencyKey: randomUUID(),
      ...over,
    }
  }

  it('opens a page at less than the price, once for the same key, which is paid with that sum', async () => {
    const { provider, payPage } = open()
    const wish = page('premium-plan', { dueCents: 115_300, reason: '$1,250.00 less $97.00 already paid' })
    const { sessionId, url } = await provider.openPaymentPage(wish)
    expect(URL.canParse(url)).toBe(true)
    expect((await provider.openPaymentPage(wish)).sessionId).toBe(sessionId)
    expect(await provider.getCheckoutSession(sessionId)).toMatchObject({
      status: 'open',
      paid: false,
      productKey: 'premium-plan',
      askedCents: 115_300,
      acceptedVersions,
      amountCents: 115_300,
      email: buyer.email,
    })
    await payPage(sessionId)
    const session = await provider.getCheckoutSession(sessionId)
    expect(session).toMatchObject({ status: 'complete', paid: true })
    const intent = await provider.getPaymentIntent(session?.paymentIntentId ?? '')
    expect(intent).toMatchObject({ status: 'succeeded', amountCents: 115_300 })
  })

  it('opens a page of a subscription, whose product it knows afterwards', async () => {
    const { provider, payPage } = open()
    const { sessionId } = await provider.openPaymentPage(page('quarterly-package'))
    await payPage(sessionId)
    const session = await provider.getCheckoutSession(sessionId)
    expect(session).toMatchObject({ paid: true, amountCents: 12_500, paymentIntentId: null })
    expect(await provider.getSubscription(session?.subscriptionId ?? '')).toMatchObject({
      status: 'active',
      productKey: 'quarterly-package',
      renewsAtCents: 12_500,
    })
  })

  it('closes a page so that it cannot be paid, and leaves one that was paid', async () => {
    const { provider, payPage } = open()
    const { sessionId } = await provider.openPaymentPage(page('elite-plan'))
    expect(await provider.closePaymentPage(sessionId)).toMatchObject({ status: 'expired', paid: false })
    expect(await provider.closePaymentPage(sessionId)).toMatchObject({ status: 'expired' })
    await expect(payPage(sessionId)).rejects.toThrow()
    const { sessionId: paidId } = await provider.openPaymentPage(page('elite-plan'))
    await payPage(paidId)
    expect(await provider.closePaymentPage(paidId)).toMatchObject({ status: 'complete', paid: true })
    expect(await provider.closePaymentPage('cs_test_000000000000000000000000')).toBeNull()
  })

  it('cancels a PaymentIntent so that it cannot be paid, and leaves one that was paid', async () => {
    const { provider, pay } = open()
    const intent = await provider.createPaymentIntent({ ...purchase, idempotencyKey: 'contract-cancel' })
    expect(await provider.cancelPaymentIntent(intent.id)).toMatchObject({ status: 'canceled' })
    expect(await provider.cancelPaymentIntent(intent.id)).toMatchObject({ status: 'canceled' })
    await expect(pay(intent)).rejects.toThrow()
    const { paymentIntentId } = await paid('contract-cancel-paid')
    expect(await provider.cancelPaymentIntent(paymentIntentId)).toMatchObject({ status: 'succeeded' })
    expect(await provider.cancelPaymentIntent('pi_000000000000000000000000')).toBeNull()
  })

  it('says that a Checkout Session or a subscription is not there', async () => {
    const { provider } = open()
    expect(await provider.getCheckoutSession('cs_test_000000000000000000000000')).toBeNull()
    expect(await provider.getSubscription('sub_000000000000000000000000')).toBeNull()
  })

  it('knows no chargeback of a payment that nobody disputes, and of none that is not there', async () => {
    const { provider } = open()
    expect(await provider.listChargebacks('pi_nobodys')).toEqual([])
    expect(await provider.listChargebacksSince(new Date(Date.now() + 86_400_000))).toEqual([])
  })

  describeWebhookContract(open)
}
