import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  answerMessage,
  closeConversation,
  listInbox,
  listMessages,
  type SupportMessage,
} from '../../shared/api/inbox.ts'
import { answerVisitor, getVisitorConversation } from '../../shared/api/visitor-messages.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

type Listener = (payload?: unknown) => void

/** Stands in for the vendor's socket: a test sends events with `hear` and sees what was emitted. */
const socket = vi.hoisted(() => {
  const heard = new Map<string, Listener>()
  const emitted: unknown[][] = []
  return {
    heard,
    emitted,
    connected: true,
    io: { on: () => {} },
    on: (event: string, listener: Listener) => heard.set(event, listener),
    emit: (...event: unknown[]) => emitted.push(event),
    connect: () => {},
    close: () => {},
  }
})
vi.mock('socket.io-client', () => ({ io: () => socket }))
afterEach(() => {
  socket.heard.clear()
  socket.emitted.length = 0
  vi.useRealTimers()
})
async function hear(event: string, payload?: unknown) {
  await waitFor(() => expect(socket.heard.has(event)).toBe(true))
  await act(async () => socket.heard.get(event)?.(payload))
}

const question: SupportMessage = {
  id: 11,
  from: 'client',
  author: 'Ana Silva',
  text: 'When do I mail my letters?',
  at: '2026-11-20T15:00:00.000Z',
  waiting: true,
}
const rowOf = (clientId: number | null, name: string, waitingSince: string | null) => ({
  clientId,
  visitorId: null as number | null,
  name,
  preview: question.text,
  waitingSince,
  place: waitingSince === null ? null : 2,
  lastAt: question.at,
  messages: 1,
})
const inboxOf = (rows: () => ReturnType<typeof rowOf>[]) =>
  answerTo(listInbox, () => Response.json(rows(), { headers: { 'x-total-count': String(rows().length) } }))

describe('/dashboard/messages', () => {
  it('lists who waits, opens a conversation by its link, and moves the focus there', async () => {
    stubCalls(
      signedInAs('staff'),
      inboxOf(() => [rowOf(5, 'Ana Silva', question.at), rowOf(6, 'Bo Real', question.at)]),
      answerTo(listMessages, () => [question]),
    )
    const page = renderPage('/dashboard/messages')
    const list = within(await screen.findByRole('list', { name: 'Conversations that wait for an answer' }))
    expect(screen.getByText('2 wait for an answer')).toBeTruthy()
    await userEvent.click(list.getByRole('link', { name: /Ana Silva/ }))
    expect(page.location()).toBe('/dashboard/messages?client=5')
    const heading = await screen.findByRole('heading', { name: 'Conversation with Ana Silva' })
    expect(document.activeElement).toBe(heading)
    expect(await within(screen.getByRole('log')).findByText(question.text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the client’s page' }).getAttribute('href')).toBe(
      '/dashboard/client?client=5',
    )
  })

  it('keeps an answer that failed, sends it again under the same key, and names what was read', async () => {
    const sent: unknown[] = []
    let messages = [question]
    stubCalls(
      signedInAs('staff'),
      inboxOf(() => []),
      answerTo(listMessages, () => messages),
      answerTo(answerMessage, ({ body, params }) => {
        sent.push({ ...(body as object), client: params.id })
        if (sent.length === 1) return refusal(503, 'The server is being restarted.')
        const answer = { ...question, id: 12, from: 'staff', author: 'Sam Staff', text: 'Now.' } as const
        messages = [
          { ...question, waiting: false },
          { ...answer, waiting: false },
        ]
        return { ...answer, waiting: false }
      }),
    )
    renderPage('/dashboard/messages?client=5')
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer')
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(screen.getByText('Please write your message')).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.type(field, 'Now.')
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
    expect(await screen.findByText('The server is being restarted.')).toBeTruthy()
    expect(field.value).toBe('Now.')
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await within(screen.getByRole('log')).findByText('Now.')).toBeTruthy()
    expect(field.value).toBe('')
    expect(sent[0]).toMatchObject({ message: 'Now.', seenUpTo: 11, client: '5' })
    expect(sent[1]).toEqual(sent[0])
    expect(screen.queryByRole('button', { name: 'Close without an answer' })).toBeNull()
  })

  it('points out promises while they are written, and sends them all the same', async () => {
    stubCalls(
      signedInAs('staff'),
      inboxOf(() => []),
      answerTo(listMessages, () => [question]),
    )
    renderPage('/dashboard/messages?client=5')
    enter(await screen.findByLabelText('Your answer'), 'We guarantee removal.')
    expect(screen.getByText('“guarantee”')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeTruthy()
  })

  it('closes a conversation without an answer, as far as it was read', async () => {
    const closed: unknown[] = []
    let messages = [question]
    stubCalls(
      signedInAs('staff'),
      inboxOf(() => []),
      answerTo(listMessages, () => messages),
      answerTo(closeConversation, ({ body }) => {
        closed.push(body)
        messages = [{ ...question, waiting: false }]
        return { closed: true as const }
      }),
    )
    renderPage('/dashboard/messages?client=5')
    const button = await screen.findByRole('button', { name: 'Close without an answer' })
    await userEvent.click(button)
    await waitFor(() => expect(button.isConnected).toBe(false))
    expect(closed).toEqual([{ seenUpTo: 11 }])
  })

  it('follows live: the list always, the conversation when it is the open one; nothing typed is lost', async () => {
    let rows = [rowOf(5, 'Ana Silva', question.at)]
    let messages = [question]
    let read = 0
    stubCalls(
      signedInAs('staff'),
      inboxOf(() => rows),
      answerTo(listMessages, () => {
        read += 1
        return messages
      }),
    )
    renderPage('/dashboard/messages?client=5')
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer')
    enter(field, 'Half an answ')
    await hear('connect')
    expect(socket.emitted).toContainEqual(['subscribe-staff'])
    await hear('staff-subscribed')
    await waitFor(() => expect(read).toBe(2))
    rows = [...rows, rowOf(6, 'Bo Real', question.at)]
    await hear('staff-change', { what: 'messages', clientId: 6 })
    expect(await screen.findByRole('link', { name: /Bo Real/ })).toBeTruthy()
    expect(read).toBe(2)
    messages = [question, { ...question, id: 13, text: 'And where to?' }]
    await hear('staff-change', { what: 'messages', clientId: 5 })
    expect(await screen.findByText('And where to?')).toBeTruthy()
    expect(field.value).toBe('Half an answ')
  })

  it('fetches nothing while nobody is there, and catches up with the first sign of life', async () => {
    let rows = [rowOf(5, 'Ana Silva', question.at)]
    stubCalls(
      signedInAs('staff'),
      inboxOf(() => rows),
    )
    renderPage('/dashboard/messages')
    await screen.findByRole('link', { name: /Ana Silva/ })
    await waitFor(() => expect(socket.heard.has('staff-change')).toBe(true))
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 6 * 60_000)
    rows = [rowOf(6, 'Bo Real', question.at)]
    await hear('staff-change', { what: 'messages', clientId: 6 })
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(screen.queryByRole('link', { name: /Bo Real/ })).toBeNull()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(await screen.findByRole('link', { name: /Bo Real/ })).toBeTruthy()
    vi.restoreAllMocks()
  })

  it('says that nobody waits, that nothing is done yet, and why nothing could be loaded', async () => {
    let isDown = false
    stubCalls(
      signedInAs('staff'),
      answerTo(listInbox, () =>
        isDown
          ? refusal(503, 'The server is being restarted.')
          : Response.json([], { headers: { 'x-total-count': '0' } }),
      ),
    )
    const page = renderPage('/dashboard/messages')
    expect(await screen.findByText('No messages are waiting')).toBeTruthy()
    isDown = true
    await userEvent.click(screen.getByRole('link', { name: 'Done' }))
    expect(page.location()).toBe('/dashboard/messages?state=done')
    expect(await screen.findByText('The server is being restarted.')).toBeTruthy()
  })
})

describe('who wrote without a client record', () => {
  const written = {
    id: 7,
    from: 'visitor' as const,
    author: 'Vera Visitor',
    text: 'Where is my toolkit?',
    topic: 'purchase' as const,
    order: 'cs_1',
    isProven: false,
    at: question.at,
    waiting: true,
  }

  it('is answered from the same list, with the warning that the address is not proven', async () => {
    const sent: unknown[] = []
    stubCalls(
      signedInAs('staff'),
      inboxOf(() => [
        { ...rowOf(null, 'vera@example.com', question.at), visitorId: 7, preview: written.text },
      ]),
      answerTo(getVisitorConversation, () => ({ email: 'Vera@example.com', messages: [written] })),
      answerTo(answerVisitor, ({ body }) => {
        sent.push(body)
        return { ...written, id: 8, from: 'staff' as const, waiting: false }
      }),
    )
    const page = renderPage('/dashboard/messages')
    await userEvent.click(await screen.findByRole('link', { name: /vera@example\.com/ }))
    expect(page.location()).toBe('/dashboard/messages?visitor=7')
    await screen.findByRole('heading', { name: 'Conversation with Vera@example.com' })
    await screen.findByText('Something that was bought · Order cs_1 · address not proven')
    screen.getByText('This address is not proven')
    enter(screen.getByRole('textbox', { name: /Your answer/ }), 'Please sign in.')
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() => expect(sent).toMatchObject([{ message: 'Please sign in.', seenUpTo: 7 }]))
  })

  it('can be listed alone', async () => {
    stubCalls(
      signedInAs('staff'),
      inboxOf(() => []),
    )
    const page = renderPage('/dashboard/messages')
    const filter = within(await screen.findByRole('navigation', { name: 'Whose conversations' }))
    await userEvent.click(filter.getByRole('link', { name: 'Without a client record' }))
    expect(page.location()).toBe('/dashboard/messages?of=visitors')
  })
})
