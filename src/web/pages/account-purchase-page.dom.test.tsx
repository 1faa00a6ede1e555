import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getSessionBooking } from '../../shared/api/bookings.ts'
import {
  askSessionTimes,
  cancelSubscription,
  getPurchase,
  openCustomerPage,
  resumeSubscription,
} from '../../shared/api/storefront.ts'
import { listPurchaseWorks } from '../../shared/api/works.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { monthlyAccess, paidAnswer, strategySession } from '../test-support/sample-purchase.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const address = '/account/purchase?session_id=cs_test_1234567890'
const open = (answer: ReturnType<typeof paidAnswer>) => {
  stubCalls(
    answerTo(getPurchase, () => answer),
    answerTo(listPurchaseWorks, () => []),
    answerTo(getSessionBooking, () => noHours),
  )
  return renderPage(address)
}
/** Staff offer no times: the wish is what there is. */
const noHours = { minutes: 45, mayAct: true, booking: null, times: [] }
const heading = (name: string) => screen.findByRole('heading', { name })

describe('/account/purchase', () => {
  it('shows what was bought, until when it is open, and the way to it', async () => {
    open(paidAnswer(monthlyAccess, { manageable: true }))
    await heading('Thank you for your purchase')
    const bought = screen.getByRole('region', { name: 'What you bought' })
    for (const text of ['Monthly Access', '$49.00', 'Active', 'It renews on December 20, 2026.'])
      expect(within(bought).getAllByText(text).length).toBeGreaterThan(0)
    const link = screen.getByRole('link', { name: 'Open the letter generator' })
    expect(link.getAttribute('href')).toBe('/dispute-generator')
    expect(screen.getByText('A receipt goes to b•••@example.com.')).toBeTruthy()
  })

  it('cancels a subscription in two clicks, says until when it lasts, and takes that back', async () => {
    const person = userEvent.setup()
    let status: 'active' | 'ending' = 'active'
    const now = () => ({
      ...monthlyAccess,
      status,
      becomes: status === 'active' ? 'Monthly Access' : null,
    })
    stubCalls(
      answerTo(getPurchase, () => paidAnswer(now(), { manageable: true })),
      answerTo(cancelSubscription, () => {
        status = 'ending'
        return now()
      }),
      answerTo(resumeSubscription, () => {
        status = 'active'
        return now()
      }),
    )
    renderPage(address)
    const card = await screen.findByRole('region', { name: 'Your subscription' })
    within(card).getByText(
      'It renews on December 20, 2026 for $49.00, and then every month, until you cancel.',
    )
    await person.click(within(card).getByRole('button', { name: 'Cancel subscription' }))
    const asked = screen.getByRole('dialog', { name: 'Cancel Monthly Access?' })
    within(asked).getByText('You keep access until December 20, 2026. Nothing more is charged.')
    await person.click(within(asked).getByRole('button', { name: 'Yes, cancel it' }))
    await within(card).findByText(/^It ends on December 20, 2026, and nothing more is charged\./)
    await person.click(within(card).getByRole('button', { name: 'Keep my subscription' }))
    await within(card).findByText(/^It renews on December 20, 2026 for \$49\.00/)
  })

  it('thanks nobody who comes back weeks later', async () => {
    open(paidAnswer({ ...monthlyAccess, boughtAt: '2026-01-02T12:00:00.000Z' }))
    expect(await heading('Your purchase')).toBeTruthy()
    expect(screen.queryByText(/A receipt goes to/)).toBeNull()
  })

  it('leads a package to its intake', async () => {
    const plan = {
      ...monthlyAccess,
      opens: ['case' as const, 'generator' as const],
      opensUntil: null,
      becomes: null,
    }
    const holding = {
      rounds: 3,
      begun: 0,
      until: '2027-02-18',
      isOver: false,
      supportPlace: 2,
      upgrade: null,
    }
    open(paidAnswer(plan, { intakeAddress: '/intake?client=pi_1', holding }))
    const link = await screen.findByRole('link', { name: 'Complete Client Intake' })
    expect(link.getAttribute('href')).toBe('/intake?client=pi_1')
    expect(screen.getByText('0 of 3 used')).toBeTruthy()
    expect(screen.getByText('until February 18, 2027')).toBeTruthy()
  })

  it.each([
    ['ending', 'It stays open until December 20, 2026 and does not renew.'],
    ['past-due', /The last renewal was not paid/],
    ['refunded', 'It was refunded. You no longer have access.'],
    ['ended', 'It has ended. You no longer have access.'],
  ] as const)('says what %s means, and leads nowhere when nothing is open', async (status, sentence) => {
    const closed = status === 'ending' ? {} : { opens: [], opensUntil: null }
    open(paidAnswer({ ...monthlyAccess, status, becomes: null, ...closed }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    const ways = screen.queryAllByRole('link', { name: 'Open the letter generator' })
    expect(ways).toHaveLength(status === 'ending' ? 1 : 0)
  })

  it('sends the times of a session, and shows that they wait for an answer', async () => {
    const person = userEvent.setup()
    let asked: string | null = null
    stubCalls(
      answerTo(listPurchaseWorks, () => []),
      answerTo(getPurchase, () =>
        paidAnswer(strategySession, { times: asked === null ? null : { asked, answer: null } }),
      ),
      answerTo(getSessionBooking, () => noHours),
      answerTo(askSessionTimes, ({ body }) => {
        asked = (body as { times: string }).times
        return { received: true as const }
      }),
    )
    renderPage(address)
    const send = await screen.findByRole('button', { name: 'Send my times' })
    await person.click(send)
    expect(screen.getByText('Please write when you have time')).toBeTruthy()
    enter(screen.getByLabelText('When do you have time?'), 'Any morning, Eastern')
    await person.click(send)
    expect(await screen.findByText('Any morning, Eastern')).toBeTruthy()
    expect(screen.getByText('We answer by email, Mon-Fri 9AM-6PM EST.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Suggest other times' })).toBeTruthy()
  })

  it('offers the booking page in a new tab when there is one, and no form', async () => {
    open(paidAnswer(strategySession, { bookingAddress: 'https://booking.example/armor' }))
    const link = await screen.findByRole('link', { name: /Choose a time/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://booking.example/armor',
      '_blank',
    ])
    expect(screen.queryByRole('button', { name: 'Send my times' })).toBeNull()
  })

  it('keeps on the page why the subscription could not be managed', async () => {
    stubCalls(
      answerTo(getPurchase, () => paidAnswer(monthlyAccess, { manageable: true })),
      answerTo(openCustomerPage, () => ({
        status: 502,
        body: {
          error: 'The payment provider does not answer. Please try again in a minute.',
          code: 'provider_unavailable',
        },
      })),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Change plan or card' }))
    expect((await screen.findByRole('alert')).textContent).toContain('does not answer')
  })

  it.each([
    ['processing', 'Your payment is being confirmed'],
    ['unpaid', 'Nothing was paid'],
    ['paid', 'We received your payment'],
  ] as const)('explains a session that is %s without a product', async (state, title) => {
    open(paidAnswer(null, { state }))
    expect(await heading(title)).toBeTruthy()
  })

  it('knows no purchase without a session, with a short one, and with one of nobody', async () => {
    for (const query of ['', '?session_id=x']) {
      const { unmount } = renderPage(`/account/purchase${query}`)
      expect(await heading('We can’t find this purchase')).toBeTruthy()
      unmount()
    }
    stubCalls(answerTo(getPurchase, () => ({ status: 404, body: { error: 'No.', code: 'not_found' } })))
    renderPage(address)
    expect(await heading('We can’t find this purchase')).toBeTruthy()
  })

  it('can be asked again when the provider was silent', async () => {
    stubCalls(
      answerTo(getPurchase, () => ({
        status: 502,
        body: { error: 'Silent.', code: 'provider_unavailable' },
      })),
    )
    renderPage(address)
    expect((await screen.findByRole('alert')).textContent).toContain('Silent.')
    stubCalls(answerTo(getPurchase, () => paidAnswer(monthlyAccess)))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Thank you for your purchase')).toBeTruthy()
  })
})
