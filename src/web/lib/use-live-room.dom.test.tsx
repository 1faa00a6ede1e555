import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLiveRoom } from './use-live-room.ts'

type Listener = (payload?: unknown) => void

const heard = vi.hoisted(() => new Map<string, Listener>())
const sent = vi.hoisted(() => [] as unknown[][])
const counts = vi.hoisted(() => ({ opened: 0, closed: 0 }))
vi.mock('socket.io-client', () => ({
  io: () => {
    counts.opened += 1
    return {
      connected: true,
      on: (event: string, listener: Listener) => heard.set(event, listener),
      io: { on: () => {} },
      emit: (...told: unknown[]) => sent.push(told),
      connect: () => heard.get('connect')?.(),
      close: () => {
        counts.closed += 1
      },
    }
  },
}))
afterEach(() => {
  cleanup()
  heard.clear()
  sent.length = 0
  Object.assign(counts, { opened: 0, closed: 0 })
})

function Page({ subject, onTold }: { subject: number | null; onTold: (what: string) => void }) {
  useLiveRoom(subject, {
    onSubscribed: () => onTold('subscribed'),
    events: { 'portal-change': ({ what }) => onTold(what) },
  })
  return null
}
const settled = () => act(async () => void (await vi.waitFor(() => expect(counts.opened).toBe(1))))

it('a page that is drawn anew keeps its connection, and what comes is told the newest listener', async () => {
  const told: string[] = []
  const page = render(<Page subject={5} onTold={(what) => told.push(`first ${what}`)} />)
  await settled()
  page.rerender(<Page subject={5} onTold={(what) => told.push(`second ${what}`)} />)
  heard.get('subscription-confirmed')?.()
  heard.get('portal-change')?.({ what: 'documents' })
  expect(told).toEqual(['second subscribed', 'second documents'])
  expect(counts).toEqual({ opened: 1, closed: 0 })
})

it('another room is another connection, and a page that is left leaves its room', async () => {
  const page = render(<Page subject={5} onTold={() => {}} />)
  await settled()
  page.rerender(<Page subject={6} onTold={() => {}} />)
  await act(async () => void (await vi.waitFor(() => expect(counts.opened).toBe(2))))
  expect(sent).toContainEqual(['unsubscribe-client', { clientId: 5 }])
  expect(sent).toContainEqual(['subscribe-client', { clientId: 6 }])
  page.unmount()
  expect(counts.closed).toBe(2)
})

it('a room that may not be entered yet is not asked for', async () => {
  render(<Page subject={null} onTold={() => {}} />)
  await act(async () => void (await Promise.resolve()))
  expect(counts.opened).toBe(0)
})
