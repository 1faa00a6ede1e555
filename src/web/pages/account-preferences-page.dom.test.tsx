import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getPreferences, savePreferences } from '../../shared/api/accounts.ts'
import { getPushSetup } from '../../shared/api/push.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

it('shows each channel and what was agreed to, and a change becomes a record of its own', async () => {
  const person = userEvent.setup()
  const granted = {
    channel: 'email' as const,
    direction: 'granted' as const,
    wording: 'How may we reach you?',
    page: '/checkout',
    at: '2026-11-01T10:00:00.000Z',
  }
  let email = true
  stubCalls(
    answerTo(getPreferences, () => ({
      email: 'ada@example.com',
      preferences: { phone: false, text: false, email },
      history: email
        ? [granted]
        : [{ ...granted, direction: 'revoked' as const, page: '/account/preferences' }, granted],
    })),
    answerTo(getPushSetup, () => ({ publicKey: '', kinds: [], devices: [] })),
    answerTo(savePreferences, ({ body }) => {
      expect(body).toEqual({ phone: false, text: false, email: false })
      email = false
      return { email: 'ada@example.com', preferences: { phone: false, text: false, email: false } }
    }),
  )
  renderPage('/account/preferences')
  const history = await screen.findByRole('region', { name: 'What you agreed to' })
  expect(within(history).getAllByRole('listitem')).toHaveLength(1)
  expect(history.textContent).toContain('How may we reach you?')
  await person.click(screen.getByRole('checkbox', { name: 'Email' }))
  await person.click(screen.getByRole('button', { name: 'Save preferences' }))
  expect(await screen.findByText('Your preferences are saved.')).toBeTruthy()
  expect(await within(history).findByText('Not agreed')).toBeTruthy()
  expect(within(history).getAllByRole('listitem')).toHaveLength(2)
})

it('asks whoever is not signed in to do so', async () => {
  stubCalls(
    answerTo(getPreferences, () => ({ status: 401, body: { error: 'Sign in.', code: 'not_signed_in' } })),
  )
  renderPage('/account/preferences')
  expect(await screen.findByText('Sign in to change your preferences.')).toBeTruthy()
})
