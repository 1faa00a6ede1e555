import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getPaymentSetup } from '../../shared/api/checkout.ts'
import { openPaymentPage } from '../../shared/api/storefront.ts'
import type { CallReply } from '../lib/call-address.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerAt, answerTo, stubCalls } from '../test-support/stub-calls.ts'

type Opened = CallReply<typeof openPaymentPage>

const secret = 'pi_1_secret_2'
const whole = { price: 49, credits: [], due: 49 }
const offer = (given: Omit<Opened, 'sessionId' | 'url'> = whole) =>
  answerTo(openPaymentPage, () => ({
    sessionId: 'cs_test_1',
    url: 'https://checkout.stripe.com/c/pay/1',
    ...given,
  }))
const page = answerAt('GET', '/sandbox/v1/payment_pages/:id', () => ({
  id: 'cs_test_1',
  client_secret: secret,
}))
const afterSession = {
  price: 1250,
  credits: [{ name: 'Strategy Session', paidOn: '2026-11-02T12:00:00Z', amount: 97 }],
  due: 1153,
}
const inSandbox = answerTo(getPaymentSetup, () => ({
  provider: 'sandbox' as const,
  publishableKey: 'pk_test_sandbox',
}))
const intent = (status: string) => ({ id: 'pi_1', object: 'payment_intent', status, amount: 4900 })
const fieldsOf = (body: unknown) => Object.fromEntries(body as URLSearchParams)

async function typeCard() {
  enter(await screen.findByLabelText('Card number'), '4242424242424242')
  await userEvent.type(screen.getByLabelText('Expiration date'), '12/34')
  await userEvent.type(screen.getByLabelText('Security code'), '123')
  await userEvent.type(screen.getByLabelText('ZIP code'), '12345')
}
/** The tick below the renewal terms, and on. */
async function agree() {
  await userEvent.click(await screen.findByLabelText(/^I agree that Monthly Access renews by itself/))
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
}
const payButton = () =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $49.00 per month' })
    expect(button.disabled).toBe(false)
    return button
  })

describe('/pay/{key} with the sandbox', () => {
  it('shows what is bought, its price and period, and that it renews', async () => {
    stubCalls(inSandbox, offer(), page)
    renderPage('/pay/monthly-access?email=bea%40example.com')
    expect(await screen.findByRole('heading', { name: 'Monthly Access' })).toBeTruthy()
    expect(screen.getByText('Letters for all three bureaus, as many as you need')).toBeTruthy()
    expect(screen.getByText(/charged today and then every month until you cancel/)).toBeTruthy()
    await agree()
    expect(await screen.findByText('Test payment page')).toBeTruthy()
    expect((await screen.findByLabelText<HTMLInputElement>('Email address')).value).toBe('bea@example.com')
    await payButton()
  })

  it('says where the plan of a subscription that runs already is changed for the difference', async () => {
    const running = { name: 'Quarterly Package', sessionId: 'cs_test_before' }
    stubCalls(inSandbox, offer({ ...whole, running }), page)
    renderPage('/pay/monthly-access')
    await agree()
    expect(await screen.findByText('You already have a subscription: Quarterly Package')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open my subscription' }).getAttribute('href')).toBe(
      '/account/purchase?session_id=cs_test_before',
    )
    await payButton()
  })

  it('shows what was paid before, each with its day, and what is left to pay', async () => {
    stubCalls(inSandbox, offer(afterSession), page)
    renderPage('/pay/premium-plan')
    expect(await screen.findByText('$1,250.00 less $97.00 already paid.')).toBeTruthy()
    expect(screen.getByText(/Strategy Session/)).toBeTruthy()
    expect(screen.getByText('-$97.00')).toBeTruthy()
    expect(screen.getByText('$1,153.00')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Pay $1,153.00' })).toBeTruthy()
  })

  it('has the server open the page, with the address of the query', async () => {
    const asked: unknown[] = []
    stubCalls(
      inSandbox,
      page,
      answerTo(openPaymentPage, ({ body }) => {
        asked.push(body)
        return { sessionId: 'cs_test_1', url: 'https://pay.example', ...whole }
      }),
    )
    renderPage('/pay/monthly-access?email=bea%40example.com')
    await agree()
    await payButton()
    expect(asked).toEqual([
      {
        product: 'monthly-access',
        email: 'bea@example.com',
        renewal: { version: '2026-11-1', price: 49, renewsOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      },
    ])
  })

  it('opens no page of a subscription before its renewal is agreed to with a tick that nobody has set', async () => {
    const asked: unknown[] = []
    stubCalls(
      inSandbox,
      page,
      answerTo(openPaymentPage, ({ body }) => {
        asked.push(body)
        return { sessionId: 'cs_test_1', url: 'https://pay.example', ...whole }
      }),
    )
    renderPage('/pay/monthly-access')
    const tick = await screen.findByLabelText<HTMLInputElement>(/^I agree that Monthly Access renews/)
    expect(tick.checked).toBe(false)
    expect(
      screen.getByText(/^You pay \$49\.00 today\. The same card is then charged \$49\.00 every month/),
    ).toBeTruthy()
    expect(screen.getByText(/in two clicks and without writing to anybody/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(screen.getByText('Tick this box to go on. Nothing is charged yet.')).toBeTruthy()
    expect(document.activeElement).toBe(tick)
    expect(asked).toEqual([])
    await agree()
    await payButton()
    expect(screen.getByText(/in two clicks and without writing to anybody/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'))
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['monthly-access', /^The dispute letter generator, as soon as/, /^No refunds once/],
    ['premium-plan', /^Your case, as soon as/, /^No refunds once/],
    ['strategy-session', /^A session with us/, /^No refunds once/],
    ['collections-toolkit', /^Your guide with its papers/, /^No refunds once/],
  ])('says what %s opens, and what is refunded', async (key, opens, refund) => {
    stubCalls(inSandbox, offer(), page)
    renderPage(`/pay/${key}`)
    expect(await screen.findByText(opens)).toBeTruthy()
    expect(screen.getByText(refund)).toBeTruthy()
  })

  it('names the buyer, pays, and goes on to the purchase', async () => {
    const named: unknown[] = []
    stubCalls(
      inSandbox,
      offer(),
      page,
      answerAt('POST', '/sandbox/v1/payment_pages/:id', ({ body }) => {
        named.push(fieldsOf(body))
        return { id: 'cs_test_1', status: 'open' }
      }),
      answerAt('POST', '/sandbox/v1/payment_intents/:id/confirm', () => intent('succeeded')),
    )
    const { location } = renderPage('/pay/monthly-access?email=bea%40example.com')
    await agree()
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
      offer(),
      page,
      answerAt('POST', '/sandbox/v1/payment_pages/:id', ({ address }) => asked.push(address)),
    )
    renderPage('/pay/monthly-access?email=bea')
    await agree()
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
      offer(),
      page,
      answerAt('POST', '/sandbox/v1/payment_pages/:id', () => ({ id: 'cs_test_1', status: 'open' })),
      answerAt('POST', '/sandbox/v1/payment_intents/:id/confirm', () =>
        Response.json({ error: { type: 'card_error', code: 'card_declined', message } }, { status: 402 }),
      ),
    )
    const { location } = renderPage('/pay/monthly-access?email=bea%40example.com')
    await agree()
    enter(await screen.findByLabelText('Full name'), 'Bea Buyer')
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
      page,
      answerTo(openPaymentPage, () => {
        tries += 1
        if (tries < 2) return { status: 503, body: {} }
        return { sessionId: 'cs_test_1', url: 'https://pay.example', price: 75, credits: [], due: 75 }
      }),
    )
    renderPage('/pay/profile-review')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Pay $75.00' })).toBeTruthy()
  })
})

describe('/pay/{key} otherwise', () => {
  const withStripe = answerTo(getPaymentSetup, () => ({
    provider: 'stripe' as const,
    publishableKey: 'pk_live_1',
  }))

  it('with Stripe shows what was paid before, and leads to the provider’s page', async () => {
    stubCalls(withStripe, offer(afterSession))
    renderPage('/pay/premium-plan')
    const link = await screen.findByRole('link', { name: 'Go on to pay $1,153.00' })
    expect(link.getAttribute('href')).toBe('https://checkout.stripe.com/c/pay/1')
    expect(screen.getByText('$1,250.00 less $97.00 already paid.')).toBeTruthy()
    expect(screen.queryByText('Test payment page')).toBeNull()
  })

  it('leads to what is sold from any other address', async () => {
    renderPage('/pay/nothing')
    const link = await screen.findByRole('link', { name: 'See all solutions' })
    expect(link.getAttribute('href')).toBe('/all-solutions')
  })
})
