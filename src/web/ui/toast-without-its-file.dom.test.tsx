import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useToast } from '../lib/toast-context.ts'
import { ToastProvider } from './toast-provider.tsx'

function Page() {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast({ title: 'Payment Failed', description: 'No connection.' })}>
      Pay
    </button>
  )
}

it('is told plainly where the file of the toast could not be fetched, and the page stays', async () => {
  render(
    <ToastProvider load={() => Promise.reject(new TypeError('Failed to fetch'))}>
      <Page />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  expect((await screen.findByRole('status')).textContent).toBe('Payment FailedNo connection.')
  expect(screen.getByRole('button', { name: 'Pay' })).toBeTruthy()
})
