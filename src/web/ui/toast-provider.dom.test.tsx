import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useToast } from '../lib/toast-context.ts'
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
