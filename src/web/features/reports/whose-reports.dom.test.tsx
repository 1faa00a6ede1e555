import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  listUploadedReports,
  type ReportOwner,
  sayReportOwner,
  type UploadedReport,
} from '../../../shared/api/reports.ts'
import { renderPage } from '../../test-support/render-page.tsx'
import { refusal } from '../../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../../test-support/stub-calls.ts'

const asked: ReportOwner = {
  clientId: 5,
  state: 'asked',
  because: 'other_name',
  by: [],
  printedName: 'HARLAN ASHGROVE',
  clientName: 'Zed Zed',
  question: 'one-question',
}
const report = (bureau: UploadedReport['bureau'], owner: ReportOwner | null): UploadedReport => ({
  bureau,
  fileName: `${bureau}.pdf`,
  bytes: 1000,
  pages: 4,
  uploadedAt: '2026-11-20T00:00:00Z',
  recognition: { bureau, reportDate: '2026-11-01', accounts: 11, problem: null },
  owner,
})
const three = (owner: ReportOwner | null) => [
  report('experian', owner),
  report('equifax', null),
  report('transunion', owner),
]
const address = '/upload?client=5'

describe('a report in another name', () => {
  it('is asked about once for all bureaus of that name, and the answer is kept', async () => {
    let owner = asked
    const sent: unknown[] = []
    stubCalls(
      answerTo(listUploadedReports, () => three(owner)),
      answerTo(sayReportOwner, ({ body }) => {
        sent.push(body)
        owner = { ...asked, state: 'confirmed', because: null }
        return { saidAt: '2026-11-20T14:00:00.000Z' }
      }),
    )
    renderPage(address)
    expect(await screen.findByText('Is this report yours? (Experian, TransUnion)')).toBeTruthy()
    expect(
      screen.getByText(/is in the name of HARLAN ASHGROVE, and your file here is in the name of Zed Zed/),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, it is mine' }))
    expect(await screen.findByText('You said that this report is yours (Experian, TransUnion)')).toBeTruthy()
    expect(sent).toEqual([{ question: 'one-question', isMine: true }])
    expect(screen.getByRole('button', { name: 'No, it is not mine' })).toBeTruthy()
  })

  it('says so when the answer was not saved', async () => {
    stubCalls(
      answerTo(listUploadedReports, () => three(asked)),
      answerTo(sayReportOwner, () => refusal(503, 'The server is being restarted.')),
    )
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'No, it is not mine' }))
    expect((await screen.findByRole('alert')).textContent).toBe('The server is being restarted.')
  })

  it('is not asked about when number and year of birth contradict it', async () => {
    const owner: ReportOwner = {
      ...asked,
      state: 'contradicted',
      because: null,
      by: ['number', 'birth_year'],
      question: null,
    }
    stubCalls(answerTo(listUploadedReports, () => three(owner)))
    renderPage(address)
    expect(await screen.findByText(/another Social Security number and another year of birth/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Yes, it is mine' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Upload another report' })).toBeTruthy()
  })

  it('is nothing to speak of when every report is the client’s', async () => {
    stubCalls(answerTo(listUploadedReports, () => three(null)))
    renderPage(address)
    await waitFor(() => expect(screen.getByText('All Reports Uploaded!')).toBeTruthy())
    expect(within(document.body).queryByText(/yours\?/)).toBeNull()
  })
})
