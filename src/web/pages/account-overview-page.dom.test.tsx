import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getSession, listMyClients, requestSignInLink } from '../../shared/api/accounts.ts'
import { getAccountOverview } from '../../shared/api/overview.ts'
import { getAddressKeeping } from '../../shared/api/privacy.ts'
import { cancelSubscription } from '../../shared/api/storefront.ts'
import { listMyMessages, writeToSupport } from '../../shared/api/visitor-messages.ts'
import { chooseSpanish } from '../test-support/choose-spanish.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { emptyOverview, keepingOf } from '../test-support/sample-overview.ts'
import { portalOf } from '../test-support/sample-portal.ts'
import { openWork } from '../test-support/sample-work.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const product = {
  key: 'monthly-access',
  name: 'Monthly Access',
  description: '',
  inclusions: [],
  price: 49,
  billing: 'month' as const,
}
const purchase = {
  product,
  status: 'active' as const,
  paid: 49,
  boughtAt: '2026-11-20T10:00:00.000Z',
  opens: ['generator' as const],
  opensUntil: null,
  becomes: null,
  creditedToward: null,
  sessionId: 'cs_test_1234567890',
  manageable: true,
}

const ofAddress = [answerTo(listMyMessages, () => []), answerTo(getAddressKeeping, () => keepingOf(null))]

const session = (kind: 'client' | 'browser' | 'nobody') =>
  answerTo(getSession, () => ({ kind, email: null, name: null, role: null, language: null }))

it('shows receipts, the way to cancel and support to whoever has no case', async () => {
  stubCalls(
    session('client'),
    answerTo(getAccountOverview, () => ({
      email: 'bea@example.com',
      supportEmail: 'support@armor.example',
      cases: [],
      applications: [{ id: 7, sentAt: '2026-11-19T10:00:00.000Z' }],
      purchases: [purchase],
      works: [{ ...openWork, product: 'Strategy Session', sessionId: 'cs_test_1234567890' }],
      sessions: [
        {
          sessionId: 'cs_test_of_session',
          product: 'Strategy Session',
          startsAt: '2026-11-24T15:00:00.000Z',
          timeZone: 'America/Chicago',
        },
      ],
      credits: [
        {
          name: 'Strategy Session',
          paidOn: '2026-11-20T10:00:00.000Z',
          amount: 97,
          toward: 'packages' as const,
        },
        {
          name: 'ARMOR Standard',
          paidOn: '2026-11-19T10:00:00.000Z',
          amount: 500,
          toward: 'larger-packages' as const,
        },
      ],
      receipts: [
        {
          number: 'pi_1',
          product: 'ARMOR Ready',
          paid: 400,
          credited: 97,
          refunded: 0,
          paidOn: '2026-11-18T10:00:00.000Z',
        },
      ],
    })),
    ...ofAddress,
  )
  renderPage('/account/overview')
  await screen.findByText('Everything that was bought or sent with bea@example.com.')
  const manage = screen.getByRole('link', { name: 'Change or cancel Monthly Access' })
  expect(manage.getAttribute('href')).toBe('/account/purchase?session_id=cs_test_1234567890')
  const application = screen.getByRole('link', { name: /Application sent on/ })
  expect(application.getAttribute('href')).toBe('/readiness/status?application=7')
  screen.getByRole('rowheader', { name: /ARMOR Ready/ })
  const works = within(screen.getByRole('region', { name: 'What we do for you' }))
  works.getByText('Part of Strategy Session')
  const pdf = screen.getByRole('link', { name: /^Receipt for ARMOR Ready of November 18, 2026/ })
  expect(pdf.getAttribute('href')).toBe('/api/account/receipts/pi_1?language=en')
  const credits = within(screen.getByRole('region', { name: 'Credit that you can still use' }))
  credits.getByText('Strategy Session, paid November 20, 2026')
  credits.getByText('It comes off the price of any dispute package, and of 10K September Play.')
  credits.getByText('It comes off the price of any larger dispute package: you pay only the difference.')
  expect(screen.getAllByText('$97.00')).toHaveLength(2)
  screen.getByText(/write to support@armor\.example/)
  const ahead = screen.getByRole('region', { name: 'Your next session' })
  const link = within(ahead).getByRole('link', {
    name: /^Strategy Session: Tuesday, November 24, 2026.*9:00/,
  })
  expect(link.getAttribute('href')).toBe('/account/purchase?session_id=cs_test_of_session')
  expect(screen.queryByRole('heading', { name: 'Your cases' })).toBeNull()
})

it('cancels a subscription in two clicks, without another page', async () => {
  let isCancelled = false
  const now = () => ({
    ...purchase,
    status: isCancelled ? ('ending' as const) : ('active' as const),
    opensUntil: '2026-12-20T10:00:00.000Z',
    becomes: isCancelled ? null : 'Monthly Access',
  })
  stubCalls(
    session('client'),
    answerTo(getAccountOverview, () => ({
      email: 'bea@example.com',
      supportEmail: 'support@armor.example',
      cases: [],
      applications: [],
      purchases: [now()],
      works: [],
      sessions: [],
      credits: [],
      receipts: [],
    })),
    ...ofAddress,
    answerTo(cancelSubscription, () => {
      isCancelled = true
      return now()
    }),
  )
  renderPage('/account/overview')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  const asked = screen.getByRole('dialog', { name: 'Cancel Monthly Access?' })
  await userEvent.click(within(asked).getByRole('button', { name: 'Yes, cancel it' }))
  await screen.findByText(/^It ends on December 20, 2026, and nothing more is charged\./)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks a stranger to sign in, and makes no call that can only be refused', async () => {
  stubCalls(session('nobody'))
  renderPage('/account/overview')
  await screen.findByRole('button', { name: 'Send sign-in link' })
})

it('tells a browser that holds a case why it must sign in, and mails the link by one press', async () => {
  const asked: unknown[] = []
  stubCalls(
    session('browser'),
    answerTo(listMyClients, () => [{ id: 5, name: 'Bea', clientType: 'premier', createdAt: '2026-11-20' }]),
    answerTo(requestSignInLink, ({ body }) => {
      asked.push(body)
      return { sent: true as const }
    }),
    ...portalOf({ client: { email: 'bea@example.com' } }),
  )
  renderPage('/account/overview')
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link to b•••@example.com' }))
  await screen.findByText('Check your email')
  expect(asked).toEqual([{ email: 'bea@example.com', next: '/account/overview' }])
})

it('asks whoever was signed out meanwhile to sign in again', async () => {
  stubCalls(
    session('client'),
    answerTo(getAccountOverview, () => ({
      status: 401,
      body: { error: 'Please sign in to see this.', code: 'not_signed_in', requestId: 'r' },
    })),
  )
  renderPage('/account/overview')
  await screen.findByRole('button', { name: 'Send sign-in link' })
})

it('leads to the guide of a toolkit that is open, and to none of a refunded one', async () => {
  const toolkit = {
    ...product,
    key: 'collections-toolkit',
    name: 'Collections Toolkit',
    billing: 'once' as const,
  }
  const bought = { ...purchase, product: toolkit, manageable: false }
  stubCalls(
    session('client'),
    answerTo(getAccountOverview, () => ({
      ...emptyOverview,
      purchases: [
        { ...bought, creditedToward: 'ARMOR Premium' },
        { ...bought, sessionId: 'cs_test_refunded', status: 'refunded' as const },
      ],
    })),
    ...ofAddress,
  )
  renderPage('/account/overview')
  const links = await screen.findAllByRole('link', { name: 'Open your guide: Collections Toolkit' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/account/guides/collections?session_id=cs_test_1234567890',
  ])
  screen.getByText('Credited toward ARMOR Premium')
})

it('shows the conversation with support and goes on with it', async () => {
  const written = {
    id: 1,
    from: 'visitor' as const,
    author: 'Bea Buyer',
    text: 'Where is my toolkit?',
    topic: 'purchase' as const,
    order: null,
    isProven: false,
    at: '2026-11-20T10:00:00.000Z',
    waiting: false,
  }
  const answer = {
    ...written,
    id: 2,
    from: 'staff' as const,
    author: 'Sam',
    text: 'In your account.',
    topic: null,
  }
  const all = [written, answer]
  stubCalls(
    session('client'),
    answerTo(getAccountOverview, () => emptyOverview),
    answerTo(getAddressKeeping, () => keepingOf(null)),
    answerTo(listMyMessages, () => [...all]),
    answerTo(writeToSupport, ({ body }) => {
      const sent = {
        ...written,
        id: 3,
        isProven: true,
        waiting: true,
        text: String(Reflect.get(Object(body), 'message')),
      }
      all.push(sent)
      return sent
    }),
  )
  renderPage('/account/overview')
  const log = within(await screen.findByRole('log', { name: 'What you and support wrote' }))
  log.getByText('You, through the form on our website')
  log.getByText('Sam, ARMOR support')
  enter(screen.getByRole('textbox', { name: 'Your message' }), 'Thank you!')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await log.findByText('Thank you!')
  screen.getByText(/We have your message/)
})

it('names products in Spanish on a page in Spanish, also where one is cancelled', async () => {
  await chooseSpanish()
  stubCalls(
    session('client'),
    answerTo(getAccountOverview, () => ({ ...emptyOverview, purchases: [purchase] })),
    ...ofAddress,
  )
  renderPage('/account/overview')
  await screen.findByRole('link', { name: 'Cambiar o cancelar Acceso mensual' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar la suscripción' }))
  screen.getByRole('dialog', { name: '¿Cancelar Acceso mensual?' })
})
