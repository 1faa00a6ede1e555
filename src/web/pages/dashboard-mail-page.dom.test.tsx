import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getSession } from '../../shared/api/accounts.ts'
import {
  getAutomationStatus,
  getOutboxMail,
  listOutbox,
  type OutboxMail,
  resendMail,
  setMailAside,
  triggerFollowUps,
} from '../../shared/api/automation.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, pageOf, stubCalls } from '../test-support/stub-calls.ts'

const session = answerTo(getSession, () => ({
  kind: 'staff' as const,
  email: 'sam@staff.example',
  name: 'Sam Staff',
  role: 'staff' as const,
  language: null,
}))
const status = answerTo(getAutomationStatus, () => ({
  pendingFollowUps: 3,
  lastWeekSent: 41,
  paidClients: 900,
  totalClients: 1_200,
  byStatus: { uploaded: 500, round1_sent: 300, round2_sent: 200, round3_sent: 100, completed: 100 },
  failedMails: 1,
  nextDueAt: '2026-12-01T15:00:00.000Z',
  lastTimerAt: null,
  mailServer: true,
}))
const noServer = {
  pendingFollowUps: 3,
  lastWeekSent: 0,
  paidClients: 9,
  totalClients: 12,
  byStatus: { uploaded: 5, round1_sent: 3, round2_sent: 2, round3_sent: 1, completed: 1 },
  failedMails: 0,
  nextDueAt: null,
  lastTimerAt: null,
  mailServer: false,
}
const failed: OutboxMail = {
  id: 7,
  clientId: 12,
  type: 'check-in',
  recipient: 'ada@example.com',
  subject: 'Where your dispute stands',
  status: 'failed',
  attempts: 7,
  lastError: 'the mail server could not take the mail: ETIMEDOUT',
  nextAttemptAt: null,
  sentAt: null,
  sentBy: null,
  createdAt: '2026-11-20T15:00:00.000Z',
}
const opened = { ...failed, html: '<p>Hello</p>', text: 'Hello' }

describe('the mail page', () => {
  it('says what is due and sends it with one press, in the words of the specification', async () => {
    const person = userEvent.setup()
    const outcome = {
      clientId: 12,
      name: 'Ada Example',
      type: 'check-in',
      kindName: null,
      outcome: 'queued' as const,
      reason: null,
    }
    stubCalls(
      session,
      status,
      answerTo(listOutbox, () => []),
      answerTo(triggerFollowUps, () => ({
        results: [
          outcome,
          { ...outcome, clientId: 13, outcome: 'dropped' as const, reason: 'Unsubscribed.' },
          { ...outcome, type: 'own-kind', kindName: 'After the answer' },
        ],
      })),
    )
    renderPage('/dashboard/mail')
    const centre = await screen.findByRole('region', { name: 'Email automation' })
    await within(centre).findByText('Pending follow-ups')
    expect(centre.textContent).toContain('1,200')
    expect(screen.getByText('No emails here')).toBeTruthy()
    await person.click(within(centre).getByRole('button', { name: 'Trigger follow-ups' }))
    expect(await screen.findByText('Follow-ups Triggered')).toBeTruthy()
    expect(screen.getAllByText('3 automated follow-up emails were processed.').length).toBeGreaterThan(0)
    expect(centre.textContent).toContain('Unsubscribed.')
    expect(centre.textContent).toContain('After the answer. Queued.')
  })

  it('says that emails reach nobody while no mail server is set, and which of them are kept', async () => {
    const kept = { ...opened, status: 'kept' as const, attempts: 1, lastError: null }
    stubCalls(
      session,
      answerTo(getAutomationStatus, () => noServer),
      answerTo(listOutbox, () => [kept]),
      answerTo(getOutboxMail, () => kept),
    )
    renderPage('/dashboard/mail?status=kept&mail=7')
    const centre = await screen.findByRole('region', { name: 'Email automation' })
    expect(await within(centre).findByText('No mail server is set')).toBeTruthy()
    const mail = await screen.findByRole('region', { name: 'Email' })
    expect(await within(mail).findByText('Kept here: no mail server')).toBeTruthy()
    expect(mail.textContent).not.toContain('Sent')
    expect(within(mail).getByRole('button', { name: 'Send it now' })).toBeTruthy()
  })

  it('says why when the follow-ups could not be sent', async () => {
    const person = userEvent.setup()
    stubCalls(
      session,
      status,
      answerTo(listOutbox, () => []),
      answerTo(triggerFollowUps, () => ({
        status: 500,
        body: { error: 'The database is away.', code: 'internal' },
      })),
    )
    renderPage('/dashboard/mail')
    await person.click(await screen.findByRole('button', { name: 'Trigger follow-ups' }))
    expect(await screen.findAllByText('Follow-up Failed')).not.toHaveLength(0)
  })

  it('opens a failed mail from the address and sends it again', async () => {
    const person = userEvent.setup()
    let again = 0
    stubCalls(
      session,
      status,
      answerTo(listOutbox, ({ query }) => (query.get('status') === 'failed' ? [failed] : [])),
      answerTo(getOutboxMail, () => (again > 0 ? { ...opened, status: 'queued' as const } : opened)),
      answerTo(resendMail, ({ params }) => {
        again += 1
        expect(params.mail).toBe('7')
        return { ...failed, status: 'queued' as const }
      }),
    )
    const page = renderPage('/dashboard/mail?status=failed')
    await person.click(await screen.findByRole('link', { name: 'Open “Where your dispute stands”' }))
    expect(page.location()).toBe('/dashboard/mail?status=failed&mail=7')
    const mail = await screen.findByRole('region', { name: 'Email' })
    const frame = await within(mail).findByTitle('The email “Where your dispute stands”')
    expect(frame.getAttribute('sandbox')).toBe('')
    expect(mail.textContent).toContain('ETIMEDOUT')
    await person.click(within(mail).getByRole('button', { name: 'Send again' }))
    expect(await within(mail).findByText('The email waits to be sent again.')).toBeTruthy()
    await waitFor(() => expect(within(mail).queryByRole('button', { name: 'Send again' })).toBeNull())
    expect(again).toBe(1)
  })

  it('sets a failed mail aside that no try will deliver', async () => {
    const person = userEvent.setup()
    const asked: (string | undefined)[] = []
    const aside = { ...failed, status: 'set-aside' as const }
    stubCalls(
      session,
      status,
      answerTo(listOutbox, () => [failed]),
      answerTo(getOutboxMail, () => (asked.length > 0 ? { ...opened, ...aside } : opened)),
      answerTo(setMailAside, ({ params }) => {
        asked.push(params.mail)
        return aside
      }),
    )
    renderPage('/dashboard/mail?mail=7')
    const mail = within(await screen.findByRole('region', { name: 'Email' }))
    await person.click(await mail.findByRole('button', { name: 'Set aside' }))
    expect(await mail.findByText('The email is not tried again, and nothing of it waits.')).toBeTruthy()
    await waitFor(() => expect(mail.queryByRole('button', { name: 'Set aside' })).toBeNull())
    expect(mail.getByRole('button', { name: 'Send again' })).toBeTruthy()
    expect(asked).toEqual(['7'])
  })

  it('keeps the filters in the address', async () => {
    const person = userEvent.setup()
    const asked: string[] = []
    stubCalls(
      session,
      status,
      answerTo(listOutbox, ({ query }) => {
        asked.push(query.toString())
        return []
      }),
    )
    const page = renderPage('/dashboard/mail?page=4')
    await person.selectOptions(await screen.findByLabelText('Status'), 'suppressed')
    enter(screen.getByLabelText('Email address'), 'ada@example.com')
    await person.click(screen.getByRole('button', { name: 'Search' }))
    expect(page.location()).toBe('/dashboard/mail?status=suppressed&search=ada%40example.com')
    await waitFor(() => expect(asked.at(-1)).toContain('search=ada%40example.com'))
  })

  it('keeps what is being typed while the address changes', async () => {
    const person = userEvent.setup()
    stubCalls(
      session,
      status,
      answerTo(listOutbox, () => []),
    )
    const page = renderPage('/dashboard/mail')
    const field = await screen.findByLabelText<HTMLInputElement>('Email address')
    await person.type(field, 'ada {Enter}')
    await waitFor(() => expect(page.location()).toBe('/dashboard/mail?search=ada'))
    await person.type(field, 'l')
    expect(field.value).toBe('ada l')
    await person.selectOptions(screen.getByLabelText('Status'), 'failed')
    expect(field.value).toBe('ada l')
    await waitFor(() => expect(page.location()).toBe('/dashboard/mail?status=failed&search=ada+l'))
  })

  it('leads back from a page that is no more', async () => {
    stubCalls(
      session,
      status,
      answerTo(listOutbox, ({ query }) => pageOf(query.get('page') === '9' ? [] : [failed], 60)),
    )
    const page = renderPage('/dashboard/mail?page=9')
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the first page' }))
    expect(await screen.findByText('60 emails')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(page.location()).toBe('/dashboard/mail?page=2')
  })
})
