import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  answerSessionRequest,
  listSessionRequests,
  type SessionRequest,
} from '../../shared/api/storefront.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const waiting: SessionRequest = {
  id: 7,
  product: 'Strategy Session',
  name: null,
  email: 'bea@example.com',
  times: 'Any morning, Eastern',
  askedAt: '2026-11-20T12:00:00.000Z',
  answer: null,
  answeredAt: null,
  answeredBy: null,
}

it('shows who waits for a time, and moves the answered ones below', async () => {
  let request = waiting
  stubCalls(
    signedInAs('staff'),
    answerTo(listSessionRequests, () => [request]),
    answerTo(answerSessionRequest, ({ params, body }) => {
      expect([params.id, body]).toEqual(['7', { message: 'Tuesday at 10 AM Eastern, by phone.' }])
      request = {
        ...waiting,
        answer: 'Tuesday at 10 AM Eastern, by phone.',
        answeredAt: '2026-11-20T13:00:00.000Z',
        answeredBy: 'Sam Staff',
      }
      return request
    }),
  )
  renderPage('/dashboard/sessions')
  const card = await screen.findByRole('region', { name: 'Strategy Session' })
  expect(within(card).getByText('Any morning, Eastern')).toBeTruthy()
  await userEvent.click(within(card).getByRole('button', { name: 'Send the answer' }))
  expect(within(card).getByText('Please write your message')).toBeTruthy()
  await userEvent.type(within(card).getByLabelText('Your answer'), 'Tuesday at 10 AM Eastern, by phone.')
  await userEvent.click(within(card).getByRole('button', { name: 'Send the answer' }))
  const answered = await screen.findByRole('region', { name: 'Answered' })
  expect(within(answered).getByText('Tuesday at 10 AM Eastern, by phone.')).toBeTruthy()
  expect(screen.getByText('Nobody is waiting')).toBeTruthy()
})

it('says what comes here while nobody waits', async () => {
  stubCalls(
    signedInAs('staff'),
    answerTo(listSessionRequests, () => []),
  )
  renderPage('/dashboard/sessions')
  expect(await screen.findByText('Nobody is waiting')).toBeTruthy()
})
