import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useMedia } from './use-media.ts'

/** What holds of the window, or of the paper while it is printed; a change is told as browsers tell it. */
function stubMedia(holding: string[]) {
  const listeners = new Set<() => void>()
  const real = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(real.call(window, query), {
      matches: holding.includes(query),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }),
  )
  return (next: string[]) =>
    act(() => {
      holding.splice(0, holding.length, ...next)
      for (const listener of listeners) listener()
    })
}

const wide = '(min-width: 48rem)'
afterEach(() => vi.restoreAllMocks())

describe('useMedia', () => {
  it('follows the window', async () => {
    const change = stubMedia([wide])
    const { result } = renderHook(() => useMedia(wide))
    expect(result.current).toBe(true)
    await change([])
    expect(result.current).toBe(false)
  })

  it('stays with the window while its page is printed: paper is narrower, and what is open or typed there would be taken away', async () => {
    const change = stubMedia([wide])
    const { result, rerender } = renderHook(() => useMedia(wide))
    await change(['print'])
    rerender()
    expect(result.current).toBe(true)
    await change([wide])
    expect(result.current).toBe(true)
    await change([])
    expect(result.current).toBe(false)
  })
})
