import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type FundingApplicationShown,
  getFundingApplication,
  sendFundingMessage,
  uploadFundingDocument,
} from '../../shared/api/funding-application.ts'
import { openFundingBilling } from '../../shared/api/funding-payments.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { fundingApplicationOf } from '../test-support/sample-funding-application.ts'
import { openWork } from '../test-support/sample-work.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

type Listener = (payload?: unknown) => void

/** Stands in for the vendor's socket: a test sends events with `hear` and sees what was emitted. */
const socket = vi.hoisted(() => {
  const heard = new Map<string, Listener>()
  const emitted: [string, unknown][] = []
  return {
    heard,
    emitted,
    connected: false,
    io: { on: () => {} },
    on: (event: string, listener: Listener) => heard.set(event, listener),
    emit: (event: string, payload: unknown) => emitted.push([event, payload]),
    connect: () => {},
    close: () => {},
  }
})
vi.mock('socket.io-client', () => ({ io: () => socket }))
afterEach(() => {
  socket.heard.clear()
  socket.emitted.length = 0
})

async function hear(event: string, payload?: unknown) {
  await waitFor(() => expect(socket.heard.has(event)).toBe(true))
  await act(async () => socket.heard.get(event)?.(payload))
}

const page = '/readiness/status?application=7'
const region = (name: string) => screen.findByRole('region', { name })
const button = (name: string) => screen.findByRole('button', { name })
const shown = (over: Partial<FundingApplicationShown> = {}) =>
  answerTo(getFundingApplication, () => fundingApplicationOf(over))

describe('/readiness/status of a real application', () => {
  it('shows its true stage, action, documents with files, score with its factors, papers', async () => {
    stubCalls(shown())
    renderPage(page)
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ana Silva' })).toBeTruthy()
    expect(screen.getByText('Please upload what is missing: Tax Returns.')).toBeTruthy()
    expect(screen.queryByText('Sample')).toBeNull()

    const documents = within(await region('Document Status'))
    const file = documents.getByRole('link', { name: /^march\.pdf, 120 KB/ })
    expect(file.getAttribute('href')).toBe('/api/funding-applications/7/files/11')
    expect(documents.getByText('Of both years.')).toBeTruthy()

    const score = within(await region('Readiness score'))
    expect(score.getByRole('img', { name: 'Readiness score: 62 of 100' })).toBeTruthy()
    expect(score.getByRole('progressbar', { name: 'Credit score' }).getAttribute('aria-valuetext')).toBe(
      '13 of 25',
    )
    expect(score.getAllByText('+12 points')).toHaveLength(2)
    expect(score.getByText('A collection of MIDWAY RECOVERY').nextElementSibling?.textContent).toBe(
      'until March 2027',
    )

    const paper = await screen.findByRole('link', { name: 'Download Strategy report' })
    expect(paper.getAttribute('href')).toBe('/api/funding-applications/7/papers/strategy-report')
    const buy = screen.getByRole('link', { name: 'Start prequalification for $99' })
    expect(buy.getAttribute('href')).toBe('/pay/application-prequalification')
  })

  it('says how long a package has email support, and what stays open when that has ended', async () => {
    stubCalls(shown())
    const running = renderPage(page)
    const packages = within(await region('Your packages'))
    expect(packages.getByText('Email support until December 2, 2026')).toBeTruthy()
    running.unmount()
    const [ready] = fundingApplicationOf({}).packages
    if (!ready) throw new Error('No package.')
    stubCalls(shown({ packages: [{ ...ready, support: { until: '2026-10-01', open: false } }] }))
    renderPage(page)
    const ended = 'The email support of this package ended on October 1, 2026.'
    expect((await screen.findByText(new RegExp(`^${ended}`))).textContent).toContain(
      'still write to us about the application',
    )
  })

  it('shows what a person does for the application, by when, and what they wrote', async () => {
    const done = { ...openWork, id: 13, key: 'ein' as const, state: 'delivered' as const }
    const note = { deliveredAt: '2026-11-21T10:00:00.000Z', note: 'Your number is in the mail.' }
    stubCalls(
      shown({
        works: [
          { ...openWork, key: 'llc-formation' },
          { ...done, ...note },
        ],
      }),
    )
    renderPage(page)
    const works = within(await region('What we do for you'))
    works.getByText('LLC formation support')
    works.getByText('We do this by November 24, 2026.')
    works.getByText('Your number is in the mail.')
  })

  it('says of each message of the applicant whether support has read it', async () => {
    const mine = { from: 'applicant', author: 'Ana Silva', at: '2026-11-20T15:00:00.000Z' } as const
    stubCalls(
      shown({
        messages: [
          { ...mine, id: 1, text: 'Which month?', waiting: false },
          { ...mine, id: 2, text: 'And which year?', waiting: true },
        ],
      }),
    )
    renderPage(page)
    const messages = within(await region('Messages')).getAllByRole('listitem')
    expect(messages[0]?.textContent).toContain('Read by support.')
    expect(messages[1]?.textContent).toContain('Received. We’ll answer here')
  })

  it('follows its room: fetches again, and tells the new stage once', async () => {
    let stage: FundingApplicationShown['currentStage'] = 'under-review'
    stubCalls(answerTo(getFundingApplication, () => fundingApplicationOf({ currentStage: stage })))
    renderPage(page)
    await hear('connect')
    expect(socket.emitted[0]).toEqual(['subscribe-application', { applicationId: 7 }])
    stage = 'submitted'
    await hear('funding-change', { applicationId: 7, what: 'status' })
    await hear('funding-change', { applicationId: 7, what: 'documents' })
    expect(await screen.findAllByText('Your application is now at: Submitted.')).toHaveLength(1)
    expect(screen.getByText('Current Stage').nextElementSibling?.textContent).toBe('Submitted')
  })

  it('uploads a file to the document that is needed, and refuses a wrong one before it is sent', async () => {
    const sent: string[] = []
    stubCalls(
      shown(),
      answerTo(uploadFundingDocument, ({ params, body }) => {
        const file = body instanceof FormData ? body.get('file') : null
        sent.push(`${params.document}: ${file instanceof File ? file.name : ''}`)
        const status = 'received' as const
        return { id: 2, name: 'Tax Returns', status, required: true, note: null, files: [] }
      }),
    )
    stubUploads()
    renderPage(page)
    await userEvent.click(await button('Upload Documents'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Documents' }))
    expect((dialog.getByLabelText('Which document is it?') as HTMLSelectElement).value).toBe('2')
    const field = dialog.getByLabelText('File')
    await userEvent.upload(field, new File(['hello'], 'taxes.pdf'))
    expect(await dialog.findByText('Please choose a PDF, DOC, DOCX, JPG or PNG file.')).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.upload(field, new File(['%PDF-1.7'], 'taxes.pdf'))
    expect((await dialog.findAllByText('taxes.pdf was received.')).length).toBeGreaterThan(0)
    expect(sent).toEqual(['2: taxes.pdf'])
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('sends a message once, keeps its text when that failed, and shows the answer', async () => {
    const keys: string[] = []
    const messages: FundingApplicationShown['messages'] = []
    stubCalls(
      answerTo(getFundingApplication, () => fundingApplicationOf({ messages: [...messages] })),
      answerTo(sendFundingMessage, ({ body }) => {
        keys.push((body as { attemptKey: string }).attemptKey)
        if (keys.length === 1) return { status: 500, body: {} }
        const message = {
          id: 1,
          from: 'applicant' as const,
          author: 'Ana Silva',
          text: 'How long?',
          at: '2026-11-05T10:00:00.000Z',
          waiting: true,
        }
        messages.push(message)
        return message
      }),
    )
    renderPage(page)
    await userEvent.click(await button('Message Support'))
    const field = screen.getByLabelText('Your message') as HTMLTextAreaElement
    expect(document.activeElement).toBe(field)
    enter(field, 'How long?')
    await userEvent.click(await button('Send message'))
    expect((await screen.findByRole('alert')).textContent).toContain('could not be sent')
    expect(field.value).toBe('How long?')
    await userEvent.click(await button('Send message'))
    expect(await screen.findByText('Your message was sent.')).toBeTruthy()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(field.value).toBe('')
    expect(within(await region('Messages')).getByText('How long?')).toBeTruthy()
  })

  it('lists what was paid and what came back', async () => {
    stubCalls(
      shown(),
      answerTo(openFundingBilling, () => ({
        payments: [{ product: 'ARMOR Ready', amount: 497, paidOn: '2026-11-02T10:00:00.000Z', refunded: 97 }],
      })),
    )
    renderPage(page)
    await userEvent.click(await button('Manage Billing'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your payments' }))
    expect(await dialog.findByText('$97.00 refunded')).toBeTruthy()
    expect(dialog.getByText(/\$497\.00/)).toBeTruthy()
  })

  it('offers the $300 package only to whoever has passed all requirements', async () => {
    const { prequalification } = fundingApplicationOf()
    const requirements = prequalification.requirements.map((each) => ({ ...each, met: true, note: 'Seen.' }))
    stubCalls(shown({ prequalification: { ...prequalification, paid: true, requirements, passed: true } }))
    renderPage(page)
    const card = within(await region('Prequalification'))
    expect(card.getAllByText('Met')).toHaveLength(2)
    expect(card.getByRole('button', { name: 'Buy the application package for $300' })).toBeTruthy()
  })

  it('says which requirement is not met, and sells nothing then', async () => {
    const { prequalification } = fundingApplicationOf()
    const [first, second] = prequalification.requirements
    const requirements = [
      { key: first?.key ?? 'bank-statements', met: false, note: 'May is missing.' },
      ...(second ? [second] : []),
    ]
    stubCalls(shown({ prequalification: { ...prequalification, paid: true, requirements } }))
    renderPage(page)
    const card = within(await region('Prequalification'))
    expect(card.getByText('Not met')).toBeTruthy()
    expect(card.getByText('May is missing.')).toBeTruthy()
    expect(card.getByText('Not checked yet')).toBeTruthy()
    expect(card.queryByRole('button')).toBeNull()
  })

  it('does not ask for anything when it is not the turn of the applicant, and says when it is offline', async () => {
    const documents = fundingApplicationOf().documents.filter(({ status }) => status !== 'needed')
    stubCalls(shown({ documents, nextAction: 'There is nothing for you to do now.' }))
    renderPage(page)
    expect(await screen.findByText('What happens next')).toBeTruthy()
    expect(screen.queryByText('Action Required')).toBeNull()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => {
      window.dispatchEvent(new Event('offline'))
    })
    expect(await screen.findByText('You are offline')).toBeTruthy()
    expect(screen.getByText('There is nothing for you to do now.')).toBeTruthy()
    online.mockRestore()
  })
})
