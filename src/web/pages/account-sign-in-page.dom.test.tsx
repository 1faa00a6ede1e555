import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getSession, lookUpSignInLink, redeemSignInLink } from '../../shared/api/accounts.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const email = 'm•••@example.com'
const redeemed = vi.fn()
const redeems = answerTo(redeemSignInLink, () => {
  redeemed()
  return { next: '#signed-in' }
})
const meets = (found: { staysApart?: string[]; signsOut?: string | null }) =>
  answerTo(lookUpSignInLink, () => ({ email, staysApart: [], signsOut: null, ...found }))

it('names the address of a link before its button, and asks nothing where the browser holds nothing else', async () => {
  const speaks = answerTo(getSession, () => ({
    kind: 'client' as const,
    email: 'mia@example.com',
    name: null,
    role: null,
    language: null,
  }))
  stubCalls(meets({}), redeems, speaks)
  renderPage('/account/sign-in?token=t')
  await screen.findByText(/This link belongs to m•••@example\.com\./)
  expect(screen.queryByText('Is this address yours?')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Stay as I am' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in now' }))
  await waitFor(() => expect(location.hash).toBe('#signed-in'))
  expect(redeemed).toHaveBeenCalledOnce()
  location.hash = ''
})

it('says what becomes of what the browser holds, and lets the visitor stay', async () => {
  stubCalls(meets({ staysApart: ['j•••@example.com'] }), redeems)
  renderPage('/account/sign-in?token=t')
  await screen.findByText('Is this address yours?')
  screen.getByText(/what was started here with j•••@example\.com\. That stays in this browser/)
  const stay = screen.getByRole('link', { name: 'Stay as I am' })
  expect(stay.getAttribute('href')).toBe('/client-dashboard?client=me')
})

it('says who is signed out by it', async () => {
  stubCalls(meets({ signsOut: 'j•••@example.com' }), redeems)
  renderPage('/account/sign-in?token=t')
  await screen.findByText(/You are signed in as j•••@example\.com now/)
})

it('shows the form at once when the link works no more', async () => {
  const sentence = 'This sign-in link has expired or was used already. Ask for a new one.'
  const refuses = answerTo(lookUpSignInLink, () => ({
    status: 400,
    body: { error: sentence, code: 'token_invalid', requestId: 'r' },
  }))
  stubCalls(refuses)
  renderPage('/account/sign-in?token=t')
  await screen.findByText(sentence)
  screen.getByRole('button', { name: 'Send sign-in link' })
})
