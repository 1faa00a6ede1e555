import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type ClientArrival, enterPaidElsewhere, getClientArrival } from '../../../shared/api/arrivals.ts'
import { makeQueryClient } from '../../lib/query-client.ts'
import { enter } from '../../test-support/enter-text.ts'
import { InEnglish } from '../../test-support/in-english.tsx'
import { answerTo, stubCalls } from '../../test-support/stub-calls.ts'
import { ToastProvider } from '../../ui/toast-provider.tsx'
import { ArrivalNote } from './arrival-note.tsx'

const unknown: ClientArrival = {
  ...{ how: 'import', by: 'Ada Admin', at: '2026-11-20T10:00:00Z', paid: 'unknown', amount: '0.00' },
  ...{ paidOn: null, notes: '', tags: [], formerNumber: '' },
}

it('takes what an imported client paid elsewhere, and offers the invitation once they are served', async () => {
  const sent: unknown[] = []
  let arrival = unknown
  stubCalls(
    answerTo(getClientArrival, () => ({ arrival, isOpen: arrival.paid === 'unknown' })),
    answerTo(enterPaidElsewhere, ({ params, body }) => {
      sent.push([params, body])
      arrival = { ...unknown, paid: 'elsewhere', amount: '420.00', paidOn: '2026-10-05' }
      return { entered: true }
    }),
  )
  render(
    <InEnglish>
      <QueryClientProvider client={makeQueryClient()}>
        <ToastProvider>
          <ArrivalNote clientId="7" />
        </ToastProvider>
      </QueryClientProvider>
    </InEnglish>,
  )
  expect(await screen.findByText(/The file did not say what they paid/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Email them the way/ })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Nothing: free of charge' }))
  expect(screen.queryByLabelText('Day of the payment')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Paid elsewhere' }))
  enter(screen.getByLabelText(/^Amount in dollars/), '420.00')
  enter(screen.getByLabelText('Day of the payment'), '2026-10-05')
  await userEvent.click(screen.getByRole('button', { name: 'Enter this and serve them' }))
  expect(await screen.findByText(/Paid \$420\.00 elsewhere on October 5, 2026/)).toBeTruthy()
  expect(sent).toEqual([[{ id: '7' }, { paid: 'elsewhere', amount: '420.00', paidOn: '2026-10-05' }]])
  expect(screen.getByRole('button', { name: /Email them the way/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Enter this and serve them' })).toBeNull()
})
