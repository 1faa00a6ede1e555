import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sendFundingMessage } from '../../shared/api/funding-application.ts'
import {
  askFundingDocument,
  closeFundingMessages,
  judgeRequirement,
  recordFundingFee,
} from '../../shared/api/funding-staff.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { applicationOf, staffApplication } from '../test-support/sample-staff-application.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const address = '/dashboard/funding?application=7'
const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('an application on the staff side', () => {
  it('asks for a document with the reason, and keeps what was written when it fails', async () => {
    const sent: unknown[] = []
    stubCalls(
      ...applicationOf(() => staffApplication),
      answerTo(askFundingDocument, ({ body }) => {
        sent.push(body)
        if (sent.length === 1) return refusal(503, 'The server is being restarted.')
        return { id: 33, name: 'Lease', status: 'needed' as const, required: false, note: null, files: [] }
      }),
    )
    renderPage(address)
    const part = await region('Documents')
    await userEvent.click(part.getByRole('button', { name: 'Ask for a document' }))
    const name = part.getByLabelText<HTMLInputElement>('Which document')
    expect(document.activeElement).toBe(name)
    await userEvent.click(part.getByRole('button', { name: 'Ask for it' }))
    expect(part.getByText('Name the document')).toBeTruthy()
    await userEvent.type(name, 'Lease')
    await userEvent.click(part.getByLabelText('The application cannot go on without it'))
    await userEvent.click(part.getByRole('button', { name: 'Ask for it' }))
    expect(await part.findByText('The server is being restarted.')).toBeTruthy()
    expect(name.value).toBe('Lease')
    await userEvent.click(part.getByRole('button', { name: 'Ask for it' }))
    await waitFor(() => expect(name.isConnected).toBe(false))
    expect(sent).toEqual([
      { name: 'Lease', required: false },
      { name: 'Lease', required: false },
    ])
  })

  it('sends a message once however often it is tried, and points out promises while it is written', async () => {
    const sent: unknown[] = []
    let application = staffApplication
    stubCalls(
      ...applicationOf(() => application),
      answerTo(sendFundingMessage, ({ body }) => {
        sent.push(body)
        if (sent.length === 1) return refusal(503, 'The server is being restarted.')
        const at = '2026-11-21T15:00:00.000Z'
        const message = {
          id: 60,
          from: 'staff',
          author: 'Sam Staff',
          text: 'We guarantee it.',
          at,
          waiting: false,
        } as const
        const answered = application.messages.map((each) => ({ ...each, waiting: false }))
        application = { ...application, messages: [...answered, message] }
        return message
      }),
    )
    renderPage(address)
    const part = await region('Messages')
    expect(part.getByText('waits for an answer')).toBeTruthy()
    const field = part.getByLabelText<HTMLTextAreaElement>('Message to the applicant')
    enter(field, 'We guarantee it.')
    expect(part.getByText('“guarantee”')).toBeTruthy()
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
    expect(await part.findByText('The server is being restarted.')).toBeTruthy()
    expect(field.value).toBe('We guarantee it.')
    await userEvent.click(part.getByRole('button', { name: 'Send message' }))
    expect(await within(part.getByRole('log')).findByText('We guarantee it.')).toBeTruthy()
    expect(sent[1]).toEqual(sent[0])
    expect(sent[0]).toMatchObject({ message: 'We guarantee it.', seenUpTo: 51 })
    expect(field.value).toBe('')
    expect(part.queryByText('waits for an answer')).toBeNull()
    expect(part.queryByRole('button', { name: 'Close without an answer' })).toBeNull()
  })

  it('takes messages off the list without an answer, and says so when it cannot', async () => {
    let application = staffApplication
    const sent: unknown[] = []
    stubCalls(
      ...applicationOf(() => application),
      answerTo(closeFundingMessages, ({ body }) => {
        sent.push(body)
        if (sent.length === 1) return refusal(503, 'The server is being restarted.')
        const messages = application.messages.map((each) => ({ ...each, waiting: false }))
        application = { ...application, messages }
        return { closed: true as const }
      }),
    )
    renderPage(address)
    const part = await region('Messages')
    expect(part.getByText('Email support until December 19, 2026.')).toBeTruthy()
    const close = part.getByRole('button', { name: 'Close without an answer' })
    await userEvent.click(close)
    expect(await screen.findByText('The server is being restarted.')).toBeTruthy()
    expect(part.getByText('waits for an answer')).toBeTruthy()
    await userEvent.click(close)
    await waitFor(() => expect(part.queryByText('waits for an answer')).toBeNull())
    expect(sent).toEqual([{ seenUpTo: 51 }, { seenUpTo: 51 }])
    expect(close.isConnected).toBe(false)
  })

  it('says when the email support of a package has ended, and that there was none', async () => {
    const [ready] = staffApplication.packages
    if (!ready) throw new Error('No package.')
    const ended = { ...ready, support: { until: '2026-11-19', open: false } }
    stubCalls(...applicationOf(() => ({ ...staffApplication, packages: [ended] })))
    const page = renderPage(address)
    expect((await region('Messages')).getByText(/^Email support ended on November 19, 2026/)).toBeTruthy()
    page.unmount()
    stubCalls(...applicationOf(() => ({ ...staffApplication, packages: [] })))
    renderPage(address)
    expect((await region('Messages')).getByText(/^No package with email support/)).toBeTruthy()
  })

  it('judges a requirement in place, and gives the focus back', async () => {
    let application = staffApplication
    const sent: unknown[] = []
    stubCalls(
      ...applicationOf(() => application),
      answerTo(judgeRequirement, ({ body }) => {
        sent.push(body)
        const [first, ...rest] = application.prequalification.requirements
        if (!first) throw new Error('No requirement.')
        const judged = { ...first, met: false, note: 'Only two months' }
        const prequalification = { ...application.prequalification, requirements: [judged, ...rest] }
        application = { ...application, prequalification }
        return prequalification
      }),
    )
    renderPage(address)
    const part = await region('Prequalification')
    expect(part.getAllByText('Not checked')).toHaveLength(6)
    await userEvent.click(part.getByRole('button', { name: 'Judge: 3 months of bank statements' }))
    const form = within(part.getByRole('form'))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText('Choose met or not met')).toBeTruthy()
    expect(form.getByText('Say why, in at least three letters')).toBeTruthy()
    await userEvent.click(form.getByRole('radio', { name: 'Not met' }))
    enter(form.getByLabelText('Why'), 'Only two months')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const change = await part.findByRole('button', { name: 'Change: 3 months of bank statements' })
    expect(part.getByText('Only two months')).toBeTruthy()
    expect(sent).toEqual([{ key: 'bank-statements', met: false, note: 'Only two months' }])
    await waitFor(() => expect(document.activeElement).toBe(change))
    await userEvent.click(change)
    fireEvent.keyDown(part.getByLabelText('Why'), { key: 'Escape' })
    expect(part.queryByRole('form')).toBeNull()
  })

  it('judges nothing before the prequalification is paid', async () => {
    const prequalification = { ...staffApplication.prequalification, paid: false }
    stubCalls(...applicationOf(() => ({ ...staffApplication, prequalification })))
    renderPage(address)
    const part = await region('Prequalification')
    expect(part.getByText(/has not paid the \$99 prequalification/)).toBeTruthy()
    expect(part.queryByRole('button')).toBeNull()
  })

  it('computes the fee while the amount is typed, records it, and shows what was recorded', async () => {
    let application = staffApplication
    const sent: unknown[] = []
    stubCalls(
      ...applicationOf(() => application),
      answerTo(recordFundingFee, ({ body }) => {
        sent.push(body)
        const fee = { funded: 50_000, fee: 5_000, confirmedOn: '2026-11-02', by: 'Sam Staff' }
        application = { ...application, fee }
        return { funded: 50_000, fee: 5_000 }
      }),
    )
    renderPage(address)
    const part = await region('Success fee')
    await userEvent.click(part.getByRole('button', { name: 'Record a fee' }))
    await userEvent.click(part.getByRole('button', { name: 'Record the fee' }))
    expect(part.getByText(/^Enter an amount such as/)).toBeTruthy()
    expect(sent).toEqual([])
    enter(part.getByLabelText('Funded amount in dollars'), '50,000')
    expect(part.getByText('Fee, 10 percent: $5,000.00')).toBeTruthy()
    fireEvent.change(part.getByLabelText('Funding confirmed on'), { target: { value: '2026-11-02' } })
    await userEvent.click(part.getByRole('button', { name: 'Record the fee of $5,000.00' }))
    expect(await part.findByText('November 2, 2026')).toBeTruthy()
    expect(part.getByText('$50,000.00')).toBeTruthy()
    expect(sent).toEqual([{ funded: 50_000, confirmedOn: '2026-11-02' }])
    expect(part.getByRole('button', { name: 'Correct the fee' })).toBeTruthy()
  })
})
