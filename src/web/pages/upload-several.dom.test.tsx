import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { listUploadedReports, type UploadedReport, uploadCreditReport } from '../../shared/api/reports.ts'
import { bureauKeys } from '../../shared/api/vocabulary.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

const printed = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const uploaded = (bureau: UploadedReport['bureau']): UploadedReport => ({
  bureau,
  fileName: `${bureau}.pdf`,
  bytes: 1000,
  pages: 4,
  uploadedAt: '2026-11-20T00:00:00Z',
  recognition: { bureau, reportDate: '2026-11-01', accounts: 11, problem: null },
  owner: null,
})

it('takes all reports in one choice: asks which one a file is, and keeps what did not arrive', async () => {
  const stored: UploadedReport[] = []
  let isLost = true
  stubCalls(
    answerTo(listUploadedReports, () => [...stored]),
    answerTo(uploadCreditReport, ({ body }) => {
      const bureau = bureauKeys.find((key) => key === (body as FormData).get('bureau')) ?? 'experian'
      if (bureau === 'transunion' && isLost) throw new Error('the connection is lost')
      stored.push(uploaded(bureau))
      return uploaded(bureau)
    }),
  )
  stubUploads()
  renderPage('/upload?client=5')
  const files = ['Experian.pdf', 'report.pdf', 'trans-union.pdf'].map(printed)
  await userEvent.upload(await screen.findByLabelText('Choose all reports at once'), files)
  const asked = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Which report is report.pdf?',
  })
  expect(asked.value).toBe('')
  expect(stored).toEqual([])
  await userEvent.selectOptions(asked, 'equifax')
  await userEvent.click(screen.getByRole('button', { name: 'Upload 3 files' }))
  await screen.findByText(/The server could not be reached/)
  isLost = false
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(stored.map(({ bureau }) => bureau)).toEqual(['experian', 'equifax', 'transunion'])
  await waitFor(() => expect(screen.queryByLabelText('Choose all reports at once')).toBeNull())
})

it('sends files at once whose names leave nothing to ask', async () => {
  const sent: unknown[] = []
  stubCalls(
    answerTo(listUploadedReports, () => []),
    answerTo(uploadCreditReport, ({ body }) => {
      sent.push((body as FormData).get('bureau'))
      return uploaded('experian')
    }),
  )
  stubUploads()
  renderPage('/upload?client=5')
  const files = ['efx 2026.pdf', 'experian.pdf'].map(printed)
  await userEvent.upload(await screen.findByLabelText('Choose all reports at once'), files)
  await waitFor(() => expect(sent).toEqual(['experian', 'equifax']))
})

describe('one file of all three bureaus', () => {
  /** What is sent at once of files that are chosen beside reports that are there. */
  async function sentOf(names: readonly string[], stored: UploadedReport[]) {
    const sent: unknown[] = []
    stubCalls(
      answerTo(listUploadedReports, () => stored),
      answerTo(uploadCreditReport, ({ body }) => {
        sent.push((body as FormData).get('bureau'))
        return uploaded('experian')
      }),
    )
    stubUploads()
    renderPage('/upload?client=5')
    await userEvent.upload(await screen.findByLabelText('Choose all reports at once'), names.map(printed))
    return sent
  }

  it('goes at once where its name says what it is', async () => {
    const sent = await sentOf(['My 3-Bureau Report.pdf'], [])
    await waitFor(() => expect(sent).toEqual(['experian']))
  })

  it('is asked for beside others', async () => {
    const sent = await sentOf(['tri-merge.pdf', 'efx.pdf'], [])
    await screen.findByRole('combobox', { name: 'Which report is tri-merge.pdf?' })
    expect(sent).toEqual([])
  })
})
