import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gather } from './gather.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('each part of a burst is told once', () => {
  const tell = vi.fn()
  const gathered = gather<string>(tell, 150)
  for (let at = 0; at < 6; at += 1) gathered.ask('documents', 'client')
  gathered.ask('status')
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(150)
  expect(tell.mock.calls).toEqual([[['documents', 'client', 'status']]])
})

it('the next event is told again, and one that names nothing too', () => {
  const tell = vi.fn()
  const gathered = gather<string>(tell, 150)
  gathered.ask()
  vi.advanceTimersByTime(150)
  gathered.ask('score')
  vi.advanceTimersByTime(150)
  expect(tell.mock.calls).toEqual([[[]], [['score']]])
})

it('nothing is told once the page is left', () => {
  const tell = vi.fn()
  const gathered = gather<string>(tell, 150)
  gathered.ask('client')
  gathered.stop()
  vi.advanceTimersByTime(1000)
  expect(tell).not.toHaveBeenCalled()
})
