import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listMailings } from '../../shared/api/mailing.ts'
import { listUploadedReports } from '../../shared/api/reports.ts'
import { getReview } from '../../shared/api/review.ts'
import { chooseDigits } from '../../shared/api/review-identity.ts'
import { bureauKeys } from '../../shared/api/vocabulary.ts'
import { pages } from '../../shared/pages.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { deliveredLetter, mailLogOf, unsentLetter } from '../test-support/sample-mailings.ts'
import { letter, portalOf, refusal } from '../test-support/sample-portal.ts'
import { reviewOf, sampleCoverage, sampleFinding } from '../test-support/sample-review.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const region = (name: string) => screen.findByRole('region', { name })
const completed = { status: 'completed' as const, progress: 100 }

describe('/client-dashboard, findings and deadlines', () => {
  it('counts findings, says what is provable and what waits, and leads to the review', async () => {
    const weak = { ...sampleFinding, id: 'f-2', strength: 'B' as const }
    stubCalls(
      answerTo(getReview, () => reviewOf({ findings: [sampleFinding, weak] })),
      ...portalOf({ status: completed, documents: [letter] }),
    )
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Your findings'))
    expect(card.getByText('2 findings')).toBeTruthy()
    expect(card.getByText('1 provable on paper')).toBeTruthy()
    expect(card.getByText('2 not decided yet · 1 open question · 1 value to confirm')).toBeTruthy()
    expect(card.getByRole('link', { name: 'Review your findings' }).getAttribute('href')).toBe(
      '/account/review?client=5',
    )
    const panel = within(await region('Review: 2 findings, 2 questions'))
    expect(panel.getByRole('link', { name: 'Go to your documents' })).toBeTruthy()
  })

  it('calls no letter a draft whose findings are decided, and has it signed before the questions are answered', async () => {
    const decided = { decision: 'dispute' as const, note: null, decidedAt: '2026-11-20T14:02:00.000Z' }
    stubCalls(
      answerTo(getReview, () =>
        reviewOf({ findings: [{ ...sampleFinding, decision: decided }], confirmations: [] }),
      ),
      ...portalOf({ status: completed, documents: [letter] }),
    )
    renderPage('/client-dashboard?client=5')
    const panel = await region('Review: 1 question')
    expect(panel.textContent).not.toContain('draft')
    expect(within(panel).getByRole('link', { name: 'Sign and mail your letters' }).getAttribute('href')).toBe(
      '/account/mailing?client=5&sign=next',
    )
  })

  it('asks in its own place what the review begins with, and the answer leads on to the review', async () => {
    const digits = {
      printed: [
        { bureau: 'Experian' as const, digits: '5571' },
        { bureau: 'Equifax' as const, digits: '5517' },
      ],
      choice: null,
    }
    const chosen: unknown[] = []
    stubCalls(
      answerTo(getReview, () => reviewOf({ digits })),
      answerTo(chooseDigits, ({ body }) => {
        chosen.push(body)
        return { chosenAt: '2026-11-20T14:02:00.000Z' }
      }),
      ...portalOf({ status: completed, documents: [letter] }),
    )
    const { location } = renderPage('/client-dashboard?client=5')
    const panel = within(await region('Review: 1 finding, 3 questions'))
    expect(panel.getByRole('link', { name: 'Review your findings' })).toBeTruthy()
    await userEvent.click(panel.getByRole('button', { name: /^5571/ }))
    await waitFor(() => expect(location()).toBe('/account/review?client=5'))
    expect(chosen).toEqual([{ digits: '5571' }])
  })

  it('asks nothing there where the review begins with findings', async () => {
    const digits = {
      printed: [{ bureau: 'Experian' as const, digits: '5571' }],
      choice: { digits: '5571', chosenAt: '2026-11-20T14:02:00.000Z' },
    }
    stubCalls(
      answerTo(getReview, () => reviewOf({ digits })),
      ...portalOf({ status: completed, documents: [letter] }),
    )
    renderPage('/client-dashboard?client=5')
    const panel = within(await region('Review: 1 finding, 2 questions'))
    expect(panel.queryByRole('button')).toBeNull()
  })

  it('leads to every page of the account', async () => {
    stubCalls(
      answerTo(listUploadedReports, () =>
        bureauKeys.map((bureau) => ({
          bureau,
          fileName: 'report.pdf',
          bytes: 9,
          pages: 7,
          uploadedAt: '2026-11-21T10:00:00.000Z',
          recognition: null,
          owner: null,
        })),
      ),
      ...portalOf({ status: completed, documents: [letter] }),
    )
    renderPage('/client-dashboard?client=5')
    await screen.findByRole('link', { name: 'The pages of your TransUnion report' })
    const linked = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ pathname }) =>
        pathname.startsWith('/account/reports/') ? '/account/reports/:bureau' : pathname,
      )
    // Opened from a mail, or from a receipt of what was bought beside the case.
    const elsewhere = [
      '/account/sign-in',
      '/account/unsubscribe',
      '/account/purchase',
      '/account/guides/:guide',
    ]
    const own = pages.map(({ path }) => path).filter((path) => path.startsWith('/account/'))
    expect(own.filter((path) => !linked.includes(path) && !elsewhere.includes(path))).toEqual([])
  })

  it('says whose report was understood too little for a letter', async () => {
    const low = { ...sampleCoverage, share: 0.5, use: 'nothing' as const }
    stubCalls(
      answerTo(getReview, () => reviewOf({ coverage: [low] })),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Your findings'))
    expect(card.getByText(/Too little of your Experian report was understood/)).toBeTruthy()
  })

  it('says what of a report is left out and how to mend it, and that the rest is used', async () => {
    const leftOut =
      'Page 8 of 14 is missing from experian.pdf. What stands there, and what runs over it, is left out; everything else is used. Add what is missing, or give the whole report again, to have all of it looked at.'
    stubCalls(
      answerTo(getReview, () => reviewOf({ coverage: [{ ...sampleCoverage, use: 'part', leftOut }] })),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Your findings'))
    expect(card.getByText(leftOut)).toBeTruthy()
    expect(card.queryByText(/Too little of your/)).toBeNull()
  })

  it('says how late a bureau is, and asks for the mailing of the other letters', async () => {
    const other = { ...unsentLetter, documentId: 10, recipient: 'Equifax' }
    stubCalls(
      answerTo(listMailings, () => mailLogOf({ letters: [deliveredLetter, other] })),
      ...portalOf({
        client: { status: 'round1_sent', round1MailDate: '2026-09-26' },
        status: completed,
        documents: [letter],
      }),
    )
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Deadlines'))
    expect(card.getByText('Experian is 6 days late')).toBeTruthy()
    const panel = within(await region('Enter when you mailed your Equifax letter'))
    expect(panel.getByRole('link').getAttribute('href')).toBe('/account/mailing?client=5')
  })

  it('shows the rest when findings and mail log cannot be loaded, and only notes it', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      answerTo(getReview, () => refusal(503, 'The server is being restarted.')),
      answerTo(listMailings, () => refusal(503, 'The server is being restarted.')),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    expect(await region('Document portal')).toBeTruthy()
    await waitFor(() => expect(warned).toHaveBeenCalledTimes(2))
    expect(screen.queryByRole('region', { name: 'Your findings' })).toBeNull()
  })
})
