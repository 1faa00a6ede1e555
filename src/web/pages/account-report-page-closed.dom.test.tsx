import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { getReportLines, getReportReading } from '../../shared/api/pointing.ts'
import { listUploadedReports } from '../../shared/api/reports.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { lineOf, readingOf, sampleLines } from '../test-support/sample-reading.ts'
import { serveReading } from '../test-support/serve-reading.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const address = '/account/reports/experian?client=5'
const question = async () => within(await screen.findByRole('region', { name: 'What is this line?' }))

describe('/account/reports/:bureau, where there is nothing to point at', () => {
  it('says what is the case where nothing can be pointed at', async () => {
    const { server, read } = serveReading(readingOf({ state: 'closed', pages: [], sentence: null }))
    stubCalls(...read)
    const closed = renderPage(address)
    expect(await screen.findByText(/^No page of this file can be shown/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Upload another file' }).getAttribute('href')).toBe(
      '/upload?client=5#report-experian',
    )
    closed.unmount()
    server.reading = readingOf({ state: 'reading' })
    const reading = renderPage(address)
    expect(await screen.findByText(/^The text of this file is still being read/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'What is this line?' })).toBeNull()
    reading.unmount()
    server.reading = readingOf({ state: 'read', pages: [{ page: 1, width: 612, height: 792, unread: 0 }] })
    server.lines = [lineOf(0, 'CAPITAL ONE', 'read')]
    renderPage(address)
    expect(await screen.findByText(/^Every line was understood\. There/)).toBeTruthy()
    expect(await screen.findByText('Nothing is left to say.')).toBeTruthy()
  })

  it('tells a bureau without a report from a case of somebody else, and an unknown bureau from both', async () => {
    stubCalls(
      answerTo(getReportReading, () => refusal(404, 'Not found.')),
      answerTo(listUploadedReports, ({ query }) =>
        query.get('client') === '5' ? [] : refusal(404, 'Not found.'),
      ),
    )
    const own = renderPage(address)
    expect(await screen.findByText('No Experian report is stored')).toBeTruthy()
    own.unmount()
    const strange = renderPage('/account/reports/experian?client=6')
    expect(await screen.findByText('Sign in to open the pages of your report.')).toBeTruthy()
    strange.unmount()
    renderPage('/account/reports/innovis?client=5')
    expect(await screen.findByText('There is no such report')).toBeTruthy()
  })

  it('says why the lines of a page did not come, and asks again', async () => {
    let isDown = true
    stubCalls(
      answerTo(getReportReading, () => readingOf()),
      answerTo(getReportLines, () =>
        isDown ? refusal(503, 'The server is being restarted.') : { upload: 12, lines: [...sampleLines] },
      ),
    )
    renderPage(address)
    expect(await screen.findByText('The server is being restarted.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await (await question()).findByText('Amt owing $1,204 of 2026')).toBeTruthy()
  })
})
