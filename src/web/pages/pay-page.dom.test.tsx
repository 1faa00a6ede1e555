import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getPaymentSetup } from '../../shared/api/checkout.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerAt, answerTo, stubCalls } from '../test-support/stub-calls.ts'

const secret = 'pi_1_secret_2'
const opened = answerAt('POST', '/sandbox/v1/payment_pages', () => ({
  id: 'cs_test_1',
  client_secret: secret,
}))
const inSandbox = answerTo(getPaymentSetup, () => ({
  provider: 'sandbox' as const,
  publishableKey: 'pk_test_sandbox',
}))
const intent = (status: string) => ({ id: 'pi_1', object: 'payment_intent', status, amount: 4900 })
const fieldsOf = (body: unknown) => Object.fromEntries(body as URLSearchParams)

async function typeCard() {
  await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242')
  await userEvent.type(screen.getByLabelText('Expiration date'), '12/34')
  await userEvent.type(screen.getByLabelText('Security code'), '123')
  await userEvent.type(screen.getByLabelText('ZIP code'), '12345')
}
const payButton = () =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $49.00 per month' })
    expect(button.disabled).toBe(false)
    return button
  })

describe('/pay/{key} with the sandbox', () => {
  it('shows what is bought, its price and period, and that it renews', async () => {
    stubCalls(inSandbox, opened)
    renderPage('/pay/monthly-access?email=bea%40example.com')
    expect(await screen.findByRole('heading', { name: 'Monthly Access' })).toBeTruthy()
    expect(screen.getByText('Test payment page')).toBeTruthy()
    expect(screen.getByText('Letters for all three bureaus, as many as you need')).toBeTruthy()
    expect(screen.getByText(/charged today and then every month until you cancel/)).toBeTruthy()
    expect((await screen.findByLabelText<HTMLInputElement>('Email address')).value).toBe('bea@example.com')
    await payButton()
  })

  it('names the buyer, pays, and goes on to the purchase', async () => {
    const named: unknown[] = []
    stubCalls(
      inSandbox,
      opened,
      answerAt('POST', '/sandbox/v1/payment_pages/:id', ({ body }) => {
        named.push(fieldsOf(body))
        return { id: 'cs_test_1', status: 'open' }
      }),
      answerAt('POST', '/sandbox/v1/payment_intents/:id/confirm', () => intent('succeeded')),
    )
    const { location } = renderPage('/pay/monthly-access?email=bea%40example.com')
    await userEvent.type(await screen.findByLabelText('Full name'), ' Bea Buyer ')
    await typeCard()
    await userEvent.click(await payButton())
    await waitFor(() => expect(location()).toBe('/account/purchase?session_id=cs_test_1'))
    expect(named).toEqual([{ email: 'bea@example.com', name: 'Bea Buyer' }])
  })

  it('charges nothing before name and address are right', async () => {
    const asked: string[] = []
    stubCalls(
      inSandbox,
      opened,
      answerAt('POST', '/sandbox/v1/payment_pages/:id', ({ address }) => asked.push(address)),
    )
    renderPage('/pay/monthly-access?email=bea')
    await typeCard()
    await userEvent.click(await payButton())
    expect(await screen.findByText('Enter your full name')).toBeTruthy()
    expect(screen.getByText('Enter an email address such as name@example.com')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('explains a decline and keeps everything that was typed', async () => {
    const message = 'Your card has insufficient funds.'
    stubCalls(
      inSandbox,
      opened,
      answerAt('POST', '/sandbox/v1/payment_pages/:id', () => ({ id: 'cs_test_1', status: 'open' })),
      answerAt('POST', '/sandbox/v1/payment_intents/:id/confirm', () =>
        Response.json({ error: { type: 'card_error', code: 'card_declined', message } }, { status: 402 }),
      ),
    )
    const { location } = renderPage('/pay/monthly-access?email=bea%40example.com')
    await userEvent.type(await screen.findByLabelText('Full name'), 'Bea Buyer')
    await typeCard()
    await userEvent.click(await payButton())
    expect((await screen.findAllByText(`Payment Failed: ${message}`)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Bea Buyer')
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242')
    expect(location()).toMatch(/^\/pay\/monthly-access/)
  })

  it('says when the page could not be opened, and tries again', async () => {
    let tries = 0
    stubCalls(
      inSandbox,
      answerAt('POST', '/sandbox/v1/payment_pages', () => {
        tries += 1
        if (tries < 2) throw new TypeError('offline')
        return { id: 'cs_test_1', client_secret: secret }
      }),
    )
    renderPage('/pay/profile-review')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 }))
    expect(await screen.findByRole('button', { name: 'Pay $75.00' }, { timeout: 5000 })).toBeTruthy()
  })
})

describe('/pay/{key} otherwise', () => {
  it('says how to reach us when Stripe runs without a payment link', async () => {
    stubCalls(
      answerTo(getPaymentSetup, () => ({
        provider: 'stripe' as const,
        publishableKey: 'pk_live_1',
        supportEmail: 'help@armor.example',
      })),
    )
    renderPage('/pay/armor-ready')
    expect(await screen.findByText('This cannot be bought at the moment')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'help@armor.example' })
    expect(link.getAttribute('href')).toBe('mailto:help@armor.example')
  })

  it('leads to what is sold from any other address', async () => {
    renderPage('/pay/nothing')
    const link = await screen.findByRole('link', { name: 'See all solutions' })
    expect(link.getAttribute('href')).toBe('/all-solutions')
  })
})
