import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listDocuments } from '../../shared/api/portal.ts'
import { decideFinding, disputeProvable, getReview, type Review } from '../../shared/api/review.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { letter, refusal } from '../test-support/sample-portal.ts'
import { nothingAnalysed, reviewOf, sampleCoverage, sampleFinding } from '../test-support/sample-review.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

type Listener = (payload?: unknown) => void

/** Stands in for the vendor's socket: a test sends events with `hear`. */
const socket = vi.hoisted(() => {
  const heard = new Map<string, Listener>()
  return {
    heard,
    connected: true,
    io: { on: () => {} },
    on: (event: string, listener: Listener) => heard.set(event, listener),
    emit: () => {},
    connect: () => {},
    close: () => {},
  }
})
vi.mock('socket.io-client', () => ({ io: () => socket }))
afterEach(() => socket.heard.clear())

async function hear(event: string, payload?: unknown) {
  await waitFor(() => expect(socket.heard.has(event)).toBe(true))
  await act(async () => socket.heard.get(event)?.(payload))
}

const address = '/account/review?client=5'
const calls = (review: () => Review) => [answerTo(getReview, review), answerTo(listDocuments, () => [letter])]
const finding = () => screen.findByRole('article', { name: new RegExp(sampleFinding.title) })

describe('/account/review, what it shows', () => {
  it('asks who has no right to sign in, on the same page', async () => {
    stubCalls(answerTo(getReview, () => refusal(404, 'There is no such client.')))
    renderPage(address)
    expect(await screen.findByText('Sign in to open your review.')).toBeTruthy()
    expect(screen.getByLabelText('Email address')).toBeTruthy()
  })

  it('says why it could not be loaded, and tries again', async () => {
    stubCalls(answerTo(getReview, () => refusal(503, 'The server is being restarted.')))
    renderPage(address)
    expect((await screen.findByRole('alert')).textContent).toContain('The server is being restarted.')
    stubCalls(...calls(() => reviewOf()))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await finding()).toBeTruthy()
  })

  it('says that nothing was compared yet', async () => {
    stubCalls(...calls(() => nothingAnalysed))
    renderPage(address)
    expect(await screen.findByText('Nothing has been compared yet')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Findings' })).toBeNull()
  })

  it('shows a finding with its proof, the law, the innocent explanation and its place', async () => {
    stubCalls(...calls(() => reviewOf()))
    renderPage(address)
    const card = within(await finding())
    const picture = card.getByRole<HTMLImageElement>('img')
    expect(picture.alt).toBe(
      'The marked line of your Experian report, page 7: Date of last payment, 03/2021.',
    )
    expect([picture.width, picture.height, picture.getAttribute('loading')]).toEqual([1200, 180, 'lazy'])
    expect(card.getByText('$412').tagName).toBe('MARK')
    expect(card.getByText('Your report proves it')).toBeTruthy()
    expect(card.getByText(/maximum possible accuracy/).textContent).toContain('FCRA 607(b)')
    expect(card.getByText(sampleFinding.innocentExplanation)).toBeTruthy()
    expect(card.getByText('Grey in the draft to Experian, waiting for your decision')).toBeTruthy()
    expect(await screen.findByText('1 waits for your decision')).toBeTruthy()
    const draft = screen.getByRole('link', { name: 'Open draft: Experian letter' })
    expect(draft.getAttribute('href')).toBe('/api/documents/9/download')
  })

  it('shows what rests on a policy of the bureaus as that, and not as the law', async () => {
    const policy = { ...sampleFinding, strength: 'B' as const, ground: 'policy' as const }
    stubCalls(...calls(() => reviewOf({ findings: [policy] })))
    renderPage(address)
    const card = within(await finding())
    expect(card.getByText('Bureau policy')).toBeTruthy()
    expect(card.getByText('The policy')).toBeTruthy()
    expect(card.getByText(/no law forbids it; the letter asks for it as a courtesy/)).toBeTruthy()
    expect(card.queryByText('The law')).toBeNull()
  })

  it('shows what is not worth a dispute, what must leave, and what was not understood', async () => {
    const low = {
      ...sampleCoverage,
      share: 0.7,
      accounts: { stated: 24, found: 12 },
      use: 'nothing' as const,
    }
    stubCalls(...calls(() => reviewOf({ coverage: [low] })))
    renderPage(address)
    expect(await screen.findByText('It is reported as it happened.')).toBeTruthy()
    expect(screen.getByText('1 item should be gone already.')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(screen.getByText('1 item with its month'))
    expect(await screen.findByText('Overdue since March 2026')).toBeTruthy()
    expect(screen.getByText('12 read of 24 that it lists')).toBeTruthy()
    expect(screen.getByText(/We understood too little of the Experian report/)).toBeTruthy()
    expect(screen.getByText('Deferred terms: none')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Help us read it (Experian)' }).getAttribute('href')).toBe(
      '/account/reports/experian?client=5',
    )
  })

  it('shows what of a report is left out, where the rest of it counts', async () => {
    const leftOut =
      'Of the Experian report 2 accounts could not be read to their end. What was not read is left out; everything else is used. To have all of it looked at, upload the PDF that the bureau itself gives.'
    stubCalls(
      ...calls(() => reviewOf({ coverage: [{ ...sampleCoverage, share: 0.8, use: 'part', leftOut }] })),
    )
    renderPage(address)
    expect(await screen.findByText(leftOut)).toBeTruthy()
    expect(screen.queryByText(/too little of the Experian report/)).toBeNull()
  })

  it('changes nothing of a mailed round', async () => {
    stubCalls(...calls(() => reviewOf({ frozen: true })))
    renderPage(address)
    const card = within(await finding())
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'Dispute' }).disabled).toBe(true)
    expect(screen.getByText('The letters of round 1 are mailed')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save answer' }).disabled).toBe(true)
  })
})

describe('/account/review, one decision for all that is provable', () => {
  const second = { ...sampleFinding, id: 'f-second', title: 'A second provable one' }
  const strong = { ...sampleFinding, id: 'f-strong', strength: 'B' as const, title: 'A strong signal' }
  const findings = [sampleFinding, second, strong]

  it('lists what it covers, decides nothing before the yes, and sends the list', async () => {
    const sent: unknown[] = []
    stubCalls(
      ...calls(() => reviewOf({ findings })),
      answerTo(disputeProvable, ({ body }) => {
        sent.push(body)
        return { decidedAt: '2026-11-20T15:00:00.000Z' }
      }),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Dispute all 2 provable findings' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Dispute these 2 findings?' }))
    expect(dialog.getAllByRole('listitem')).toHaveLength(2)
    expect(dialog.queryByText('A strong signal')).toBeNull()
    expect(sent).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, dispute these 2' }))
    await waitFor(() => expect(sent).toEqual([{ findings: [sampleFinding.id, 'f-second'] }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: /provable finding/ })).toBeNull()
    const card = within(await finding())
    expect(card.getByRole('button', { name: 'Dispute' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('says that nothing was decided when it is refused, and leaves the findings open', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      ...calls(() => reviewOf({ findings })),
      answerTo(disputeProvable, () => refusal(500, 'Something went wrong.')),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Dispute all 2 provable findings' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, dispute these 2' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was decided')
    const card = within(await finding())
    expect(card.getByRole('button', { name: 'Dispute', hidden: true }).getAttribute('aria-pressed')).toBe(
      'false',
    )
  })
})

describe('/account/review, deciding', () => {
  it('shows a decision at once, sends it, and follows the drafts', async () => {
    const sent: unknown[] = []
    stubCalls(
      answerTo(decideFinding, ({ body }) => {
        sent.push(body)
        return { decidedAt: '2026-11-20T14:02:00.000Z' }
      }),
      ...calls(() => reviewOf()),
    )
    renderPage(address)
    const card = within(await finding())
    await userEvent.click(card.getByRole('button', { name: 'Not this one' }))
    expect(card.getByRole('button', { name: 'Not this one' }).getAttribute('aria-pressed')).toBe('true')
    expect(card.getByText('In no letter')).toBeTruthy()
    await waitFor(() => expect(sent).toEqual([{ finding: 'f-late', decision: 'skip' }]))
    expect(await card.findByText('Saved. The drafts are being rewritten...')).toBeTruthy()
    await hear('portal-change', { what: 'documents' })
    expect((await screen.findAllByText(/^Drafts updated at /)).length).toBeGreaterThan(0)
  })

  it('takes a refused decision back and says so at the finding', async () => {
    stubCalls(
      answerTo(decideFinding, () => refusal(503, 'The server is being restarted.')),
      ...calls(() => reviewOf()),
    )
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    renderPage(address)
    const card = within(await finding())
    await userEvent.click(card.getByRole('button', { name: 'Dispute' }))
    expect((await card.findByRole('alert')).textContent).toBe('The server is being restarted.')
    expect(card.getByRole('button', { name: 'Dispute' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('keeps the last of two quick decisions, and sends them in their order', async () => {
    const sent: string[] = []
    let free = () => {}
    const blocked = new Promise<void>((resolve) => {
      free = resolve
    })
    stubCalls(
      answerTo(decideFinding, async ({ body }) => {
        sent.push((body as { decision: string }).decision)
        await blocked
        return { decidedAt: '2026-11-20T14:02:00.000Z' }
      }),
      ...calls(() => reviewOf()),
    )
    renderPage(address)
    const card = within(await finding())
    await userEvent.click(card.getByRole('button', { name: 'Dispute' }))
    await userEvent.click(card.getByRole('button', { name: 'Not this one' }))
    expect(sent).toEqual(['dispute'])
    await act(async () => free())
    await waitFor(() => expect(sent).toEqual(['dispute', 'skip']))
    expect(card.getByRole('button', { name: 'Not this one' }).getAttribute('aria-pressed')).toBe('true')
    expect(card.getByRole('button', { name: 'Dispute' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('asks for a note when it is to hear more, and refuses an empty one', async () => {
    const notes: unknown[] = []
    stubCalls(
      answerTo(decideFinding, ({ body }) => {
        notes.push((body as { note?: string }).note)
        return { decidedAt: '2026-11-20T14:02:00.000Z' }
      }),
      ...calls(() => reviewOf()),
    )
    renderPage(address)
    const card = within(await finding())
    await userEvent.click(card.getByRole('button', { name: 'Hold and add a note' }))
    await userEvent.click(card.getByRole('button', { name: 'Save note' }))
    expect(card.getByText('Please write your note')).toBeTruthy()
    enter(card.getByLabelText('What should we know?'), 'I paid in March.')
    await userEvent.click(card.getByRole('button', { name: 'Save note' }))
    expect(await card.findByText('Your note is saved.')).toBeTruthy()
    expect(notes).toEqual([undefined, 'I paid in March.'])
  })
})
