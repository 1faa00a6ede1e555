import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { checkSubscription } from '../../shared/api/checkout.ts'
import { generatorAccess } from '../../shared/catalogue/linked-products.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const address = '/dispute-generator'
const nothing = 'No active subscription was found for this email address.'
type Reply = { hasAccess: boolean; message: string; userType: string | null }

async function checkWith(email: string): Promise<ReturnType<typeof userEvent.setup>> {
  const person = userEvent.setup()
  renderPage(address)
  await person.type(await screen.findByLabelText('Email address'), email)
  await person.click(screen.getByRole('button', { name: 'Check my access' }))
  return person
}
const answering = (reply: Reply) => stubCalls(answerTo(checkSubscription, () => reply))

describe('/dispute-generator, access', () => {
  it('opens for a tester with the beta badge, and for anyone else who has access with the subscriber badge', async () => {
    answering({ hasAccess: true, message: 'Access verified', userType: 'tester' })
    await checkWith('tess@example.com')
    expect(await screen.findByText('Beta Tester')).toBeTruthy()
    expect(screen.getByLabelText(/^Full name/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Dispute Letter Generator')
  })

  it.each(['subscriber', 'partner', null])('shows the subscriber badge for %s', async (userType) => {
    answering({ hasAccess: true, message: 'Access verified', userType })
    await checkWith('sue@example.com')
    expect(await screen.findByText('Subscriber')).toBeTruthy()
    expect(screen.queryByText('Beta Tester')).toBeNull()
  })

  it('asks the server once, with the address trimmed, and ignores a blank one', async () => {
    const asked: (string | null)[] = []
    stubCalls(
      answerTo(checkSubscription, ({ query }) => {
        asked.push(query.get('email'))
        return { hasAccess: false, message: nothing, userType: null }
      }),
    )
    const person = userEvent.setup()
    renderPage(address)
    await person.click(await screen.findByRole('button', { name: 'Check my access' }))
    expect(asked).toEqual([])
    // Said by the page, in its own language: what a browser says comes in the browser's.
    expect(screen.getByRole('link', { name: 'Please enter a valid email' }).getAttribute('href')).toBe(
      '#email',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Email address').form?.noValidate).toBe(true)
    await person.type(screen.getByLabelText('Email address'), '  sue@example.com ')
    await person.click(screen.getByRole('button', { name: 'Check my access' }))
    await screen.findByRole('heading', { level: 1, name: 'Subscription Required' })
    expect(asked).toEqual(['sue@example.com'])
  })

  it('without access says so in the server’s words, with the ways in, and lets another address be checked', async () => {
    answering({ hasAccess: false, message: nothing, userType: null })
    const person = await checkWith('new@example.com')
    await screen.findByRole('heading', { level: 1, name: 'Subscription Required' })
    // On the page, and in a toast, whose code comes with the first one.
    await waitFor(() => expect(screen.getAllByText('Subscription Required').length).toBeGreaterThan(1))
    expect(screen.getAllByText(nothing).length).toBeGreaterThan(1)
    const full = screen.getByRole('link', { name: `Get full access for $${generatorAccess.dollars}` })
    expect(full.getAttribute('href')).toBe('/checkout')
    const plans = screen.getByRole('link', { name: 'See the subscriptions' })
    expect(plans.getAttribute('href')).toBe('/subscriptions')
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Check another email address' }))
    expect(await screen.findByLabelText<HTMLInputElement>('Email address')).toHaveProperty('value', '')
  })

  it('counts a failed check as no access, says that it failed, and tries the same address again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const asked: (string | null)[] = []
    stubCalls(
      answerTo(checkSubscription, ({ query }) => {
        asked.push(query.get('email'))
        return asked.length === 1
          ? { status: 500, body: { error: 'Broken.', code: 'internal' } }
          : { hasAccess: true, message: 'Access verified', userType: 'subscriber' }
      }),
    )
    const person = await checkWith('sue@example.com')
    await screen.findByRole('heading', { level: 1, name: 'Subscription Required' })
    await waitFor(() =>
      expect(screen.getAllByText('Unable to verify subscription status').length).toBeGreaterThan(1),
    )
    expect(screen.queryByText('Broken.')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Subscriber')).toBeTruthy()
    expect(asked).toEqual(['sue@example.com', 'sue@example.com'])
  })

  it('has the header links of the specification', async () => {
    renderPage(address)
    const nav = await screen.findByRole('navigation', { name: 'Main' })
    expect(
      [...nav.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['Apply', '/apply'],
      ['Dispute Letter Generator', '/dispute-generator'],
    ])
  })
})
