import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { getSession, lookUpSignInLink, redeemSignInLink } from '../../shared/api/accounts.ts'
import type { Language } from '../../shared/rules/language.ts'
import { keepChosenLanguage } from '../lib/chosen-language.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const redeemed = vi.fn()
const redeems = answerTo(redeemSignInLink, () => {
  redeemed()
  return { next: '#signed-in' }
})
const looksUp = answerTo(lookUpSignInLink, () => ({
  email: 'a•••@example.com',
  staysApart: [],
  signsOut: null,
}))
const keeps = (language: Language | null) =>
  answerTo(getSession, () => ({
    kind: 'client' as const,
    email: 'ana@example.com',
    name: null,
    role: null,
    language,
  }))

async function signIn() {
  redeemed.mockClear()
  renderPage('/account/sign-in?token=t')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in now' }))
  await waitFor(() => expect(redeemed).toHaveBeenCalledOnce())
  await waitFor(() => expect(location.hash).toBe('#signed-in'))
  location.hash = ''
}

describe('the language of a browser in which somebody signs in', () => {
  it('becomes the one that the server keeps for them, when nobody chose in this browser', async () => {
    stubCalls(looksUp, redeems, keeps('es'))
    await signIn()
    expect(document.cookie).toBe('language=es')
  })

  it('stays the one that was chosen in this browser', async () => {
    keepChosenLanguage('en')
    stubCalls(looksUp, redeems, keeps('es'))
    await signIn()
    expect(document.cookie).toBe('language=en')
  })

  it('stays open where the server keeps none', async () => {
    stubCalls(looksUp, redeems, keeps(null))
    await signIn()
    expect(document.cookie).toBe('')
  })

  it('keeps nobody from signing in when the server does not say it', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      looksUp,
      redeems,
      answerTo(getSession, () => ({
        status: 500,
        body: { error: 'No.', code: 'internal', requestId: 'r' },
      })),
    )
    await signIn()
    expect(document.cookie).toBe('')
    expect(warned).toHaveBeenCalledOnce()
  })
})
