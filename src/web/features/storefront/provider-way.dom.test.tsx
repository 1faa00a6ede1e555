import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { InEnglish } from '../../test-support/in-english.tsx'
import { ProviderWay } from './provider-way.tsx'

const url = 'https://checkout.stripe.com/c/pay/1'

describe('the way to the provider’s page', () => {
  it('is gone at once at the whole price', () => {
    const leave = vi.fn()
    render(<ProviderWay offer={{ price: 1250, credits: [], due: 1250 }} url={url} leave={leave} />, {
      wrapper: InEnglish,
    })
    expect(leave).toHaveBeenCalledExactlyOnceWith(url)
  })

  it('waits for the buyer where a subscription runs already', () => {
    const leave = vi.fn()
    const offer = {
      price: 49,
      credits: [],
      due: 49,
      running: { name: 'Quarterly Package', sessionId: 'cs_1' },
    }
    render(<ProviderWay offer={offer} url={url} leave={leave} />, { wrapper: InEnglish })
    expect(leave).not.toHaveBeenCalled()
  })

  it('waits for the buyer where something was paid before', () => {
    const leave = vi.fn()
    const credits = [{ name: 'Strategy Session', paidOn: '2026-11-02T12:00:00Z', amount: 97 }]
    render(<ProviderWay offer={{ price: 1250, credits, due: 1153 }} url={url} leave={leave} />, {
      wrapper: InEnglish,
    })
    expect(leave).not.toHaveBeenCalled()
  })
})
