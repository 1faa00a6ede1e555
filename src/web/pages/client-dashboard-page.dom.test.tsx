import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listMyClients } from '../../shared/api/accounts.ts'
import { getClient } from '../../shared/api/portal.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { portalOf, refusal } from '../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

describe('/client-dashboard, who may see what', () => {
  it('says that no client is named, and offers the way home at once', async () => {
    renderPage('/client-dashboard')
    const home = await screen.findByRole('link', { name: 'Go to the home page now' })
    expect(home.getAttribute('href')).toBe('/')
    expect((await screen.findAllByText('No client ID found')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Redirecting to home page...').length).toBeGreaterThan(0)
  })

  it('shows the sign-in form on the same page to who has no right', async () => {
    stubCalls(answerTo(getClient, () => refusal(404, 'There is no such client.')))
    const page = renderPage('/client-dashboard?client=5')
    expect(await screen.findByRole('heading', { name: 'Unable to load client data' })).toBeTruthy()
    expect(screen.getByLabelText('Email address')).toBeTruthy()
    expect(page.location()).toBe('/client-dashboard?client=5')
  })

  it('keeps on the page what the toast says when loading fails', async () => {
    stubCalls(answerTo(getClient, () => refusal(503, 'The server is being restarted.')))
    renderPage('/client-dashboard?client=5')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Error loading data')
    expect(alert.textContent).toContain('The server is being restarted.')
    expect(await screen.findByText('Please try refreshing the page')).toBeTruthy()
    stubCalls(...portalOf())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Welcome, Ana Silva' })).toBeTruthy()
  })

  it('opens the only case of client=me, lets choose among several, and asks a stranger to sign in', async () => {
    const mine = (id: number) => ({
      id,
      name: 'Ana Silva',
      clientType: 'paid',
      createdAt: '2026-11-01T10:00:00.000Z',
    })
    stubCalls(
      answerTo(listMyClients, () => [mine(5)]),
      ...portalOf(),
    )
    const one = renderPage('/client-dashboard?client=me')
    await screen.findByRole('heading', { name: 'Welcome, Ana Silva' })
    expect(one.location()).toBe('/client-dashboard?client=5')
    one.unmount()

    stubCalls(answerTo(listMyClients, () => [mine(8), mine(5)]))
    const several = renderPage('/client-dashboard?client=me')
    const links = await screen.findAllByRole('link', { name: /Case number/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/client-dashboard?client=8',
      '/client-dashboard?client=5',
    ])
    several.unmount()

    stubCalls(answerTo(listMyClients, () => refusal(401, 'Please sign in.')))
    renderPage('/client-dashboard?client=me')
    expect(await screen.findByLabelText('Email address')).toBeTruthy()
  })
})
