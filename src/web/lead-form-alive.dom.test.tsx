import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitInterest } from '../shared/api/leads.ts'
import { leadFormTexts as english } from '../shared/messages/en/lead-form.ts'
import { leadFormTexts as spanish } from '../shared/messages/es/lead-form.ts'
import { WaitingLeadForm } from './features/leads/lead-fields.tsx'
import { bringToLife } from './lead-form-alive.tsx'
import { InEnglish } from './test-support/in-english.tsx'
import { answerTo, stubCalls } from './test-support/stub-calls.ts'

const ways = { phone: true, text: true, email: true }
let sent: unknown[]
let place: HTMLElement
let end: () => void

/** The page as the build makes it, and what was typed into it before the script came. */
async function open(typed: Partial<Record<'name' | 'email' | 'phone', string>> = {}): Promise<void> {
  const texts = document.documentElement.lang === 'es' ? spanish : english
  place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <InEnglish>
      <WaitingLeadForm texts={texts} />
    </InEnglish>,
  )
  document.body.append(place)
  for (const [id, value] of Object.entries(typed))
    (document.getElementById(id) as HTMLInputElement).value = value
  await act(async () => {
    end = await bringToLife(place)
  })
}

const person = { name: 'Ada Example', email: 'ada@example.com', phone: '555 010 1234' }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const answer = (name: string) => {
  press(name)
  press('Continue now')
}
const textIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
const ticked = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)

beforeEach(() => {
  sent = []
  document.title = 'ARMOR'
  stubCalls(
    answerTo(submitInterest, ({ body }) => {
      sent.push(body)
      return { received: true as const }
    }),
  )
})
afterEach(() => {
  act(() => end())
  place.remove()
})

describe('the form before its script', () => {
  it('has every field and nothing that could be sent', () => {
    const html = renderToStaticMarkup(
      <InEnglish>
        <WaitingLeadForm texts={english} />
      </InEnglish>,
    )
    for (const id of ['name', 'email', 'phone', 'agreeToStudy', 'agreeToContact'])
      expect(html).toContain(`id="${id}"`)
    expect(html).not.toContain('type="submit"')
    end = () => {}
    place = document.createElement('div')
  })
})

describe('the lead form', () => {
  it('takes over what was typed before it was alive', async () => {
    await open(person)
    expect([textIn('Full name'), textIn('Email address'), textIn('Phone number')]).toEqual(
      Object.values(person),
    )
  })

  it('leaves the focus in the field that somebody types in', async () => {
    place = document.createElement('div')
    place.innerHTML = renderToStaticMarkup(
      <InEnglish>
        <WaitingLeadForm texts={english} />
      </InEnglish>,
    )
    document.body.append(place)
    const phone = document.getElementById('phone') as HTMLInputElement
    phone.focus()
    phone.value = '555 01'
    await act(async () => {
      end = await bringToLife(place)
    })
    expect(document.activeElement).toBe(screen.getByLabelText('Phone number'))
    expect((document.activeElement as HTMLInputElement).selectionStart).toBe(6)
  })

  it('names what is missing, takes the focus there, keeps what was typed and sends nothing', async () => {
    await open({ name: 'Ada Example', email: 'ada@' })
    press('Send my details')
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect([...summary.querySelectorAll('a')].map(({ hash }) => hash)).toEqual(['#email', '#phone'])
    expect(screen.getByLabelText('Phone number').getAttribute('aria-invalid')).toBe('true')
    expect(document.title).toBe('Error: ARMOR')
    expect(textIn('Email address')).toBe('ada@')
    expect([screen.queryByRole('dialog'), sent]).toEqual([null, []])
  })

  it('a yes forces both boxes, sends with the channels, thanks and is empty again', async () => {
    await open(person)
    press('Send my details')
    expect(screen.getByRole('heading', { name: 'Stay informed, Ada' })).toBeTruthy()
    answer('Yes, Keep Me Updated')
    await screen.findAllByText('Success!')
    expect(sent).toEqual([
      { ...person, agreeToStudy: true, agreeToContact: true, communicationPreferences: ways },
    ])
    // In the toast, and on the page.
    const thanks = "Thank you for your interest. We'll be in touch soon."
    await waitFor(() => expect(screen.getAllByText(thanks)).toHaveLength(2))
    expect([textIn('Full name'), ...ticked()]).toEqual(['', false, false])
  })

  it('a no keeps the study as it was ticked, and takes the contact back', async () => {
    await open(person)
    fireEvent.click(screen.getByLabelText(english.study))
    fireEvent.click(screen.getByLabelText(english.contact))
    press('Send my details')
    answer('No Thanks')
    await screen.findAllByText('Success!')
    expect(sent).toEqual([
      {
        ...person,
        agreeToStudy: true,
        agreeToContact: false,
        communicationPreferences: { phone: false, text: false, email: true },
      },
    ])
  })

  it('without an answer nothing is sent, and the page says so', async () => {
    await open(person)
    press('Send my details')
    press('Close')
    expect(screen.getByText(english.notSent)).toBeTruthy()
    expect([sent, textIn('Full name')]).toEqual([[], 'Ada Example'])
    press('Send my details')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it("says the server's sentence, keeps everything, and sends again with the same answer", async () => {
    await open(person)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const refusal = { error: 'Too many requests. Please wait a minute.', code: 'rate_limited' }
    stubCalls(answerTo(submitInterest, () => ({ status: 429, body: refusal })))
    press('Send my details')
    answer('Yes, Keep Me Updated')
    await waitFor(() => expect(screen.getAllByText(refusal.error)).toHaveLength(2))
    expect(screen.getAllByText('Error').length).toBeGreaterThan(0)
    expect([textIn('Email address'), ...ticked()]).toEqual(['ada@example.com', true, true])
    stubCalls(
      answerTo(submitInterest, ({ body }) => {
        sent.push(body)
        return { received: true as const }
      }),
    )
    press('Send my details')
    expect(screen.queryByRole('dialog')).toBeNull()
    await screen.findAllByText('Success!')
    expect(sent).toHaveLength(1)
  })

  it('asks again after a box was changed', async () => {
    await open(person)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(answerTo(submitInterest, () => ({ status: 500, body: '' })))
    press('Send my details')
    answer('Yes, Keep Me Updated')
    await waitFor(() =>
      expect(screen.getAllByText('Something went wrong. Please try again.')).toHaveLength(2),
    )
    fireEvent.click(screen.getByLabelText(english.contact))
    press('Send my details')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('is sent once for two presses', async () => {
    let letGo = () => {}
    stubCalls(
      answerTo(submitInterest, async ({ body }) => {
        sent.push(body)
        await new Promise<void>((resolve) => {
          letGo = resolve
        })
        return { received: true as const }
      }),
    )
    await open(person)
    press('Send my details')
    answer('Yes, Keep Me Updated')
    press('Sending...')
    press('Sending...')
    await act(async () => letGo())
    await screen.findAllByText('Success!')
    expect(sent).toHaveLength(1)
  })

  it('speaks Spanish on the Spanish page', async () => {
    document.documentElement.lang = 'es'
    await open()
    press(spanish.submit)
    expect(screen.getByRole('alert').textContent).toContain('Hay un problema')
    expect(screen.getByRole('alert').textContent).not.toContain('Enter')
  })
})

// At the end: it loads the modules anew, and what is fetched later belongs to those.
describe('a press before the form’s code is there', () => {
  async function openWithScript(typed: typeof person | null, presses: number) {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    vi.resetModules()
    place = document.createElement('div')
    place.id = 'lead-form'
    place.innerHTML = renderToStaticMarkup(
      <InEnglish>
        <WaitingLeadForm texts={english} />
      </InEnglish>,
    )
    document.body.append(place)
    end = () => {}
    for (const [id, value] of Object.entries(typed ?? {}))
      (document.getElementById(id) as HTMLInputElement).value = value
    await import('./lead-form.ts')
    const button = screen.getByRole('button', { name: 'Send my details' })
    for (let press = 0; press < presses; press += 1) {
      fireEvent.pointerDown(button)
      fireEvent.click(button)
    }
  }

  it('is not lost: two quick presses ask once what one press of the living form asks', async () => {
    await openWithScript(person, 2)
    expect(await screen.findByRole('heading', { name: 'Stay informed, Ada' })).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(sent).toEqual([])
  })

  it('names what is missing, as a press of the living form does', async () => {
    await openWithScript(null, 1)
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
