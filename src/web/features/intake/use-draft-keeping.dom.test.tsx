import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstWriteFirst } from '../../lib/first-write.ts'
import { emptyIntake, type IntakeValues } from './intake-values.ts'
import { useDraftKeeping } from './use-draft-keeping.ts'

const seen = {
  isFound: () => true,
  lookForDraft: () => Promise.resolve(),
  unknown: { error: null, isFetching: false, refetch: () => {} },
}

interface Sent {
  fields: Record<string, string>
  keepalive: boolean
}
let sent: Sent[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  globalThis.fetch = async (_address, init) => {
    sent.push({ ...JSON.parse(String(init?.body)), keepalive: init?.keepalive === true })
    return new Response(JSON.stringify({ savedAt: '2026-11-21T00:00:00.000Z' }))
  }
})
afterEach(() => vi.useRealTimers())

function open() {
  return renderHook(() => {
    const form = useForm<IntakeValues>({ defaultValues: emptyIntake })
    return { ...form, draft: useDraftKeeping(form, 'pi_1', firstWriteFirst(), seen) }
  })
}

describe('keeping the draft of the intake', () => {
  it('saves what was typed shortly after the last key, once', async () => {
    const { result } = open()
    act(() => result.current.setValue('name', 'Ann'))
    act(() => result.current.setValue('name', 'Ann Lee'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toEqual([{ fields: expect.objectContaining({ name: 'Ann Lee' }), keepalive: false }])
    expect(sent[0]?.fields).toMatchObject({ paymentIntentId: 'pi_1' })
  })

  it('has arrived once it is settled, and what waited then is not sent after it', async () => {
    const names: string[] = []
    const answers: ((reply: Response) => void)[] = []
    globalThis.fetch = (_address, init) => {
      names.push(JSON.parse(String(init?.body)).fields.name)
      return new Promise((resolve) => answers.push(resolve))
    }
    const { result } = open()
    const type = (name: string) => act(() => result.current.setValue('name', name))
    const answer = () => answers.shift()?.(new Response('{"savedAt":"2026-11-21T00:00:00.000Z"}'))
    type('Ann')
    await vi.advanceTimersByTimeAsync(1_000)
    type('Ann Lee')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(names).toEqual(['Ann'])
    type('Ann Leeds')
    let settled = false
    const settling = result.current.draft.settle().then(() => {
      settled = true
    })
    answer()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([names, settled]).toEqual([['Ann', 'Ann Lee'], false])
    answer()
    await settling
    await vi.advanceTimersByTimeAsync(1_000)
    expect(names).toEqual(['Ann', 'Ann Lee'])
    result.current.draft.touch()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(names.at(-1)).toBe('Ann Leeds')
    answer()
  })

  it('sends what is on its way once more when the page goes away, for the browser may drop it', async () => {
    const bodies: Sent[] = []
    globalThis.fetch = (_address, init) => {
      bodies.push({ ...JSON.parse(String(init?.body)), keepalive: init?.keepalive === true })
      return new Promise(() => undefined)
    }
    const { result } = open()
    act(() => result.current.setValue('city', 'Worcester'))
    await vi.advanceTimersByTimeAsync(1_000)
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    expect(bodies.map(({ fields, keepalive }) => [fields.city, keepalive])).toEqual([
      ['Worcester', false],
      ['Worcester', true],
    ])
  })

  it('sends what still waits when the page goes away, and nothing when nothing waits', async () => {
    const { result } = open()
    act(() => result.current.setValue('city', 'Worcester'))
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toEqual([{ fields: expect.objectContaining({ city: 'Worcester' }), keepalive: true }])
  })
})
