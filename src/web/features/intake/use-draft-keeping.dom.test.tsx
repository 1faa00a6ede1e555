import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyIntake, type IntakeValues } from './intake-values.ts'
import { useDraftKeeping } from './use-draft-keeping.ts'

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
    useDraftKeeping(form, 'pi_1')
    return form
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

  it('sends what still waits when the page goes away, and nothing when nothing waits', async () => {
    const { result } = open()
    act(() => result.current.setValue('city', 'Worcester'))
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toEqual([{ fields: expect.objectContaining({ city: 'Worcester' }), keepalive: true }])
  })
})
