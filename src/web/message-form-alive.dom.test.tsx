import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendVisitorMessage } from '../shared/api/visitor-messages.ts'
import { messageFormTexts as english } from '../shared/messages/en/message-form.ts'
import { messageFormTexts as spanish } from '../shared/messages/es/message-form.ts'
import { WaitingMessageForm } from './features/inbox/message-fields.tsx'
import { bringToLife } from './message-form-alive.tsx'
import { InEnglish } from './test-support/in-english.tsx'
import { answerTo, stubCalls } from './test-support/stub-calls.ts'

type Sent = Record<'name' | 'email' | 'topic' | 'order' | 'message' | 'attemptKey', string>
let sent: Sent[]
let isRefused: boolean
let place: HTMLElement
let end: () => void

const typed = {
  name: 'Vera Visitor',
  email: 'vera@example.com',
  topic: 'refund',
  order: '',
  message: 'I was charged twice.',
}
const fieldOf = (name: string) => document.getElementById(`writer-${name}`) as HTMLInputElement

/** The page as the build makes it, and what was typed into it and where the keyboard was before the script came. */
async function open(
  before: Partial<typeof typed> = {},
  isPressed = () => false,
  focused = 'body',
): Promise<void> {
  const texts = document.documentElement.lang === 'es' ? spanish : english
  place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <InEnglish>
      <WaitingMessageForm texts={texts} />
    </InEnglish>,
  )
  document.body.append(place)
  for (const [name, value] of Object.entries(before)) fieldOf(name).value = value
  document.querySelector<HTMLElement>(focused)?.focus()
  await act(async () => {
    end = await bringToLife(place, isPressed)
  })
}
const press = () => fireEvent.click(screen.getByRole('button', { name: english.submit }))

beforeEach(() => {
  sent = []
  isRefused = false
  stubCalls(
    answerTo(sendVisitorMessage, ({ body }) => {
      sent.push(body as Sent)
      return isRefused ? Promise.reject(new TypeError('fetch failed')) : { received: true as const }
    }),
  )
})
afterEach(() => {
  act(() => end())
  place.remove()
  document.documentElement.lang = 'en'
})

describe('the form to write to support', () => {
  it('has every field before its script, and nothing that could be sent', () => {
    const html = renderToStaticMarkup(
      <InEnglish>
        <WaitingMessageForm texts={english} />
      </InEnglish>,
    )
    for (const name of Object.keys(typed)) expect(html).toContain(`id="writer-${name}"`)
    expect(html).not.toContain('type="submit"')
    place = document.createElement('div')
    end = () => {}
  })

  it('takes over what was typed, and sends it once, also when its button was pressed before it was alive', async () => {
    await open(typed, () => true)
    await screen.findByText(english.sent.title)
    expect(sent).toMatchObject([typed])
    expect(fieldOf('message').value).toBe('')
    const link = screen.getByRole('link', { name: english.sent.link })
    expect(link.getAttribute('href')).toBe('/account/sign-in?next=/account/overview')
  })

  it('leaves the keyboard where it is: on its button, on its link, and behind the last letter of a text', async () => {
    await open(typed, undefined, 'button')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: english.submit }))
    act(() => end())
    place.remove()
    await open(typed, undefined, 'a[href="/privacy"]')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: english.privacyLink }))
    act(() => end())
    place.remove()
    await open(typed, undefined, '#writer-message')
    expect(document.activeElement).toBe(fieldOf('message'))
    expect(fieldOf('message').selectionStart).toBe(typed.message.length)
  })

  it('names what is missing and sends nothing', async () => {
    await open()
    press()
    const named = [...(await screen.findByRole('alert')).querySelectorAll('li')].map(
      (each) => each.textContent,
    )
    expect(named).toEqual([
      'Name must be at least 2 characters',
      expect.stringMatching(/email/i),
      'Choose what it is about',
      'Please write your message',
    ])
    expect(sent).toEqual([])
  })

  it('keeps everything after a failure, and sends it again as the same message', async () => {
    isRefused = true
    await open(typed)
    press()
    await screen.findByText(english.failed)
    expect(fieldOf('message').value).toBe(typed.message)
    isRefused = false
    press()
    await screen.findByText(english.sent.title)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.attemptKey).toBe(sent[0]?.attemptKey)
  })

  it('speaks the language of its page', async () => {
    document.documentElement.lang = 'es'
    await open(typed)
    fireEvent.click(screen.getByRole('button', { name: spanish.submit }))
    await screen.findByText(spanish.sent.title)
  })
})
