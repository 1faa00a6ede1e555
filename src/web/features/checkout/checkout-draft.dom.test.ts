import { describe, expect, it } from 'vitest'
import type { CheckoutData } from '../../lib/stored-records.ts'
import { isReadyToPay, openDraft, saveDraft, withAnswers, withPrefill } from './checkout-draft.ts'
import { checkoutSearch } from './checkout-search.ts'

const draft: CheckoutData = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '5550100100',
  agreeToContact: true,
  preferences: { phone: true, text: false, email: true },
  tier: 'premier',
  amount: null,
  service: null,
  client: null,
  agreement: null,
  attemptKey: 'key-1',
  paymentIntentId: 'pi_1',
}
const open = (query: string) =>
  openDraft(checkoutSearch.parse(Object.fromEntries(new URLSearchParams(query))))
const prefill = { name: '', email: '', phone: '', agreed: false }

describe('the checkout draft', () => {
  it('survives a reload and the plain address', () => {
    saveDraft(draft)
    expect(open('')).toEqual(draft)
    expect(open('tier=premier')).toEqual(draft)
  })

  it('takes another product from the address as another purchase', () => {
    saveDraft(draft)
    expect(open('tier=elite')).toEqual({ ...draft, tier: 'elite', attemptKey: null, paymentIntentId: null })
    expect(open('amount=750&service=90-day-max')).toMatchObject({
      tier: null,
      amount: '750',
      attemptKey: null,
    })
  })

  it('keeps the case that it pays for until another purchase is chosen', () => {
    saveDraft(draft)
    const paying = open('tier=premier&client=12')
    expect(paying).toMatchObject({ client: '12', attemptKey: null })
    saveDraft(paying)
    expect(open('').client).toBe('12')
    expect(open('tier=elite').client).toBeNull()
  })

  it('asks a new person for consent again, and makes them their own payment', () => {
    const joe = withPrefill(draft, { ...prefill, name: 'Joe', email: 'joe@example.com' })
    expect(joe).toMatchObject({ name: 'Joe', agreeToContact: null, preferences: null, attemptKey: null })
  })

  it('changes nothing when the prefill says what is there already', () => {
    expect(
      withPrefill(draft, { ...prefill, name: 'Ana Silva', email: 'ANA@example.com' }).agreeToContact,
    ).toBe(true)
    expect(withPrefill(draft, { ...prefill, name: 'Ana Silva', email: 'ana@example.com' })).toBe(draft)
  })

  it('keeps its key for the same answers and takes a new one for others', () => {
    expect(withAnswers(draft, { name: 'Ana Silva' }, () => 'key-2').attemptKey).toBe('key-1')
    const changed = withAnswers(draft, { phone: '5550100111' }, () => 'key-2')
    expect(changed).toMatchObject({ attemptKey: 'key-2', paymentIntentId: null })
  })

  it('is ready to pay only when every answer is there', () => {
    expect(isReadyToPay(draft)).toBe(true)
    expect(isReadyToPay({ ...draft, agreeToContact: false })).toBe(true)
    for (const missing of [{ name: '' }, { agreeToContact: null }, { attemptKey: null }]) {
      expect(isReadyToPay({ ...draft, ...missing })).toBe(false)
    }
  })
})
