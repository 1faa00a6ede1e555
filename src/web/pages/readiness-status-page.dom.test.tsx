import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { listMyFundingApplications, requestFundingLink } from '../../shared/api/funding-application.ts'
import { fundingStatusLabels } from '../../shared/rules/funding-status.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const button = (name: string) => screen.findByRole('button', { name })

async function openSample() {
  renderPage('/readiness/status')
  enter(await screen.findByLabelText('Email address'), 'ana@example.com')
  await userEvent.click(await button('Send Secure Sign-In Link'))
  expect((await button('Checking Status...')).getAttribute('aria-disabled')).toBe('true')
  await screen.findByRole('heading', { name: 'Check Your Email' })
}

describe('/readiness/status for anyone', () => {
  it('asks for an address of the right form, and makes no call', async () => {
    stubCalls()
    renderPage('/readiness/status')
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Your Dashboard' })).toBeTruthy()
    await userEvent.click(await button('Send Secure Sign-In Link'))
    expect(screen.getByRole('alert').textContent).toContain('Please enter a valid email')
    expect(screen.queryByText('Checking Status...')).toBeNull()
  })

  it('shows the sample after a while: stages, documents, the next action, and that it is a sample', async () => {
    stubCalls()
    await openSample()
    expect(screen.getByRole('heading', { name: 'Welcome back, Jordan Sample' })).toBeTruthy()
    expect(screen.getAllByText('Sample').length).toBeGreaterThan(0)
    expect(screen.getByText('Action Required')).toBeTruthy()
    expect(screen.getByText('Last Updated').nextElementSibling?.textContent).toBe('January 15, 2026')
    expect(screen.getByText('Current Stage').nextElementSibling?.textContent).toBe('Under Review')

    const stages = within(screen.getByRole('region', { name: 'Application Progress' })).getAllByRole(
      'listitem',
    )
    expect(stages.map((stage) => stage.textContent?.replace(/^\d/, ''))).toEqual(
      Object.values(fundingStatusLabels).map(
        (label, at) => `${label}, ${['done', 'done', 'current stage'][at] ?? 'not yet'}`,
      ),
    )
    expect(stages[2]?.getAttribute('aria-current')).toBe('step')

    const documents = within(screen.getByRole('region', { name: 'Document Status' })).getAllByRole('listitem')
    expect(documents.map((row) => row.textContent)).toEqual([
      'Business LicenseReceived',
      'Bank StatementsReceived',
      'Tax ReturnsNeeded',
      'Financial Projections (not required)Optional',
    ])
  })

  it('has three buttons that do nothing, and two ways back to the form', async () => {
    stubCalls()
    await openSample()
    for (const name of ['Upload Documents', 'Message Support', 'Manage Billing'])
      await userEvent.click(await button(name))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(await button('Try Different Email'))
    const field = await screen.findByLabelText('Email address')
    expect((field as HTMLInputElement).value).toBe('')
    expect(screen.queryByText('Action Required')).toBeNull()

    enter(field, 'ana@example.com')
    await userEvent.click(await button('Send Secure Sign-In Link'))
    await userEvent.click(await button('Sign Out'))
    expect(await button('Send Secure Sign-In Link')).toBeTruthy()
  })
})

describe('/readiness/status without an application in this browser', () => {
  it('mails the link to an address, and tells the same of any', async () => {
    const asked: unknown[] = []
    stubCalls(
      answerTo(listMyFundingApplications, () => []),
      answerTo(requestFundingLink, ({ body }) => {
        asked.push(body)
        return { sent: true as const }
      }),
    )
    renderPage('/readiness/status')
    await userEvent.click(await screen.findByRole('link', { name: 'Open my application' }))
    await userEvent.type(await screen.findByLabelText('Email address'), ' ana@example.com')
    await userEvent.click(await button('Send me the link'))
    expect(await screen.findByText(/If ana@example.com belongs to an application/)).toBeTruthy()
    expect(asked).toEqual([{ email: 'ana@example.com' }])
  })

  it('keeps the address and says why when the link could not be asked for', async () => {
    stubCalls(
      answerTo(listMyFundingApplications, () => []),
      answerTo(requestFundingLink, () => ({
        status: 429,
        body: { error: 'Please wait a minute.', code: 'rate_limited' },
      })),
    )
    renderPage('/readiness/status?application=mine')
    enter(await screen.findByLabelText('Email address'), 'ana@example.com')
    await userEvent.click(await button('Send me the link'))
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait a minute.')
    expect((screen.getByLabelText('Email address') as HTMLInputElement).value).toBe('ana@example.com')
  })
})
