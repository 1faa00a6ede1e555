import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useToast } from '../lib/toast-context.ts'
import { InEnglish } from '../test-support/in-english.tsx'
import { ToastProvider } from './toast-provider.tsx'

function Page() {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast({ title: 'Payment Failed', description: 'No connection.' })}>
      Pay
    </button>
  )
}

it('takes no page away where its file could not be fetched, and is told once that can be', async () => {
  let isReachable = false
  const load = () =>
    isReachable ? import('./shown-toast.tsx') : Promise.reject(new TypeError('Failed to fetch'))
  render(
    <ToastProvider load={load}>
      <Page />
    </ToastProvider>,
    { wrapper: InEnglish },
  )
  const pay = screen.getByRole('button', { name: 'Pay' })
  await userEvent.click(pay)
  expect(pay.isConnected).toBe(true)
  expect(screen.queryByText('Payment Failed')).toBeNull()
  isReachable = true
  await userEvent.click(pay)
  expect((await screen.findAllByText('Payment Failed')).length).toBeGreaterThan(0)
  expect(pay.isConnected).toBe(true)
})
