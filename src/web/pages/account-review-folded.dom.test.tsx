import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listDocuments } from '../../shared/api/portal.ts'
import { decideFinding, getReview, type Review } from '../../shared/api/review.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { letter } from '../test-support/sample-portal.ts'
import { reviewOf, sampleCoverage, sampleFinding, sampleQuestion } from '../test-support/sample-review.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

vi.mock('socket.io-client', () => ({
  io: () => ({ io: { on: () => {} }, on: () => {}, emit: () => {}, connect: () => {}, close: () => {} }),
}))
afterEach(() => {
  window.location.hash = ''
})

const address = '/account/review?client=5'
const decided = {
  ...sampleFinding,
  decision: { decision: 'dispute' as const, note: null, decidedAt: '2026-11-09T10:00:00.000Z' },
}
const calls = (review: () => Review) => [answerTo(getReview, review), answerTo(listDocuments, () => [letter])]
const cardOf = () => screen.findByRole('article', { name: new RegExp(sampleFinding.title) })
/** Whether the part of a page that its title opens is open. */
const isOpen = (part: Element | null) => part?.querySelector('details')?.open
const partNamed = async (title: string) =>
  (await screen.findByRole('heading', { name: title, hidden: true })).closest('section')

describe('/account/review, what is folded', () => {
  it('folds a finding that was decided before, down to what is wrong and the decision, and opens it by a press', async () => {
    stubCalls(...calls(() => reviewOf({ findings: [decided] })))
    renderPage(address)
    const card = await cardOf()
    expect(isOpen(card)).toBe(false)
    const folded = card.querySelector('details')
    expect(folded?.textContent).toContain(sampleFinding.law.citation)
    expect(folded?.textContent).not.toContain(sampleFinding.statement)
    expect(within(card).getByText('Your report proves it')).toBeTruthy()
    await userEvent.click(within(card).getByText('The proof, the law and the letter'))
    expect(isOpen(card)).toBe(true)
  })

  it('leaves a finding open that is decided now: nothing moves under the finger', async () => {
    stubCalls(
      answerTo(decideFinding, () => ({ decidedAt: '2026-11-20T14:02:00.000Z' })),
      ...calls(() => reviewOf({ findings: [sampleFinding] })),
    )
    renderPage(address)
    const card = await cardOf()
    const innocent = within(card).getByText(sampleFinding.innocentExplanation)
    expect(innocent.closest('details')).toBeNull()
    await userEvent.click(within(card).getByRole('button', { name: 'Dispute' }))
    expect(await screen.findByText('1 of 1 decided')).toBeTruthy()
    expect(innocent.isConnected).toBe(true)
    expect(innocent.closest('details')).toBeNull()
  })

  it('says why it asks at the first question that waits, and elsewhere by a press', async () => {
    const questions = [sampleQuestion, { ...sampleQuestion, id: 'q-second', title: 'Another name' }]
    stubCalls(...calls(() => reviewOf({ questions })))
    renderPage(address)
    expect(isOpen(await screen.findByRole('article', { name: sampleQuestion.title }))).toBe(true)
    expect(isOpen(screen.getByRole('article', { name: 'Another name' }))).toBe(false)
  })

  it('folds what was read, what leaves and what is not worth a dispute, unless it is bad news', async () => {
    stubCalls(...calls(() => reviewOf({ coverage: [sampleCoverage] })))
    const { unmount } = renderPage(address)
    expect(isOpen(await partNamed('What was read'))).toBe(false)
    unmount()
    stubCalls(...calls(() => reviewOf({ coverage: [{ ...sampleCoverage, use: 'nothing' }] })))
    renderPage(address)
    expect(isOpen(await partNamed('What was read'))).toBe(true)
  })

  it.each([
    ['beside the findings, the letters come after them', true, Node.DOCUMENT_POSITION_FOLLOWING],
    ['on a narrow screen, above them', false, Node.DOCUMENT_POSITION_PRECEDING],
  ])('reads in the order in which it is seen: %s', async (_, isWide, place) => {
    const media = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(min-width: 64rem)' ? Object.assign(media(query), { matches: isWide }) : media(query),
    )
    stubCalls(...calls(() => reviewOf()))
    renderPage(address)
    const findings = await screen.findByRole('heading', { name: 'Findings' })
    const letters = await screen.findByRole('heading', { name: 'Your letters' })
    expect(findings.compareDocumentPosition(letters)).toBe(place)
  })

  it('opens a folded part that the address names, and one that a link on the page leads to', async () => {
    window.location.hash = '#coverage'
    stubCalls(...calls(() => reviewOf({ coverage: [sampleCoverage] })))
    renderPage(`${address}#coverage`)
    expect(isOpen(await partNamed('What was read'))).toBe(true)
    const worth = await partNamed('Not worth disputing')
    expect(isOpen(worth)).toBe(false)
    window.location.hash = '#not-worth'
    await vi.waitFor(() => expect(isOpen(worth)).toBe(true))
  })
})
