import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  type FundingApplicationShown,
  getFundingApplication,
  listMyFundingApplications,
  redeemFundingLink,
} from '../../shared/api/funding-application.ts'
import { says } from '../../shared/sentences/says.ts'
import { chooseSpanish } from '../test-support/choose-spanish.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { fundingApplicationOf } from '../test-support/sample-funding-application.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// Nothing here is about the live channel.
vi.mock('socket.io-client', () => ({
  io: () => ({ io: { on: () => {} }, on: () => {}, connect: () => {}, close: () => {} }),
}))

const page = '/readiness/status?application=7'
const button = (name: string) => screen.findByRole('button', { name })
const shown = (over: Partial<FundingApplicationShown> = {}) =>
  answerTo(getFundingApplication, () => fundingApplicationOf(over))

describe('/readiness/status and who may open it', () => {
  it('opens the only application of this browser', async () => {
    stubCalls(
      shown(),
      answerTo(listMyFundingApplications, () => [{ id: 7, submissionDate: '2026-11-01T10:00:00.000Z' }]),
    )
    const { location } = renderPage('/readiness/status?application=mine')
    await screen.findByRole('heading', { name: 'Welcome back, Ana Silva' })
    expect(location()).toBe(page)
  })

  it.each([401, 404])('offers the link by email where the answer is %i', async (status) => {
    stubCalls(
      answerTo(getFundingApplication, () => ({ status, body: { error: 'Not found', code: 'not_found' } })),
    )
    renderPage(page)
    expect(await screen.findByText('This application is not open in this browser.')).toBeTruthy()
    expect(await button('Send me the link')).toBeTruthy()
  })

  it('says that it could not be loaded, and loads it on a second try', async () => {
    let works = false
    stubCalls(
      answerTo(getFundingApplication, () => (works ? fundingApplicationOf() : { status: 500, body: {} })),
    )
    renderPage(page)
    expect((await screen.findByRole('alert')).textContent).toContain('Your application could not be loaded.')
    works = true
    await userEvent.click(await button('Try again'))
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ana Silva' })).toBeTruthy()
  })

  it('redeems a mailed link only by a press, and says when it does not work any more', async () => {
    let redeemed = 0
    stubCalls(
      answerTo(redeemFundingLink, () => {
        redeemed += 1
        return {
          status: 404,
          body: { error: 'This link has expired or was already used. Ask for a new one.', code: 'not_found' },
        }
      }),
    )
    renderPage('/readiness/status?link=abc')
    const open = await button('Open my application')
    expect(redeemed).toBe(0)
    await userEvent.click(open)
    expect(
      await screen.findByText('This link has expired or was already used. Ask for a new one.'),
    ).toBeTruthy()
    expect(redeemed).toBe(1)
    expect(await button('Send me the link')).toBeTruthy()
  })
})

describe('/readiness/status in Spanish', () => {
  it('says the page, the stage, the documents and the reasons of the score in Spanish', async () => {
    await chooseSpanish()
    stubCalls(shown({ nextAction: says('next.under-review') }))
    renderPage(page)
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola de nuevo, Ana Silva' })).toBeTruthy()
    expect(screen.getByText('Etapa actual').nextElementSibling?.textContent).toBe('En revisión')
    expect(screen.queryByText(/nothing for you to do/)).toBeNull()
    expect(screen.queryByText('Tax Returns')).toBeNull()
    expect(screen.queryByText(/Bring your personal credit/)).toBeNull()
  })
})
