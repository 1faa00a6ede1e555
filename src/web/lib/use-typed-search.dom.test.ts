import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTypedSearch } from './use-typed-search.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A search box over an address that answers when the test says so. */
function openSearch() {
  const sent: string[] = []
  const box = renderHook(({ value }) => useTypedSearch(value, (text) => sent.push(text)), {
    initialProps: { value: '' },
  })
  return {
    sent,
    typed: () => box.result.current.typed,
    type: (text: string) => act(() => box.result.current.type(text)),
    pause: () => act(() => vi.advanceTimersByTime(300)),
    enter: () => act(() => box.result.current.sendNow()),
    empty: () => act(() => box.result.current.empty()),
    answer: (value: string) => box.rerender({ value }),
  }
}

describe('a search that is being typed', () => {
  it('is sent once the typing pauses, or at once by Enter, and never twice', () => {
    const search = openSearch()
    for (const text of ['a', 'an', 'ana ']) search.type(text)
    expect(search.sent).toEqual([])
    search.pause()
    expect(search.sent).toEqual(['ana'])
    search.enter()
    expect(search.sent).toEqual(['ana'])
    search.type('anab')
    search.enter()
    search.pause()
    expect(search.sent).toEqual(['ana', 'anab'])
  })

  it('is not overwritten by its own late answers', () => {
    const search = openSearch()
    search.type('a')
    search.pause()
    search.type('an')
    search.pause()
    search.answer('a')
    expect(search.typed()).toBe('an')
    search.type('ana')
    search.answer('an')
    expect(search.typed()).toBe('ana')
    search.pause()
    expect(search.sent).toEqual(['a', 'an', 'ana'])
  })

  it('follows what changes the address from outside, such as the Back of the browser', () => {
    const search = openSearch()
    search.type('ana')
    search.pause()
    search.answer('ana')
    search.type('anabel')
    search.answer('ben')
    expect(search.typed()).toBe('ben')
    search.pause()
    expect(search.sent).toEqual(['ana'])
  })

  it('stays empty when it is emptied, though an answer to what was typed before comes late', () => {
    const search = openSearch()
    search.type('ana')
    search.pause()
    search.type('anab')
    search.empty()
    search.answer('ana')
    expect(search.typed()).toBe('')
    search.answer('')
    search.pause()
    expect(search.sent).toEqual(['ana'])
    search.type('ana')
    search.pause()
    expect(search.sent).toEqual(['ana', 'ana'])
  })
})
