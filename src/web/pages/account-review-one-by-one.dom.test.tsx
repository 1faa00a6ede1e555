import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { decideFinding, leaveForLater } from '../../shared/api/review.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { sampleFinding } from '../test-support/sample-review.ts'
import { notedAt, secondFinding, serveReview } from '../test-support/serve-review.ts'
import { answerTo } from '../test-support/stub-calls.ts'

vi.mock('socket.io-client', () => ({
  io: () => ({
    io: { on: () => {} },
    connected: true,
    on: () => {},
    emit: () => {},
    connect: () => {},
    close: () => {},
  }),
}))

const address = '/account/review?client=5&view=one'
const titled = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('/account/review, one thing at a time', () => {
  it('leaves what is not decided for later in one act, and shows what will be signed', async () => {
    const sent = serveReview({ findings: [sampleFinding, secondFinding] })
    renderPage(address)
    await titled(sampleFinding.title)
    await press('Leave these 2 for later: show what I will sign')
    await titled('This is what you will sign')
    expect(sent).toEqual([{ findings: [sampleFinding.id, secondFinding.id] }])
    const saved = await screen.findByText('2 findings are left for later. Saved.')
    // Over the field it would take strokes of the signature.
    expect(saved.closest('[role=status]')?.className).not.toMatch(/\bfixed\b/)
  })

  it('takes the yes to what is provable and leaves the rest for later in one press that says both', async () => {
    const third = { ...sampleFinding, id: 'f-third', title: 'A third finding' }
    const sent = serveReview({ findings: [sampleFinding, third, secondFinding] })
    renderPage(address)
    await titled('What your reports prove')
    expect(
      within(screen.getByText('Which ones are they?').closest('details') ?? document.body).getByText(
        /^A second finding/,
      ),
    ).toBeTruthy()
    await press('Yes, dispute these 2 and leave the other 1 for later: show what I will sign')
    await titled('This is what you will sign')
    await screen.findByText('1 finding is left for later. Saved.')
    expect(sent).toEqual([{ findings: [sampleFinding.id, third.id] }, { findings: [secondFinding.id] }])
  })

  it('says what of that press stands where the rest could not be left, and leads to it', async () => {
    const third = { ...sampleFinding, id: 'f-third', title: 'A third finding' }
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    serveReview({ findings: [sampleFinding, third, secondFinding] }, [
      answerTo(leaveForLater, () => refusal(503, 'The server is busy.')),
    ])
    renderPage(address)
    await titled('What your reports prove')
    await press('Yes, dispute these 2 and leave the other 1 for later: show what I will sign')
    await titled('A second finding')
    expect(
      screen.getByText('You dispute 2. The others could not be left for later: they wait here.'),
    ).toBeTruthy()
    expect(screen.getByText('2 of 3 decided')).toBeTruthy()
    expect(warned).toHaveBeenCalled()
  })

  it('shows one finding with its lines in words, the law folded away, and goes on after the word on it', async () => {
    const sent = serveReview({ findings: [sampleFinding, secondFinding] })
    renderPage(address)
    const heading = await titled(sampleFinding.title)
    expect(screen.queryByRole('heading', { name: 'A second finding' })).toBeNull()
    expect(screen.getByText('Finding 1 of 2')).toBeTruthy()
    expect(screen.getByText('0 of 2 decided')).toBeTruthy()
    expect(screen.getAllByText('NORTHWIND BANK')).toHaveLength(2)
    expect(heading.closest('article')?.querySelector('details')?.open).toBe(false)
    await press('Dispute')
    const next = await titled('A second finding')
    await waitFor(() => expect(document.activeElement).toBe(next))
    expect(sent).toEqual([{ finding: sampleFinding.id, decision: 'dispute' }])
    expect(screen.getByText('1 of 2 decided')).toBeTruthy()
    const saved = screen.getByRole('status')
    expect(saved.textContent).toContain(`${sampleFinding.title}: Dispute. Saved.`)
    expect(saved.className).toMatch(/\bfixed\b/)
  })

  it('takes the last word back, to what it was before', async () => {
    const sent = serveReview({ findings: [sampleFinding, secondFinding] })
    renderPage(address)
    await titled(sampleFinding.title)
    await press('Not this one')
    await titled('A second finding')
    await press('Undo')
    await titled(sampleFinding.title)
    expect(sent.at(-1)).toEqual({ takenBack: sampleFinding.id })
    expect(screen.getByRole('button', { name: 'Not this one' }).getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByText('0 of 2 decided')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('goes back and on without deciding, and begins at what is open', async () => {
    const done = { ...sampleFinding, decision: { decision: 'skip' as const, note: null, decidedAt: notedAt } }
    serveReview({ findings: [done, secondFinding] })
    renderPage(address)
    await titled('A second finding')
    await press('Back')
    await titled(sampleFinding.title)
    await press('Next')
    await titled('A second finding')
    await press('Decide later')
    await titled('This is what you will sign')
    expect(screen.getByText('1 thing is not decided yet.')).toBeTruthy()
    await press('Go to the next open one')
    await titled('A second finding')
  })

  it('stays on the screen and says so when a decision is not saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    serveReview({ findings: [sampleFinding, secondFinding] }, [
      answerTo(decideFinding, () => refusal(500, 'Something went wrong.')),
    ])
    renderPage(address)
    await titled(sampleFinding.title)
    await press('Dispute')
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
    expect(screen.getByRole('heading', { level: 2, name: sampleFinding.title })).toBeTruthy()
    expect(screen.getByText('0 of 2 decided')).toBeTruthy()
  })

  it('offers all that is provable in one act, with its list, and ends at what will be signed', async () => {
    const strong = { ...sampleFinding, id: 'f-third', title: 'A third finding' }
    const sent = serveReview({ findings: [sampleFinding, strong] })
    renderPage(address)
    await titled('What your reports prove')
    const step = within(screen.getByRole('article'))
    expect(step.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(sampleFinding.title),
      expect.stringContaining('A third finding'),
    ])
    await press('Yes, dispute these 2')
    await titled('This is what you will sign')
    expect(sent).toEqual([{ findings: [sampleFinding.id, 'f-third'] }])
    const part = within(screen.getByRole('region', { name: 'Your letter to Experian' }))
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${sampleFinding.title} · NORTHWIND BANK`,
      'A third finding · NORTHWIND BANK',
    ])
    expect(screen.getByRole('link', { name: 'Go on to mailing' }).getAttribute('href')).toBe(
      '/account/mailing?client=5&sign=next',
    )
  })

  it('is left for the whole page and come back to', async () => {
    serveReview({ findings: [sampleFinding, secondFinding] })
    renderPage(address)
    await titled(sampleFinding.title)
    await press('See everything on one page')
    expect(await screen.findByRole('heading', { level: 2, name: 'Findings' })).toBeTruthy()
    await press('Decide one at a time')
    await titled(sampleFinding.title)
  })

  it('opens at the screen that the address names, and elsewhere when it is gone', async () => {
    serveReview({ findings: [sampleFinding, secondFinding] })
    renderPage(`${address}&step=f-second`)
    await titled('A second finding')
    renderPage(`${address}&step=gone`)
    await titled(sampleFinding.title)
  })
})
