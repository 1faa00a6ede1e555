import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { previewClientEmail, sendClientEmail } from '../../../shared/api/automation.ts'
import { listOwnMailKinds, previewOwnMailTo, sendOwnMailTo } from '../../../shared/api/own-mails.ts'
import { sendBulkEmail } from '../../../shared/api/staff-bulk.ts'
import { makeQueryClient } from '../../lib/query-client.ts'
import { enter } from '../../test-support/enter-text.ts'
import { heldAnswer } from '../../test-support/held-answer.ts'
import { InEnglish } from '../../test-support/in-english.tsx'
import { answerTo, stubCalls } from '../../test-support/stub-calls.ts'
import { ToastProvider } from '../../ui/toast-provider.tsx'
import { ComposeBulkMail, ComposeMail } from './compose-mail.tsx'

function show(element: ReactNode) {
  render(
    <InEnglish>
      <QueryClientProvider client={makeQueryClient()}>
        <ToastProvider>{element}</ToastProvider>
      </QueryClientProvider>
    </InEnglish>,
  )
}

const previewOf = (mailServer: boolean) =>
  answerTo(previewClientEmail, ({ body }) => {
    const { type, customMessage } = body as { type: string; customMessage: string }
    return {
      to: 'ada@example.com',
      subject: `Subject of ${type}`,
      html: `<p>${customMessage}</p>`,
      text: customMessage,
      language: 'en',
      refused: type === 'results' ? 'No results text has been written for this client.' : null,
      warnings: [],
      mailServer,
    }
  })
const preview = previewOf(true)
const plainPreview = {
  to: 'ada@example.com',
  subject: '',
  html: '<p></p>',
  text: '',
  language: 'en' as const,
  refused: null,
  warnings: [],
  mailServer: true,
}
const noOwnKinds = answerTo(listOwnMailKinds, () => [])

const ownKind = answerTo(listOwnMailKinds, () => [{ id: 3, name: 'After the answer' }])
const ownPreview = answerTo(previewOwnMailTo, ({ params, body }) => ({
  to: 'ada@example.com',
  subject: `Own ${params['kind']} ${(body as { customMessage: string }).customMessage}`,
  html: '<p>Own</p>',
  text: 'Own',
  language: 'en',
  refused: null,
  warnings: [],
  mailServer: true,
  namesToday: true,
}))

const messageField = () => screen.getByLabelText<HTMLTextAreaElement>(/^Your own message/)

describe('writing a mail', () => {
  it('asks with recipient and subject before it sends, once for each attempt', async () => {
    const person = userEvent.setup()
    const sent: unknown[] = []
    stubCalls(
      noOwnKinds,
      preview,
      answerTo(sendClientEmail, ({ body, params }) => {
        sent.push({ ...(body as object), id: params.id })
        return { mailId: 1, type: 'welcome', status: 'queued' }
      }),
    )
    show(<ComposeMail clientId={12} />)
    await person.click(screen.getByRole('button', { name: 'Check-in' }))
    expect(await screen.findByText('Subject of check-in')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Welcome' }))
    enter(screen.getByLabelText(/^Your own message/), 'We guarantee it.')
    expect(await screen.findByText('“guarantee”')).toBeTruthy()
    expect(await screen.findByText('Subject of welcome')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Send email' }))
    expect(sent).toEqual([])
    expect(screen.getByText('Send “Subject of welcome” to ada@example.com?')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Yes, send it' }))
    expect(await screen.findByText('Email Sent')).toBeTruthy()
    expect(sent).toMatchObject([{ id: '12', type: 'welcome', customMessage: 'We guarantee it.' }])
    expect(messageField().value).toBe('')
  })

  it('is sent by two presses: the type, whose mail stands beside the question, and yes', async () => {
    const person = userEvent.setup()
    const sent: unknown[] = []
    const results = heldAnswer()
    stubCalls(
      noOwnKinds,
      answerTo(previewClientEmail, async ({ body }) => {
        const { type } = body as { type: string }
        if (type === 'welcome') await results.held
        return { ...plainPreview, subject: `Subject of ${type}` }
      }),
      answerTo(sendClientEmail, ({ body }) => {
        sent.push(body)
        return { mailId: 1, type: 'welcome', status: 'queued' }
      }),
    )
    show(<ComposeMail clientId={12} />)
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
    const types = screen.getByRole('group', { name: 'Write an email' })
    await person.click(screen.getByRole('button', { name: 'Check-in' }))
    expect(await screen.findByText('Send “Subject of check-in” to ada@example.com?')).toBeTruthy()
    // While another one is made, nobody is asked about the one before, and the focus stays with what was pressed.
    await person.dblClick(screen.getByRole('button', { name: 'Welcome' }))
    expect(screen.queryByRole('button', { name: 'Yes, send it' })).toBeNull()
    await act(async () => results.letGo())
    expect(await screen.findByText('Send “Subject of welcome” to ada@example.com?')).toBeTruthy()
    expect(types.contains(document.activeElement)).toBe(true)
    expect(sent).toEqual([])
    // A key that is held down says yes to nothing.
    const yes = screen.getByRole('button', { name: 'Yes, send it' })
    expect(fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false)
    await person.click(yes)
    expect(await screen.findByText('Email Sent')).toBeTruthy()
    expect(sent).toMatchObject([{ type: 'welcome' }])
  })

  it('says before and after that nobody gets it while no mail server is set', async () => {
    const person = userEvent.setup()
    stubCalls(
      noOwnKinds,
      previewOf(false),
      answerTo(sendClientEmail, () => ({ mailId: 1, type: 'check-in', status: 'queued' })),
    )
    show(<ComposeMail clientId={12} />)
    await person.click(screen.getByRole('button', { name: 'Check-in' }))
    expect(await screen.findByText(/^No mail server is set: this email would be kept/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Yes, send it' }))
    expect(
      await screen.findByText(
        'Check-in to ada@example.com is kept in the outbox: no mail server is set, so it is not sent.',
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/is on its way/)).toBeNull()
  })

  it('says why it would not be sent, and does not', async () => {
    const person = userEvent.setup()
    stubCalls(preview, noOwnKinds)
    show(<ComposeMail clientId={12} />)
    await person.click(screen.getByRole('button', { name: 'Results' }))
    expect(await screen.findByText(/No results text/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send email' }).disabled).toBe(true)
  })

  it('keeps what was written when it could not be sent, and tries with the same key', async () => {
    const person = userEvent.setup()
    const keys: string[] = []
    stubCalls(
      noOwnKinds,
      preview,
      answerTo(sendClientEmail, ({ body }) => {
        keys.push((body as { attemptKey: string }).attemptKey)
        return { status: 500, body: { error: 'The database is away.', code: 'internal' } }
      }),
    )
    show(<ComposeMail clientId={12} />)
    await person.click(screen.getByRole('button', { name: 'Check-in' }))
    await screen.findByText('Subject of check-in')
    await person.type(screen.getByLabelText(/^Your own message/), 'Hello')
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await person.click(await screen.findByRole('button', { name: 'Send email' }))
      await person.click(screen.getByRole('button', { name: 'Yes, send it' }))
      expect(await screen.findByText('Email Failed')).toBeTruthy()
    }
    expect(messageField().value).toBe('Hello')
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('writes a kind of the operator’s own, with its own preview and call', async () => {
    const person = userEvent.setup()
    const sent: unknown[] = []
    stubCalls(
      preview,
      ownKind,
      ownPreview,
      answerTo(sendOwnMailTo, ({ body, params }) => {
        sent.push({ ...(body as object), ...params })
        return { mailId: 1, status: 'queued' }
      }),
    )
    show(<ComposeMail clientId={12} />)
    await person.click(await screen.findByRole('button', { name: 'After the answer (your own)' }))
    expect(await screen.findByText('Own 3')).toBeTruthy()
    expect(screen.getByText(/the day that the email names is today/)).toBeTruthy()
    await person.type(messageField(), 'Hello')
    expect(await screen.findByText('Own 3 Hello')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Send email' }))
    await person.click(screen.getByRole('button', { name: 'Yes, send it' }))
    expect(await screen.findByText('After the answer is on its way to ada@example.com.')).toBeTruthy()
    expect(sent).toMatchObject([{ id: '12', kind: '3', customMessage: 'Hello' }])
    // Another type leaves its note behind.
    await person.click(screen.getByRole('button', { name: 'Welcome' }))
    expect(await screen.findByText('Subject of welcome')).toBeTruthy()
    expect(screen.queryByText(/the day that the email names is today/)).toBeNull()
  })

  it('to many names whoever was skipped', async () => {
    const person = userEvent.setup()
    stubCalls(
      preview,
      answerTo(sendBulkEmail, ({ body }) => {
        expect(body).toMatchObject({ clientIds: [12, 13, 14], mail: { kind: 'case', type: 'check-in' } })
        return { done: 2, skipped: [{ clientId: 13, name: 'Bea Example', reason: 'Has unsubscribed.' }] }
      }),
    )
    show(<ComposeBulkMail clientIds={[12, 13, 14]} />)
    await screen.findByText('Subject of check-in')
    await person.click(screen.getByRole('button', { name: 'Send email' }))
    await person.click(screen.getByRole('button', { name: 'Yes, send it' }))
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await person.click(screen.getByRole('button', { name: 'Yes, send it' }))
    expect(screen.getByText(/^This email goes to 3 clients in ten seconds/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Do it now' }))
    expect(await screen.findByText('Bea Example')).toBeTruthy()
    expect(screen.getAllByText('2 emails are on their way.').length).toBeGreaterThan(0)
  })

  it('to many writes a kind of the operator’s own, as one field of the call', async () => {
    const person = userEvent.setup()
    const sent: unknown[] = []
    stubCalls(
      preview,
      ownKind,
      ownPreview,
      answerTo(sendBulkEmail, ({ body }) => {
        sent.push(body)
        return { done: 2, skipped: [] }
      }),
    )
    show(<ComposeBulkMail clientIds={[12, 13]} />)
    await screen.findByRole('option', { name: 'After the answer (your own)' })
    await person.selectOptions(screen.getByLabelText('Type of email'), 'After the answer (your own)')
    await screen.findByText('Own 3')
    await person.click(screen.getByRole('button', { name: 'Send email' }))
    await person.click(screen.getByRole('button', { name: 'Yes, send it' }))
    await person.click(screen.getByRole('button', { name: 'Do it now' }))
    expect((await screen.findAllByText('2 emails are on their way.')).length).toBeGreaterThan(0)
    expect(sent).toMatchObject([{ clientIds: [12, 13], mail: { kind: 'own', id: 3 } }])
  })
})
