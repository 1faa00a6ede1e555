import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getSession } from '../../shared/api/accounts.ts'
import { type GeneratedDocument, listDocuments } from '../../shared/api/portal.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { letter, portalOf } from '../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

type Listener = (payload?: unknown) => void

/** Stands in for the vendor's socket: a test sends events with `hear` and sees what was emitted. */
const socket = vi.hoisted(() => {
  const heard = new Map<string, Listener>()
  const emitted: [string, unknown][] = []
  return {
    heard,
    emitted,
    connected: false,
    io: { on: () => {} },
    on: (event: string, listener: Listener) => heard.set(event, listener),
    emit: (event: string, payload: unknown) => emitted.push([event, payload]),
    connect: () => {},
    close: () => {},
  }
})
vi.mock('socket.io-client', () => ({ io: () => socket }))
afterEach(() => {
  socket.heard.clear()
  socket.emitted.length = 0
  socket.connected = false
  vi.restoreAllMocks()
})

/** An event of the live channel, once the page listens. */
async function hear(event: string, payload?: unknown) {
  await waitFor(() => expect(socket.heard.has(event)).toBe(true))
  await act(async () => socket.heard.get(event)?.(payload))
}

const region = (name: string) => screen.findByRole('region', { name })

describe('/client-dashboard, live', () => {
  it('connects, measures, lists what happened and fetches it', async () => {
    let documents: GeneratedDocument[] = []
    stubCalls(
      answerTo(listDocuments, () => documents),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Real-time status'))
    expect(card.getByText('Connecting')).toBeTruthy()
    expect(card.getByText('Reconnecting...')).toBeTruthy()

    socket.connected = true
    await hear('connect')
    expect(socket.emitted[0]).toEqual(['subscribe-client', { clientId: 5 }])
    await hear('subscription-confirmed', { clientId: 5 })
    await hear('pong', { timestamp: Date.now() - 12 })
    expect(card.getByText('Live Updates Active')).toBeTruthy()
    expect(card.getByText(/^Latency: \d+ ms$/)).toBeTruthy()

    documents = [letter]
    await hear('document-update', {
      documentType: 'experian_dispute_letter',
      fileName: 'experian-letter.pdf',
      status: 'completed',
    })
    for (const title of ['One', 'Two', 'Three'])
      await hear('notification', { title, message: 'm', type: 'info' })
    expect(card.getByText('Three')).toBeTruthy()
    expect(card.queryByText('Document Ready')).toBeNull()
    expect(
      await screen.findByRole('link', { name: 'Open Document: Experian Dispute Letter, Round 1' }),
    ).toBeTruthy()

    await userEvent.click(card.getByRole('button', { name: 'Show Details' }))
    expect(card.getByText('Updates').nextElementSibling?.textContent).toBe('4')
    await userEvent.click(card.getByRole('button', { name: 'Clear' }))
    expect(card.getByText('Updates').nextElementSibling?.textContent).toBe('0')
    await userEvent.click(card.getByRole('button', { name: 'Test Connection' }))
    expect(socket.emitted.at(-1)?.[0]).toBe('ping')
  })

  it.each([
    { since: 'before the page began to load', quietForMs: 120_000, asked: 1, times: 'once' },
    { since: 'while it loaded', quietForMs: 0, asked: 2, times: 'twice' },
  ])('asks for everything $times where the room was told nothing since $since', async (room) => {
    // The clock of the page is that of all tests of this file.
    vi.spyOn(performance, 'now').mockReturnValue(3_000)
    vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 3_000)
    let asked = 0
    stubCalls(
      answerTo(listDocuments, () => {
        asked += 1
        return []
      }),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Real-time status'))
    socket.connected = true
    await hear('connect')
    await hear('subscription-confirmed', { clientId: 5, quietForMs: room.quietForMs })
    expect(card.getByText('Live Updates Active')).toBeTruthy()
    await waitFor(() => expect(asked).toBe(room.asked))
    // What is gathered is asked for 150 ms later.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    expect(asked).toBe(room.asked)
  })

  it('follows a run, and announces each stage once', async () => {
    stubCalls(...portalOf({ status: { status: 'processing', stage: 'analysis', progress: 5 } }))
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Real-time status'))
    await screen.findByText('5%', { selector: 'dd' })
    const run = { status: 'processing', stage: 'generation', message: null }
    await hear('armor-update', { ...run, progress: 45 })
    await hear('armor-update', { ...run, progress: 60 })
    expect(await card.findByText('60%', { selector: 'dd' })).toBeTruthy()
    expect(card.getAllByText('Generating dispute documents', { selector: 'p' })).toHaveLength(1)
    await hear('armor-update', { status: 'error', stage: null, progress: 60, message: null })
    expect((await screen.findAllByText('ARMOR Processing Error')).length).toBeGreaterThan(0)
    expect(card.getByText('An error occurred during processing.')).toBeTruthy()
  })

  it('asks for the client anew under the sign of staff, too, however late that came', async () => {
    const session = { kind: 'staff', email: 'sam@example.com', name: 'Sam Staff' } as const
    let answer: (() => void) | undefined
    stubCalls(
      answerTo(getSession, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        return { ...session, role: 'staff' as const, language: null }
      }),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    await screen.findByRole('heading', { name: 'Welcome, Ana Silva' })
    act(() => answer?.())
    await screen.findByRole('complementary', { name: 'Opened by staff' })
    stubCalls(...portalOf({ client: { name: 'Ana Maria Silva' } }))
    socket.connected = true
    await hear('connect')
    await hear('subscription-confirmed', { clientId: 5 })
    expect(await screen.findByRole('heading', { name: 'Welcome, Ana Maria Silva' })).toBeTruthy()
    expect(screen.queryByText('Error loading data')).toBeNull()
  })

  it('shows why the connection failed, and tries again', async () => {
    stubCalls(...portalOf())
    const connect = vi.spyOn(socket, 'connect')
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Real-time status'))
    await hear('subscription-error', { message: 'Please sign in again.' })
    expect(card.getByText('Error')).toBeTruthy()
    expect(card.getByText('Please sign in again.')).toBeTruthy()
    connect.mockClear()
    await userEvent.click(card.getByRole('button', { name: 'Retry Connection' }))
    expect(connect).toHaveBeenCalledTimes(1)
    expect(card.getByText('Connecting')).toBeTruthy()
  })
})
