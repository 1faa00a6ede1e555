import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getSession, listMyClients } from '../../shared/api/accounts.ts'
import { getAccountOverview } from '../../shared/api/overview.ts'
import {
  getAddressKeeping,
  requestAddressDeletion,
  withdrawAddressDeletion,
} from '../../shared/api/privacy.ts'
import { listMyMessages } from '../../shared/api/visitor-messages.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { emptyOverview, keepingOf } from '../test-support/sample-overview.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const signedIn = answerTo(getSession, () => ({
  kind: 'client' as const,
  email: null,
  name: null,
  role: null,
  language: null,
}))

it('downloads and deletes what is held of the address, and takes the deletion back', async () => {
  let due: string | null = null
  stubCalls(
    signedIn,
    answerTo(getAccountOverview, () => emptyOverview),
    answerTo(listMyMessages, () => []),
    answerTo(getAddressKeeping, () => keepingOf(due)),
    answerTo(requestAddressDeletion, () => {
      due = '2026-11-27'
      return keepingOf(due)
    }),
    answerTo(withdrawAddressDeletion, () => {
      due = null
      return keepingOf(due)
    }),
  )
  renderPage('/account/overview')
  const download = await screen.findByRole('link', { name: 'Download my data' })
  expect(download.getAttribute('href')).toBe('/api/account/data')
  await userEvent.click(screen.getByRole('button', { name: 'Delete everything…' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete everything in 7 days' }))
  await screen.findByText(/Everything is deleted on November 27, 2026/)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the deletion and keep my data' }))
  await screen.findByRole('button', { name: 'Delete everything…' })
})

it('leads whoever has a case to the data of the case', async () => {
  stubCalls(
    signedIn,
    answerTo(getAccountOverview, () => emptyOverview),
    answerTo(listMyMessages, () => []),
    answerTo(getAddressKeeping, () => keepingOf(null, true)),
  )
  renderPage('/account/overview')
  const link = await screen.findByRole('link', { name: 'Open your data' })
  expect(link.getAttribute('href')).toBe('/account/data')
  expect(screen.queryByRole('link', { name: 'Download my data' })).toBeNull()
})

it('shows the rights of the address at the page of one’s data to whoever has no case', async () => {
  stubCalls(
    signedIn,
    answerTo(listMyClients, () => []),
    answerTo(getAddressKeeping, () => keepingOf(null)),
  )
  renderPage('/account/data')
  await screen.findByRole('link', { name: 'Download my data' })
})
