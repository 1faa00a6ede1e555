import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listUploadedReports, type UploadedReport, uploadCreditReport } from '../../shared/api/reports.ts'
import { getReview } from '../../shared/api/review.ts'
import { says } from '../../shared/sentences/says.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { letter, portalOf, wholePortal } from '../test-support/sample-portal.ts'
import { reviewOf } from '../test-support/sample-review.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const completed = { status: 'completed' as const, progress: 100 }
const read: UploadedReport = {
  bureau: 'experian',
  fileName: 'my experian.pdf',
  bytes: 1000,
  pages: 4,
  uploadedAt: '2026-11-20T00:00:00Z',
  recognition: { bureau: 'experian', reportDate: '2026-11-01', accounts: 11, problem: null },
  owner: null,
}

describe('/client-dashboard, what the reports came to', () => {
  it('asks for the password of a locked report where the report is, and says no other way', async () => {
    const problem = says('reading.locked')
    const locked = {
      ...read,
      recognition: { bureau: null, reportDate: null, accounts: null, problem, needsPassword: true },
    }
    let stored: UploadedReport = locked
    const sent: Record<string, string>[] = []
    stubCalls(
      answerTo(listUploadedReports, () => [stored]),
      answerTo(uploadCreditReport, ({ body }) => {
        const fields = Object.fromEntries(body as FormData) as Record<string, string>
        sent.push(fields)
        if (fields.password !== 'open-sesame') {
          const wrong = 'This password does not open the PDF.'
          return {
            status: 400,
            body: { error: wrong, code: 'file_refused', fields: { password: wrong }, requestId: 'r' },
          }
        }
        stored = read
        return stored
      }),
      ...portalOf({ status: completed, documents: [letter] }),
    )
    stubUploads()
    renderPage('/client-dashboard?client=5')
    const panel = within(
      await screen.findByRole('region', { name: 'Your Experian report could not be used' }),
    )
    expect(panel.getByRole('link', { name: 'Type its password' }).getAttribute('href')).toContain(
      '#documents',
    )
    await wholePortal()
    expect(document.body.textContent).not.toContain('choose Print')
    const field = await screen.findByLabelText('Password of the Experian PDF')
    await userEvent.type(field, 'wrong one{Enter}')
    await screen.findByText('This password does not open the PDF.')
    await userEvent.type(field, 'open-sesame{Enter}')
    await waitFor(() => expect(screen.queryByLabelText('Password of the Experian PDF')).toBeNull())
    const asked = { bureau: 'experian', clientId: '5', addTo: 'true' }
    expect(sent).toEqual([
      { ...asked, password: 'wrong one' },
      { ...asked, password: 'open-sesame' },
    ])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Download Experian report')
    await screen.findByRole('region', { name: 'Read, sign and mail your letters' })
  })

  it('has nobody mail a letter that is not there', async () => {
    const note = { ...letter, fileName: 'experian-no-letter-round-1.pdf', readyToSign: false }
    stubCalls(
      answerTo(getReview, () => reviewOf({ findings: [], questions: [], confirmations: [] })),
      ...portalOf({ status: completed, documents: [note] }),
    )
    renderPage('/client-dashboard?client=5')
    const panel = within(await screen.findByRole('region', { name: 'Nothing was found to dispute' }))
    expect(panel.getByText(/^That is a good result/)).toBeTruthy()
    expect(panel.getByRole('link', { name: 'See what was checked' }).getAttribute('href')).toContain(
      '#documents',
    )
  })
})
