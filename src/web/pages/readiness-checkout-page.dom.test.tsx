import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getPaymentSetup } from '../../shared/api/checkout.ts'
import { getFundingPayment, listFormPackages } from '../../shared/api/funding-payments.ts'
import type { CallReply } from '../lib/call-address.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { draftOf, nothingPaid, wholeForm } from '../test-support/sample-funding-form.ts'
import { answerAt, answerTo, stubCalls } from '../test-support/stub-calls.ts'

const payment: CallReply<typeof getFundingPayment> = {
  paymentIntentId: 'pi_1',
  status: 'requires_payment_method',
  productType: 'armor-ready',
  service: 'ARMOR Ready',
  amount: 497,
  applicationId: null,
  failure: null,
}
const whole = '/readiness-checkout?product=armor-ready&amount=497&clientSecret=pi_1_secret_2'
const noProvider = answerTo(getPaymentSetup, () => ({ status: 503, body: {} }))
beforeEach(() => sessionStorage.clear())

describe('/readiness-checkout', () => {
  it('shows the order, takes the secret out of the address and says when the form does not load', async () => {
    stubCalls(
      answerTo(getFundingPayment, () => payment),
      noProvider,
    )
    const { location } = renderPage(whole)
    expect(await screen.findByText('Comprehensive funding readiness assessment.')).toBeTruthy()
    expect(screen.getByText('Fundability score analysis')).toBeTruthy()
    expect(screen.getAllByText('$497.00').length).toBe(2)
    await waitFor(() => expect(location()).toBe('/readiness-checkout?product=armor-ready&amount=497'))
    await waitFor(() => expect(screen.getAllByText('Payment Form Error').length).toBe(2))
    expect(screen.getAllByText('Failed to load payment form. Please refresh and try again.').length).toBe(2)
  })

  it.each([
    ['/readiness-checkout'],
    ['/readiness-checkout?product=armor-ready&amount=497'],
    ['/readiness-checkout?product=armor-ready&amount=1&clientSecret=pi_1_secret_2'],
    ['/readiness-checkout?product=gold&amount=497&clientSecret=pi_1_secret_2'],
    ['/readiness-checkout?product=armor-ready&amount=497&clientSecret=nothing'],
  ])('is an invalid session at %s', async (address) => {
    stubCalls()
    renderPage(address)
    expect(await screen.findByRole('heading', { name: 'Invalid Checkout Session' })).toBeTruthy()
    expect(
      screen.getByText('There was an issue loading your checkout session. Please try again.'),
    ).toBeTruthy()
    const links = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/readiness-intake')
    expect(links.length).toBe(2)
  })

  it.each([
    ['another package than the intent is for', { productType: 'armor-ready', amount: 497 }],
    ['a price that the intent does not charge', { productType: 'entity-readiness', amount: 497 }],
  ])('is an invalid session when the address names %s', async (_what, truth) => {
    stubCalls(
      answerTo(getFundingPayment, () => ({ ...payment, ...truth })),
      noProvider,
    )
    renderPage('/readiness-checkout?product=entity-readiness&amount=997&clientSecret=pi_1_secret_2')
    expect(await screen.findByRole('heading', { name: 'Invalid Checkout Session' })).toBeTruthy()
    expect(screen.queryByText('$997.00')).toBeNull()
  })

  it('is an invalid session for an intent of somebody else', async () => {
    stubCalls(
      answerTo(getFundingPayment, () => ({ status: 404, body: {} })),
      noProvider,
    )
    renderPage(whole)
    expect(await screen.findByRole('heading', { name: 'Invalid Checkout Session' })).toBeTruthy()
  })

  it('shows no price before the server said it, and asks again', async () => {
    let tries = 0
    stubCalls(
      answerTo(getFundingPayment, () => {
        tries += 1
        return tries === 1 ? { status: 503, body: {} } : payment
      }),
      noProvider,
    )
    renderPage(whole)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('$497.00')).toBeNull()
    fireEvent.click(again)
    expect((await screen.findAllByText('$497.00')).length).toBe(2)
  })

  it('does not offer to pay what is paid', async () => {
    stubCalls(answerTo(getFundingPayment, () => ({ ...payment, status: 'succeeded' as const })))
    renderPage(whole)
    expect(await screen.findByText('This payment has gone through. You are not charged again.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'See the confirmation' })
    expect(link.getAttribute('href')).toBe('/readiness-success?payment_intent=pi_1')
  })
})

describe('a confirmation', () => {
  const record = {
    paymentIntentId: 'pi_3QabcdEFGH1234',
    productType: 'entity-readiness',
    amount: 997,
    service: 'Entity Formation + Readiness Bundle',
  }
  const keep = () => localStorage.setItem('payment-success', JSON.stringify(record))

  it('shows the record that the checkout left, once, and again in the same tab', async () => {
    keep()
    stubCalls(answerTo(getPaymentSetup, () => ({ status: 503, body: {} })))
    const first = renderPage('/funding-thank-you')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Thank You for Your Submission!' }),
    ).toBeTruthy()
    expect(screen.getByText('ends in EFGH1234')).toBeTruthy()
    expect(screen.getByText('$997.00')).toBeTruthy()
    for (const step of [
      'Application Review',
      'Initial Contact',
      'Strategy Development',
      'Implementation',
      'Expected response time: 24-48 hours',
    ]) {
      expect(screen.getByText(step)).toBeTruthy()
    }
    expect(localStorage.getItem('payment-success')).toBeNull()
    first.unmount()
    renderPage('/readiness-thank-you')
    expect(await screen.findByText('ends in EFGH1234')).toBeTruthy()
  })

  it('without a record explains itself', async () => {
    stubCalls()
    renderPage('/readiness-thank-you')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no payment to show here' }),
    ).toBeTruthy()
  })

  it('survives a record that is no record', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem('payment-success', '{"amount":')
    stubCalls()
    renderPage('/readiness-thank-you')
    expect(await screen.findByText('There is no payment to show here')).toBeTruthy()
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()
  })

  it('believes the provider and not the address', async () => {
    stubCalls(
      answerTo(getFundingPayment, () => ({ ...payment, failure: 'Your card was declined.' })),
      noProvider,
    )
    const { location } = renderPage(
      '/funding-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
    )
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your payment was not completed' }),
    ).toBeTruthy()
    expect(screen.getByText(/Your card was declined./)).toBeTruthy()
    expect(location()).toBe('/funding-success?payment_intent=pi_1')
  })

  it('says when what follows', async () => {
    stubCalls(
      answerTo(getFundingPayment, () => ({ ...payment, status: 'succeeded' as const })),
      answerTo(getPaymentSetup, () => ({
        provider: 'stripe' as const,
        publishableKey: 'pk',
        supportEmail: 'help@armor.example',
      })),
    )
    renderPage('/funding-success?payment_intent=pi_1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment confirmed' })).toBeTruthy()
    expect(screen.getByText('Your ARMOR Ready documents follow within 24-48 hours.')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'help@armor.example' })).toBeTruthy()
  })

  it('can be asked for again when the server did not answer', async () => {
    let tries = 0
    stubCalls(
      answerTo(getFundingPayment, () => {
        tries += 1
        return tries === 1 ? { status: 503, body: {} } : { ...payment, status: 'succeeded' as const }
      }),
      noProvider,
    )
    renderPage('/readiness-success?payment_intent=pi_1')
    fireEvent.click(await screen.findByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment confirmed' })).toBeTruthy()
  })
})

describe('paying with the sandbox', () => {
  it('reads the payment again from the server, leaves its record and says thank you', async () => {
    let status: 'requires_payment_method' | 'succeeded' = 'requires_payment_method'
    localStorage.setItem('product-type', 'armor-ready')
    stubCalls(
      answerTo(getFundingPayment, () => ({ ...payment, status })),
      answerTo(getPaymentSetup, () => ({ provider: 'sandbox' as const, publishableKey: 'pk_test_1' })),
      answerAt('GET', '/sandbox/v1/payment_intents/:id', () => ({ id: 'pi_1', status })),
      answerAt('POST', '/sandbox/v1/payment_intents/:id/confirm', () => {
        status = 'succeeded'
        return { id: 'pi_1', status }
      }),
    )
    const { location } = renderPage(whole)
    await payByCard()
    expect(await screen.findByText('Payment Successful')).toBeTruthy()
    expect(screen.getByText('Thank you for your ARMOR Ready purchase!')).toBeTruthy()
    await screen.findByRole('heading', { level: 1, name: 'Thank You for Your Submission!' })
    expect(location()).toBe('/funding-thank-you')
    expect(localStorage.getItem('product-type')).toBeNull()
  })

  it.each([
    ['the message of what went wrong', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['that it was not expected, where nothing says more', new Error(''), 'An unexpected error occurred'],
  ])('tells as Payment Error %s', async (_what, fault, told) => {
    stubCalls(
      answerTo(getFundingPayment, () => payment),
      answerTo(getPaymentSetup, () => ({ provider: 'sandbox' as const, publishableKey: 'pk_test_1' })),
      answerAt('GET', '/sandbox/v1/payment_intents/:id', () => Promise.reject(fault)),
      answerAt('POST', '/sandbox/v1/payment_intents/:id/confirm', () => Promise.reject(fault)),
    )
    renderPage(whole)
    await payByCard()
    expect(await screen.findByText('Payment Error')).toBeTruthy()
    expect(screen.getByText(told)).toBeTruthy()
    expect(screen.getByText(`Payment Error: ${told}`)).toBeTruthy()
  })

  it('inside a form that is not sent leads back to it, where it is paid', async () => {
    let status: 'requires_payment_method' | 'succeeded' = 'requires_payment_method'
    localStorage.setItem('funding-form-data', JSON.stringify({ fields: wholeForm }))
    stubCalls(
      answerTo(getFundingPayment, () => ({ ...payment, status })),
      answerTo(getPaymentSetup, () => ({ provider: 'sandbox' as const, publishableKey: 'pk_test_1' })),
      answerAt('GET', '/sandbox/v1/payment_intents/:id', () => ({ id: 'pi_1', status })),
      answerAt('POST', '/sandbox/v1/payment_intents/:id/confirm', () => {
        status = 'succeeded'
        return { id: 'pi_1', status }
      }),
      draftOf(wholeForm, 2),
      answerTo(listFormPackages, () => ({
        packages: [{ key: 'armor-ready', name: 'ARMOR Ready', paid: 497, paidOn: '2026-11-21T10:00:00Z' }],
        named: 'none' as const,
        applicationId: null,
      })),
    )
    const { location } = renderPage(whole)
    await payByCard()
    expect(await screen.findByText('Payment Successful')).toBeTruthy()
    await screen.findByRole('heading', { level: 1, name: 'Financial Details' })
    expect(location()).toBe('/readiness-intake?step=2')
    expect(await screen.findByText(/^ARMOR Ready: \$497.00/)).toBeTruthy()
  })

  it('by a bank that sends the browser elsewhere leads back to the form as well', async () => {
    localStorage.setItem('funding-form-data', JSON.stringify({ fields: wholeForm }))
    stubCalls(
      answerTo(getFundingPayment, () => ({ ...payment, status: 'succeeded' as const })),
      draftOf(wholeForm, 3),
      nothingPaid,
    )
    const { location } = renderPage('/funding-success?payment_intent=pi_1&redirect_status=succeeded')
    await screen.findByRole('heading', { level: 1, name: 'Documentation & Agreement' })
    expect(location()).toBe('/readiness-intake?step=3')
  })
})

async function payByCard(): Promise<void> {
  const person = userEvent.setup()
  enter(await screen.findByLabelText('Card number'), '4242424242424242')
  await person.type(screen.getByLabelText('Expiration date'), '12/34')
  await person.type(screen.getByLabelText('Security code'), '123')
  await person.type(screen.getByLabelText('ZIP code'), '01627')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $497.00' })
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
}
