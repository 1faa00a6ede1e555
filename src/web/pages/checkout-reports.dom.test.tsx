import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getPayment } from '../../shared/api/checkout.ts'
import { getIntakeDraft, saveIntakeDraft } from '../../shared/api/intake.ts'
import { listUploadedReports, type UploadedReport, uploadCreditReport } from '../../shared/api/reports.ts'
import { bureauKeys } from '../../shared/api/vocabulary.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

const address = '/checkout?step=3&payment_intent=pi_1'
const names = ['experian.pdf', 'equifax.pdf', 'transunion.pdf']
const wholeReport = (bureau: UploadedReport['bureau']): UploadedReport => ({
  bureau,
  fileName: `${bureau}.pdf`,
  bytes: 1000,
  pages: 4,
  uploadedAt: '2026-11-20T00:00:00Z',
  recognition: { bureau, reportDate: '2026-11-01', accounts: 11, problem: null },
  owner: null,
})

interface Buyer {
  intakeCompleted?: boolean
  /** What is read of a file, where it is not simply a report in order. */
  read?: (report: UploadedReport) => UploadedReport
}

/** Opens step 3 for somebody who has paid, whose server keeps what is uploaded. */
function openReports({ intakeCompleted = false, read = (report) => report }: Buyer = {}) {
  const stored: UploadedReport[] = []
  const saved: unknown[] = []
  stubCalls(
    answerTo(getPayment, () => ({
      paymentIntentId: 'pi_1',
      status: 'succeeded' as const,
      amount: 1750,
      product: 'ARMOR Premier',
      clientId: 5,
      name: 'Ana Silva',
      email: 'ana@example.com',
      phone: '5550100100',
      failure: null,
      intakeCompleted,
    })),
    answerTo(getIntakeDraft, () => ({ fields: {}, files: [] })),
    answerTo(saveIntakeDraft, ({ body }) => {
      saved.push(body)
      return { savedAt: '2026-11-21T10:00:01Z' }
    }),
    answerTo(listUploadedReports, () => [...stored]),
    answerTo(uploadCreditReport, ({ body }) => {
      const bureau = bureauKeys.find((key) => key === (body as FormData).get('bureau')) ?? 'experian'
      stored.push(read(wholeReport(bureau)))
      return wholeReport(bureau)
    }),
  )
  stubUploads()
  return { ...renderPage(address), saved }
}

const printed = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const chooseAll = async () =>
  userEvent.upload(await screen.findByLabelText('Choose all reports at once'), names.map(printed))

describe('all reports in one choice at step 3', () => {
  it('lead on to the details once all three are read, as the page says before', async () => {
    const { location, saved } = openReports()
    expect(
      await screen.findByText(/When all three are read, the form with your details opens\./),
    ).toBeTruthy()
    await chooseAll()
    await waitFor(() => expect(location()).toBe('/intake?client=pi_1'))
    expect(await screen.findByRole('heading', { name: 'Contact Details' })).toBeTruthy()
    await waitFor(() => expect(saved).not.toEqual([]))
  })

  it.each([
    ['a page is missing', { missingPages: { pages: [3], count: 1, of: 4 } }],
    ['there is something to know of one', { notes: ['The report is 200 days old.'] }],
    ['it is of another bureau', { problem: 'This is an Equifax report.' }],
    ['one is a scan, which is compared first', { scan: { state: 'reading' as const, done: 1, of: 4 } }],
  ])('stay where they are while %s', async (_, what) => {
    const { location } = openReports({
      read: (report) =>
        report.bureau === 'transunion' && report.recognition
          ? { ...report, recognition: { ...report.recognition, ...what } }
          : report,
    })
    await chooseAll()
    await screen.findByText('All Reports Uploaded!')
    expect(location()).toBe(address)
  })

  it('stay where they are while it is asked whose one is', async () => {
    const { location } = openReports({
      read: (report) => ({
        ...report,
        owner: {
          clientId: 5,
          state: 'asked',
          because: 'other_name',
          by: [],
          printedName: 'Ann Ash',
          clientName: 'Bea Beech',
          question: 'q',
        },
      }),
    })
    await chooseAll()
    await screen.findByText('All Reports Uploaded!')
    expect(location()).toBe(address)
  })

  it('stay where they are in a case whose details are there', async () => {
    const { location } = openReports({ intakeCompleted: true })
    await chooseAll()
    await screen.findByText('All Reports Uploaded!')
    expect(screen.queryByText(/the form with your details opens/)).toBeNull()
    expect(location()).toBe(address)
  })
})
