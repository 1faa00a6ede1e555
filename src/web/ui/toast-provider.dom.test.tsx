import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { spanishMessages } from '../../shared/messages/es/spanish-messages.ts'
import { useToast } from '../lib/toast-context.ts'
import { FixedMessages } from '../lib/use-messages.tsx'
import { InEnglish } from '../test-support/in-english.tsx'
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
