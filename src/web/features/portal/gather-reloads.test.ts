import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatherReloads } from './gather-reloads.ts'
import { portalParts } from './use-portal-data.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('reloads that live events ask for', () => {
  it('fetches each part of a burst once', () => {
    const reload = vi.fn()
    const gathered = gatherReloads(reload, 150)
    for (let at = 0; at < 6; at += 1) gathered.ask('documents', 'client')
    gathered.ask('status')
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(150)
    expect(reload.mock.calls).toEqual([['documents', 'client', 'status']])
  })

  it('fetches everything when no part is named, and again for the next event', () => {
    const reload = vi.fn()
    const gathered = gatherReloads(reload, 150)
    gathered.ask()
    vi.advanceTimersByTime(150)
    gathered.ask('score')
    vi.advanceTimersByTime(150)
    expect(reload.mock.calls).toEqual([[...portalParts], ['score']])
  })

  it('fetches nothing once the page is left', () => {
    const reload = vi.fn()
    const gathered = gatherReloads(reload, 150)
    gathered.ask('client')
    gathered.stop()
    vi.advanceTimersByTime(1000)
    expect(reload).not.toHaveBeenCalled()
  })
})
