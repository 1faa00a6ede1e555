import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  type ApplicationKeeping,
  getFundingApplication,
  requestApplicationDeletion,
  withdrawApplicationDeletion,
} from '../../shared/api/funding-application.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { fundingApplicationOf } from '../test-support/sample-funding-application.ts'
import { refusal } from '../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const page = '/readiness/status?application=7'
const kept: ApplicationKeeping = {
  deletionRequestedOn: null,
  deletionDueOn: null,
  afterLastUseOn: '2028-11-04',
}
const asked = { ...kept, deletionRequestedOn: '2026-11-21', deletionDueOn: '2026-11-28' }
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** The server's side: what it keeps, and the calls that change it. */
function serve(first: ApplicationKeeping) {
  let keeping = first
  const calls: string[] = []
  stubCalls(
    answerTo(getFundingApplication, () => fundingApplicationOf({ keeping })),
    answerTo(requestApplicationDeletion, () => {
      calls.push('ask')
      keeping = asked
      return keeping
    }),
    answerTo(withdrawApplicationDeletion, () => {
      calls.push('withdraw')
      keeping = kept
      return keeping
    }),
  )
  return calls
}

describe('“Your data” of a funding application', () => {
  it('offers the archive and says until when everything is kept', async () => {
    serve(kept)
    renderPage(page)
    const download = (await part('Download everything')).getByRole('link', { name: 'Download my data' })
    expect(download.getAttribute('href')).toBe('/api/funding-applications/7/my-data')
    const keeping = await part('How long it is kept')
    expect(keeping.getByText(/^If you stop using .* deleted on November 4, 2028/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Your data' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: 'Delete this application' })).toBeTruthy()
  })

  it('asks once more before the wish, says that a dispute case stays, then shows the day and the way back', async () => {
    const calls = serve(kept)
    renderPage(page)
    await press('Delete this application…')
    expect(calls).toEqual([])
    const list = (await part('Delete this application')).getByRole('list')
    expect(document.activeElement).toBe(list)
    expect(list.textContent).toContain(
      'If you have a dispute case with us, it is a record of its own and stays.',
    )
    await press('Yes, delete it in 7 days')
    expect((await screen.findByText(/^You asked for deletion on November 21, 2026/)).textContent).toContain(
      'deleted on November 28, 2026. Until then you can cancel the deletion.',
    )
    const back = await screen.findByRole('button', { name: 'Cancel the deletion and keep my application' })
    await waitFor(() => expect(document.activeElement).toBe(back))
    await userEvent.click(back)
    expect(await screen.findByText('Deletion canceled')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Delete this application…' })).toBeTruthy()
    expect(calls).toEqual(['ask', 'withdraw'])
  })

  it('keeps everything when one thinks again at the last step', async () => {
    const calls = serve(kept)
    renderPage(page)
    await press('Delete this application…')
    await press('Keep my application')
    const again = await screen.findByRole('button', { name: 'Delete this application…' })
    expect(document.activeElement).toBe(again)
    expect(calls).toEqual([])
  })

  it('leaves the question open when the server refuses, with its reason', async () => {
    stubCalls(
      answerTo(getFundingApplication, () => fundingApplicationOf()),
      answerTo(requestApplicationDeletion, () => refusal(429, 'That was too often.')),
    )
    renderPage(page)
    await press('Delete this application…')
    await press('Yes, delete it in 7 days')
    expect(await screen.findByText('That was too often.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Yes, delete it in 7 days' })).toBeTruthy()
  })
})
