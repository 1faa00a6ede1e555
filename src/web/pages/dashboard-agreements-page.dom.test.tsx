import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getSession } from '../../shared/api/accounts.ts'
import { listAgreements, recordCancellation, type StaffAgreement } from '../../shared/api/agreement.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const signed: StaffAgreement = {
  reference: 'A'.repeat(32),
  stage: 'waiting',
  name: 'Ana Example',
  email: 'ana@example.com',
  state: 'GA',
  product: 'ARMOR Premium',
  price: 1250,
  statementSignedAt: '2026-11-20T15:00:00.000Z',
  signedOn: '2026-11-20',
  cancelUntil: '2026-11-25',
  cancelledAt: null,
  cancelledBy: null,
  refundDue: false,
  clientId: 41,
  papers: ['disclosure', 'contract'],
  whole: true,
}
const staff = answerTo(getSession, () => ({
  kind: 'staff' as const,
  email: 'sam@staff.example',
  name: 'Sam Staff',
  role: 'staff' as const,
  language: null,
  agreements: true,
}))

it('shows who signed what, until when it may be cancelled, and enters a notice that came in writing', async () => {
  let agreement = signed
  const sent: unknown[] = []
  stubCalls(
    staff,
    answerTo(listAgreements, () => ({ states: ['GA', 'NY'], agreements: [agreement] })),
    answerTo(recordCancellation, ({ address, body }) => {
      sent.push([address, body])
      agreement = {
        ...signed,
        stage: 'cancelled',
        cancelledAt: '2026-11-23T15:00:00.000Z',
        cancelledBy: 'staff',
        refundDue: true,
      }
      return agreement
    }),
  )
  renderPage('/dashboard/agreements')
  const card = within(await screen.findByRole('region', { name: 'ARMOR Premium' }))
  expect(screen.getByText('Switched on for Georgia, New York (AGREEMENT_STATES).')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Agreements' }).getAttribute('aria-current')).toBe('page')
  expect(card.getByText('Signed, may be canceled')).toBeTruthy()
  expect(card.getByText('November 25, 2026')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Contract (PDF)' }).getAttribute('href')).toBe(
    `/api/agreements/${signed.reference}/papers/contract`,
  )
  expect(card.getByRole('link', { name: 'Open the client' }).getAttribute('href')).toBe(
    '/dashboard/client?client=41',
  )
  await userEvent.click(card.getByText('A notice of cancellation came in writing'))
  await userEvent.click(card.getByRole('button', { name: 'Cancel the contract' }))
  expect(sent).toEqual([])
  enter(card.getByLabelText(/^Day on which it was mailed/), '2026-11-23')
  await userEvent.click(card.getByRole('button', { name: 'Cancel the contract' }))
  expect(await card.findByText(/^Canceled and paid: give back/)).toBeTruthy()
  expect(sent).toEqual([
    [`/api/staff/agreements/${signed.reference}/cancellation`, { givenOn: '2026-11-23' }],
  ])
  expect(card.queryByRole('button', { name: 'Cancel the contract' })).toBeNull()
})

it('says that an agreement was altered, and whose person was deleted', async () => {
  stubCalls(
    staff,
    answerTo(listAgreements, () => ({
      states: ['GA'],
      agreements: [{ ...signed, whole: false, name: '', email: '', clientId: null }],
    })),
  )
  renderPage('/dashboard/agreements')
  const card = within(await screen.findByRole('region', { name: 'ARMOR Premium' }))
  expect(card.getByText(/^Altered since it was signed/)).toBeTruthy()
  expect(card.getByText('Deleted on request')).toBeTruthy()
  expect(card.queryByRole('link', { name: 'Open the client' })).toBeNull()
})

it('is led to only where some state asks for agreements, and says when none does or it cannot be loaded', async () => {
  stubCalls(
    signedInAs('staff'),
    answerTo(listAgreements, () => ({ states: [], agreements: [] })),
  )
  const page = renderPage('/dashboard/agreements')
  expect(await screen.findByText('Nothing is signed yet')).toBeTruthy()
  expect(screen.getByText(/^Switched off/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Agreements' })).toBeNull()
  page.unmount()
  stubCalls(
    signedInAs('staff'),
    answerTo(listAgreements, () => refusal(503, 'The server is being restarted.')),
  )
  renderPage('/dashboard/agreements')
  expect(await screen.findByText('The server is being restarted.')).toBeTruthy()
})
