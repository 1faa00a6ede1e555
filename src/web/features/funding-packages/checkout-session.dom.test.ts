import { beforeEach, describe, expect, it } from 'vitest'
import { openCheckoutSession } from './checkout-session.ts'

const whole = { product: 'armor-ready', amount: '497', clientSecret: 'pi_1_secret_2' }
beforeEach(() => sessionStorage.clear())

describe('a checkout session', () => {
  it('is what the address names', () => {
    expect(openCheckoutSession(whole)).toMatchObject({
      product: { key: 'armor-ready', dollars: 497 },
      clientSecret: 'pi_1_secret_2',
      paymentIntentId: 'pi_1',
    })
  })

  it.each([
    ['without a product', { ...whole, product: null }],
    ['without a secret', { ...whole, clientSecret: null }],
    ['without an amount', { ...whole, amount: null }],
    ['with an unknown product', { ...whole, product: 'toString' }],
    ['with another price', { ...whole, amount: '1' }],
    ['with an amount that is no number', { ...whole, amount: 'free' }],
    ['with a secret that is none', { ...whole, clientSecret: 'pi_1' }],
    ['with nothing', { product: null, amount: null, clientSecret: null }],
  ])('is invalid %s', (_name, search) => {
    expect(openCheckoutSession(search)).toBeNull()
  })

  it('falls back to the records of the form for product and amount', () => {
    localStorage.setItem('product-type', 'entity-readiness')
    localStorage.setItem('payment-intent-id', 'pi_1')
    const session = openCheckoutSession({ product: null, amount: null, clientSecret: 'pi_1_secret_2' })
    expect(session?.product.dollars).toBe(997)
  })

  it('is invalid without a secret, whatever the form left', () => {
    localStorage.setItem('product-type', 'entity-readiness')
    localStorage.setItem('payment-intent-id', 'pi_1')
    expect(openCheckoutSession({ product: null, amount: null, clientSecret: null })).toBeNull()
  })

  it('survives a reload after the secret was taken out of the address', () => {
    openCheckoutSession(whole)
    expect(openCheckoutSession({ ...whole, clientSecret: null })?.clientSecret).toBe('pi_1_secret_2')
    expect(openCheckoutSession({ product: 'entity-readiness', amount: '997', clientSecret: null })).toBeNull()
  })
})
