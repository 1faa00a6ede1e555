import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listMessages, type SupportMessage } from '../../../shared/api/inbox.ts'
import { sendSupportMessage } from '../../../shared/api/portal.ts'
import { enter } from '../../test-support/enter-text.ts'
import { renderPage } from '../../test-support/render-page.tsx'
import { portalOf, refusal } from '../../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../../test-support/stub-calls.ts'

type Listener = (payload?: unknown) => void

const heard = vi.hoisted(() => new Map<string, Listener>())
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, listener: Listener) => heard.set(event, listener),
    io: { on: () => {} },
    emit: () => {},
    connect: () => {},
    close: () => {},
  }),
}))
afterEach(() => heard.clear())

const messageOf = (id: number, over: Partial<SupportMessage> = {}): SupportMessage => ({
  id,
  from: 'client',
  author: 'Ana Silva',
  text: `Message ${id}`,
  at: '2026-11-20T15:00:00.000Z',
  waiting: false,
  ...over,
})
const help = async () => within(await screen.findByRole('region', { name: 'Need help?' }))

describe('the conversation in the portal', () => {
  it('shows the newest three, and all of it when asked', async () => {
    stubCalls(
      answerTo(listMessages, () => [1, 2, 3, 4, 5].map((id) => messageOf(id))),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    const card = await help()
    expect(await card.findByText('Message 3')).toBeTruthy()
    expect(card.queryByText('Message 2')).toBeNull()
    await userEvent.click(card.getByRole('button', { name: 'Show 2 earlier messages' }))
    expect(
      card.getAllByRole('listitem').map((item) => within(item).getByText(/^Message/).textContent),
    ).toEqual([1, 2, 3, 4, 5].map((id) => `Message ${id}`))
  })

  it('holds a sent message at once, and the answer as it comes, told by a toast', async () => {
    let messages: SupportMessage[] = []
    stubCalls(
      answerTo(sendSupportMessage, ({ body }) => {
        messages = [messageOf(1, { text: (body as { message: string }).message, waiting: true })]
        return { id: 1, createdAt: '2026-11-20T15:00:00.000Z' }
      }),
      answerTo(listMessages, () => messages),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    const card = await help()
    expect(card.queryByText('Your conversation with support')).toBeNull()
    await userEvent.click(card.getByRole('button', { name: 'Contact Support' }))
    const dialog = within(await screen.findByRole('dialog'))
    enter(dialog.getByLabelText('Your message'), 'Equifax wrote back.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(await card.findByText('Equifax wrote back.', { selector: 'li p' })).toBeTruthy()
    expect(card.getByText(/We have your message/)).toBeTruthy()
    expect(screen.queryByText('Support has answered you')).toBeNull()

    const answer = messageOf(2, { from: 'staff', author: 'Sam Staff', text: 'Upload it.' })
    messages = [...messages.map((message) => ({ ...message, waiting: false })), answer]
    await act(async () => heard.get('portal-change')?.({ what: 'messages' }))
    expect(await card.findByText('Sam Staff, ARMOR support')).toBeTruthy()
    expect(card.getByText('Upload it.')).toBeTruthy()
    expect(card.queryByText(/We have your message/)).toBeNull()
    expect((await screen.findAllByText('Support has answered you')).length).toBeGreaterThan(0)
  })

  it('tells no toast for answers that were there before, and says when it could not be loaded', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let isDown = false
    stubCalls(
      answerTo(listMessages, () =>
        isDown ? refusal(503, 'Down.') : [messageOf(1, { from: 'staff', author: 'Sam Staff' })],
      ),
      ...portalOf(),
    )
    const page = renderPage('/client-dashboard?client=5')
    expect(await (await help()).findByText('Message 1')).toBeTruthy()
    expect(screen.queryByText('Support has answered you')).toBeNull()
    page.unmount()
    isDown = true
    renderPage('/client-dashboard?client=5')
    const card = await help()
    await waitFor(() =>
      expect(card.getByText('Your conversation could not be loaded right now.')).toBeTruthy(),
    )
    expect(card.getByRole('button', { name: 'Contact Support' })).toBeTruthy()
    expect(warned).toHaveBeenCalledWith('The conversation could not be loaded.', expect.anything())
  })
})
