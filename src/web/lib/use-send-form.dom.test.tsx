import { fireEvent, render, screen, act as settle } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerMessage } from '../../shared/api/inbox.ts'
import { heldAnswer } from '../test-support/held-answer.ts'
import { InEnglish } from '../test-support/in-english.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { useSendForm } from './use-send-form.ts'

const reply = {
  id: 1,
  from: 'staff' as const,
  author: 'Sam Staff',
  text: 'Hello there',
  at: '2026-11-20T15:00:00.000Z',
  waiting: false,
}
let keys: string[]

function Form({ onSent }: { onSent?: () => Promise<void> }) {
  const form = useSendForm({
    initial: { message: '', note: '' },
    check: ({ message }) => (message.trim().length < 3 ? { message: 'Write a message.' } : {}),
    idOf: (name) => name,
    failed: 'It could not be sent.',
    send: ({ message }, { call, attemptKey }) => {
      keys.push(attemptKey)
      return call(answerMessage, {
        params: { id: '1' },
        body: { message: message.trim(), seenUpTo: 0, attemptKey },
      })
    },
    onSent,
  })
  const { error, ...message } = form.field('message')
  const { error: _none, ...note } = form.field('note')
  return (
    <form onSubmit={form.submit}>
      <input id="message" {...message} />
      <input id="note" {...note} />
      <p data-testid="problem">{error}</p>
      <p role="alert">{form.failure}</p>
      <p role="status">{form.sent ? 'Sent.' : ''}</p>
      <button type="submit" aria-busy={form.busy}>
        Send
      </button>
    </form>
  )
}

const input = (id: string) => document.getElementById(id) as HTMLInputElement
const type = (text: string, id = 'message') => fireEvent.change(input(id), { target: { value: text } })
const press = () => settle(async () => void fireEvent.click(screen.getByRole('button')))
const problem = () => screen.getByTestId('problem').textContent
const said = () => `${screen.getByRole('alert').textContent}${screen.getByRole('status').textContent}`

beforeEach(() => {
  keys = []
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

it('nothing is sent before it is right: the first wrong field takes the focus, and says so until it is mended', async () => {
  stubCalls(answerTo(answerMessage, () => reply))
  render(<Form />, { wrapper: InEnglish })
  expect(problem()).toBe('')
  await press()
  expect(keys).toEqual([])
  expect(problem()).toBe('Write a message.')
  expect(document.activeElement).toBe(input('message'))
  type('Hello there')
  expect(problem()).toBe('')
  type('')
  // A new error waits for the button.
  expect(problem()).toBe('')
})

it('sent, it is empty and says so until something is typed', async () => {
  stubCalls(answerTo(answerMessage, () => reply))
  render(<Form />, { wrapper: InEnglish })
  type('Hello there')
  await press()
  expect(input('message').value).toBe('')
  expect(said()).toBe('Sent.')
  type('N')
  expect(said()).toBe('')
})

it('a failure leaves what was typed, and the retry is the same sending; other content is another one', async () => {
  let isDown = true
  stubCalls(answerTo(answerMessage, () => (isDown ? { status: 503, body: null } : reply)))
  render(<Form />, { wrapper: InEnglish })
  type('Hello there')
  await press()
  expect(said()).toBe('It could not be sent.')
  expect(input('message').value).toBe('Hello there')
  type('Hello there ')
  await press()
  expect(keys[1]).toBe(keys[0])
  type('Hello you')
  await press()
  expect(keys[2]).not.toBe(keys[0])
  isDown = false
  await press()
  expect(keys[3]).toBe(keys[2])
  expect(said()).toBe('Sent.')
  type('Hello you')
  await press()
  expect(keys[4]).not.toBe(keys[3])
})

it('what is typed while it is under way stays, in every field', async () => {
  const { held, letGo } = heldAnswer()
  stubCalls(
    answerTo(answerMessage, async () => {
      await held
      return reply
    }),
  )
  render(<Form />, { wrapper: InEnglish })
  type('Hello there')
  type('first', 'note')
  await press()
  type('second', 'note')
  await press()
  await settle(async () => letGo())
  expect(keys).toHaveLength(1)
  expect(input('message').value).toBe('')
  expect(input('note').value).toBe('second')
})

it('a field that the server refuses says so beside it, until it is changed', async () => {
  const body = { code: 'invalid_input', error: 'Please check.', fields: { message: 'Not that word.' } }
  stubCalls(answerTo(answerMessage, () => ({ status: 400, body })))
  render(<Form />, { wrapper: InEnglish })
  type('Hello there')
  await press()
  expect(problem()).toBe('Not that word.')
  expect(input('message').value).toBe('Hello there')
  type('Hello you')
  expect(problem()).toBe('')
})

it('what follows a sending is part of it', async () => {
  const { held, letGo } = heldAnswer()
  stubCalls(answerTo(answerMessage, () => reply))
  render(<Form onSent={() => held} />, { wrapper: InEnglish })
  type('Hello there')
  await press()
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  await settle(async () => letGo())
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false')
})
