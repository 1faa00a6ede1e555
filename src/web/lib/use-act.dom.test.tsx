import { fireEvent, render, screen, act as settle } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signOut } from '../../shared/api/accounts.ts'
import { heldAnswer } from '../test-support/held-answer.ts'
import { InEnglish } from '../test-support/in-english.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { ToastContext } from './toast-context.ts'
import { type Act, useAct } from './use-act.ts'

const toast = vi.fn()
const onwards = vi.fn()
let toastTitle: string | undefined

function Place() {
  const { busy, failure, act } = useAct('It could not be done.', { toastTitle })
  return (
    <>
      <button type="button" aria-busy={busy} onClick={() => void press(act)}>
        Do it
      </button>
      <p role="alert">{failure}</p>
    </>
  )
}
const press = (act: Act['act']) => act((call) => call(signOut, {}), onwards)
const place = (
  <ToastContext value={toast}>
    <Place />
  </ToastContext>
)
const button = () => screen.getByRole('button')
const failure = () => screen.getByRole('alert').textContent
const click = () => settle(async () => void fireEvent.click(button()))

beforeEach(() => {
  toastTitle = undefined
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  toast.mockReset()
  onwards.mockReset()
})

it('two presses in one breath send once', async () => {
  const { held, letGo } = heldAnswer()
  let calls = 0
  stubCalls(
    answerTo(signOut, async () => {
      calls += 1
      await held
      return { signedOut: true as const }
    }),
  )
  render(place, { wrapper: InEnglish })
  fireEvent.click(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
  fireEvent.click(button())
  await settle(async () => letGo())
  expect(calls).toBe(1)
  expect(button().getAttribute('aria-busy')).toBe('false')
  expect(onwards).toHaveBeenCalledOnce()
})

it('a failure stands until the same press is tried again, and goes with it', async () => {
  let isDown = true
  stubCalls(
    answerTo(signOut, () =>
      isDown
        ? { status: 409, body: { code: 'conflict', error: 'It is done already.' } }
        : { signedOut: true as const },
    ),
  )
  render(place, { wrapper: InEnglish })
  await click()
  expect(failure()).toBe('It is done already.')
  expect(onwards).not.toHaveBeenCalled()
  isDown = false
  await click()
  expect(failure()).toBe('')
  expect(onwards).toHaveBeenCalledOnce()
})

it('without an answer it is said that the server cannot be reached, and it can be tried again', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  render(place, { wrapper: InEnglish })
  await click()
  expect(failure()).not.toBe('')
  expect(failure()).not.toBe('It could not be done.')
  expect(button().getAttribute('aria-busy')).toBe('false')
})

it('a session that has ended is said as the server words it, and nothing is left under way', async () => {
  stubCalls(
    answerTo(signOut, () => ({ status: 401, body: { code: 'not_signed_in', error: 'Please sign in.' } })),
  )
  render(place, { wrapper: InEnglish })
  await click()
  expect(failure()).toBe('Please sign in.')
  expect(button().getAttribute('aria-busy')).toBe('false')
})

it('an answer that comes after the page was left leads nowhere', async () => {
  const { held, letGo } = heldAnswer()
  stubCalls(
    answerTo(signOut, async () => {
      await held
      return { signedOut: true as const }
    }),
  )
  const page = render(place, { wrapper: InEnglish })
  await click()
  page.unmount()
  await settle(async () => letGo())
  expect(onwards).not.toHaveBeenCalled()
  expect(toast).not.toHaveBeenCalled()
})

it('a failure that comes after the page was left is told by a toast', async () => {
  const { held, letGo } = heldAnswer()
  stubCalls(
    answerTo(signOut, async () => {
      await held
      return { status: 409, body: { code: 'conflict', error: 'It is done already.' } }
    }),
  )
  const page = render(place, { wrapper: InEnglish })
  await click()
  page.unmount()
  await settle(async () => letGo())
  expect(toast).toHaveBeenCalledExactlyOnceWith({ title: 'It is done already.', kind: 'destructive' })
})

it('with a title each failure is told by a toast, too', async () => {
  toastTitle = 'Not done'
  stubCalls(answerTo(signOut, () => ({ status: 500, body: null })))
  render(place, { wrapper: InEnglish })
  await click()
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: 'Not done',
    description: 'It could not be done.',
    kind: 'destructive',
  })
})

it('what the person stopped is no failure', async () => {
  globalThis.fetch = () => Promise.reject(new DOMException('Stopped.', 'AbortError'))
  render(place, { wrapper: InEnglish })
  await click()
  expect(failure()).toBe('')
  expect(toast).not.toHaveBeenCalled()
})
