import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { spanishMessages } from '../../shared/messages/es/spanish-messages.ts'
import { useToast } from '../lib/toast-context.ts'
import { FixedMessages } from '../lib/use-messages.tsx'
import { InEnglish } from '../test-support/in-english.tsx'
import type { ShownToast } from './shown-toast.tsx'
import { ToastProvider } from './toast-provider.tsx'

function Presser() {
  const toast = useToast()
  return (
    <button
      type="button"
      onClick={() => toast({ title: 'Payment Failed', description: 'Your card was declined.' })}
    >
      Press
    </button>
  )
}

function TwoAtOnce() {
  const toast = useToast()
  const tell = () => {
    toast({ title: 'Support has answered you' })
    toast({ title: 'We move on Friday' })
  }
  return (
    <button type="button" onClick={tell}>
      Press
    </button>
  )
}

/** As the end of a run that wrote ten documents. */
function TenAndTheEnd() {
  const toast = useToast()
  const tell = () => {
    for (let at = 1; at <= 10; at += 1) toast({ title: 'Document Ready', description: `Letter ${at}` })
    toast({ title: 'ARMOR Processing Complete' })
  }
  return (
    <button type="button" onClick={tell}>
      Press
    </button>
  )
}

const Plain = ({ content }: ComponentProps<typeof ShownToast>) => (
  <p>{content.description ?? content.title}</p>
)

/** Its end is said only when the next one has taken its place, as by a timer on a busy machine. */
function EndedLate({ content, open, onEnd }: ComponentProps<typeof ShownToast>) {
  const endOfFirst = useRef(onEnd)
  useEffect(() => {
    if (content.id > 1) endOfFirst.current()
  }, [content])
  return <p>{`${content.title}, ${open ? 'open' : 'closed'}`}</p>
}

function InSpanish({ children }: { children: ReactNode }) {
  return (
    <FixedMessages language="es" messages={spanishMessages}>
      {children}
    </FixedMessages>
  )
}

describe('ToastProvider', () => {
  it('shows one toast at a time, the newest', async () => {
    render(
      <ToastProvider>
        <Presser />
      </ToastProvider>,
      { wrapper: InEnglish },
    )
    await userEvent.tripleClick(screen.getByRole('button', { name: 'Press' }))
    const list = await screen.findByRole('region', { name: 'Notifications (F8)' })
    // The list comes first, and what is told into it.
    await within(list).findByText('Your card was declined.')
    expect(list.querySelectorAll('li')).toHaveLength(1)
  })

  it('tells both of two that come in the same moment, one after the other', async () => {
    render(
      <ToastProvider>
        <TwoAtOnce />
      </ToastProvider>,
      { wrapper: InEnglish },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Press' }))
    const list = await screen.findByRole('region', { name: 'Notifications (F8)' })
    await within(list).findByText('Support has answered you')
    expect(list.querySelectorAll('li')).toHaveLength(1)
    await within(list).findByText('We move on Friday')
    expect(list.querySelectorAll('li')).toHaveLength(1)
    expect(within(list).queryByText('Support has answered you')).toBeNull()
  })

  it('lets nobody wait for many of one title: the newest of those that wait is told', async () => {
    render(
      <ToastProvider load={async () => ({ ShownToast: Plain })}>
        <TenAndTheEnd />
      </ToastProvider>,
      { wrapper: InEnglish },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Press' }))
    for (const told of ['Letter 1', 'Letter 10', 'ARMOR Processing Complete'])
      expect(await screen.findByText(told, {}, { timeout: 1900 })).toBeTruthy()
  })

  it('keeps one that comes as the one before ends', async () => {
    render(
      <ToastProvider load={async () => ({ ShownToast: EndedLate })}>
        <TwoAtOnce />
      </ToastProvider>,
      { wrapper: InEnglish },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Press' }))
    await screen.findByText('Support has answered you, open')
    expect(await screen.findByText('We move on Friday, open')).toBeTruthy()
    expect(screen.queryByText('We move on Friday, closed')).toBeNull()
  })

  it('is read out in the language of the page', async () => {
    render(
      <ToastProvider>
        <Presser />
      </ToastProvider>,
      { wrapper: InSpanish },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Press' }))
    expect(await screen.findByText(/^Aviso Payment Failed/)).toBeTruthy()
  })

  it('gives the list the focus on F8', async () => {
    render(
      <ToastProvider>
        <Presser />
      </ToastProvider>,
      { wrapper: InEnglish },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Press' }))
    await screen.findByRole('region', { name: 'Notifications (F8)' })
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(document.activeElement?.tagName).toBe('OL')
  })
})
