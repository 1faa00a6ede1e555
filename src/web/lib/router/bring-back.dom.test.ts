import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusHeading } from '../heading-focus.ts'
import { bringBack } from './bring-back.ts'

const scrolledTo = vi.fn()
let height = 0
let grown: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrolledTo)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grown = told
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  height = 800
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  scrolledTo.mockReset()
  document.body.replaceChildren()
})

function growTo(length: number) {
  height = length
  grown()
}

it('a page that loads stands at its top until it is as long as it was, and then where it was left', () => {
  document.body.innerHTML = '<main><h1>Portal</h1><div data-coming=""></div></main>'
  const end = bringBack(1500)
  vi.advanceTimersByTime(60_000)
  growTo(1200)
  expect(scrolledTo.mock.calls).toEqual([[0, 0]])
  growTo(1600)
  expect(scrolledTo.mock.calls).toEqual([
    [0, 0],
    [0, 1500],
  ])
  focusHeading()
  growTo(2000)
  expect(scrolledTo).toHaveBeenCalledTimes(2)
  end()
})

it('a page that has become shorter stands as far down as it goes, once it is whole', () => {
  const end = bringBack(1500)
  growTo(1000)
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0)
  vi.advanceTimersByTime(500)
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 1500)
  growTo(2000)
  expect(scrolledTo).toHaveBeenCalledTimes(2)
  end()
})

it('whoever acts meanwhile stays where they are, and a step then begins at its top', () => {
  document.body.innerHTML = '<main><h1>Portal</h1></main>'
  const end = bringBack(1500)
  window.dispatchEvent(new Event('wheel'))
  vi.advanceTimersByTime(500)
  expect(scrolledTo.mock.calls).toEqual([[0, 0]])
  focusHeading()
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0 })
  end()
})
