import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { listMyClients } from '../../shared/api/accounts.ts'
import {
  getRetention,
  listFileOpenings,
  requestDeletion,
  withdrawDeletion,
} from '../../shared/api/privacy.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const address = '/account/data?client=5'
const kept = {
  deletionRequestedAt: null,
  deletionDueOn: null,
  afterCancellationOn: null,
  afterLastUseOn: '2028-11-21',
}
const asked = { ...kept, deletionRequestedAt: '2026-11-21', deletionDueOn: '2026-11-28' }
const opening = (row: number) => ({ at: '2026-11-20T10:00:00Z', by: 'Sam Staff', what: `File ${row}.pdf` })
const openings = (count: number) => Array.from({ length: count }, (_, row) => opening(row))
const page = (list = openings(2)) => [
  answerTo(getRetention, () => kept),
  answerTo(listFileOpenings, () => list),
]

describe('/account/data', () => {
  it('asks who has no right to sign in, on the same page', async () => {
    stubCalls(answerTo(getRetention, () => refusal(404, 'There is nothing here.')))
    renderPage(address)
    expect(await screen.findByText('Sign in to see your data.')).toBeTruthy()
  })

  it('offers the archive, says who opened what, and until when everything is kept', async () => {
    stubCalls(...page())
    renderPage(address)
    const download = await screen.findByRole('link', { name: 'Download my data' })
    expect(download.getAttribute('href')).toBe('/api/clients/5/my-data')
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    expect(within(table).getAllByText('Sam Staff')).toHaveLength(2)
    expect(screen.getByText(/everything is deleted on November 21, 2028/)).toBeTruthy()
  })

  it('says so when a purchase was cancelled, and that nobody has opened anything', async () => {
    stubCalls(
      answerTo(getRetention, () => ({ ...kept, afterCancellationOn: '2027-02-20' })),
      answerTo(listFileOpenings, () => []),
    )
    renderPage(address)
    expect(await screen.findByText(/Everything is deleted on February 20, 2027, 90 days later/)).toBeTruthy()
    expect(await screen.findByText('No member of staff has opened anything of yours yet.')).toBeTruthy()
  })

  it('shows the newest openings first and all of them when asked', async () => {
    stubCalls(...page(openings(30)))
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Show all 30 (now 20)' }))
    expect(screen.getAllByText('Sam Staff')).toHaveLength(30)
  })

  it('says what deletion does before it is asked for, and takes no for an answer', async () => {
    stubCalls(...page())
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete everything…' }))
    expect(document.activeElement?.textContent).toContain('They can’t be brought back')
    await userEvent.click(screen.getByRole('button', { name: 'Keep my data' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete everything…' }))
  })

  it('shows the day of the deletion, and takes the wish back', async () => {
    stubCalls(
      ...page(),
      answerTo(requestDeletion, () => asked),
      answerTo(withdrawDeletion, () => kept),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete everything…' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete everything in 7 days' }))
    const back = await screen.findByRole('button', { name: 'Cancel the deletion and keep my data' })
    expect(screen.getByText(/Everything is deleted on November 28, 2026/)).toBeTruthy()
    expect(document.activeElement).toBe(back)
    await userEvent.click(back)
    expect(await screen.findByRole('button', { name: 'Delete everything…' })).toBeTruthy()
  })

  it('leaves everything as it is when the server refuses', async () => {
    stubCalls(
      ...page(),
      answerTo(requestDeletion, () => refusal(429, 'That was too often.')),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete everything…' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete everything in 7 days' }))
    expect((await screen.findAllByText('That was too often.')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Yes, delete everything in 7 days' })).toBeTruthy()
  })

  it('lets choose among several cases, and opens the only one', async () => {
    const mine = (id: number) => ({ id, name: 'Pat', clientType: 'paid', createdAt: '2026-11-01T10:00:00Z' })
    stubCalls(answerTo(listMyClients, () => [mine(7), mine(6)]))
    const { unmount } = renderPage('/account/data')
    const link = await screen.findByRole('link', { name: 'Case 6, started on November 1, 2026' })
    expect(link.getAttribute('href')).toBe('/account/data?client=6')
    unmount()
    stubCalls(
      answerTo(listMyClients, () => [mine(7)]),
      ...page(),
    )
    renderPage('/account/data')
    expect(await screen.findByRole('link', { name: 'Download my data' })).toBeTruthy()
  })
})
