import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listEnvelopes, signLetter } from '../../shared/api/envelopes.ts'
import { listLetters } from '../../shared/api/letters.ts'
import { listDocuments } from '../../shared/api/portal.ts'
import {
  answerQuestion,
  chooseDigits,
  confirmValue,
  decideFinding,
  disputeProvable,
  getReview,
  leaveForLater,
  type Review,
  takeBackDecision,
} from '../../shared/api/review.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { envelopesOf, readyEnvelope } from '../test-support/sample-envelopes.ts'
import { letter, refusal } from '../test-support/sample-portal.ts'
import { reviewOf, sampleFinding } from '../test-support/sample-review.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

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
const second = {
  ...sampleFinding,
  id: 'f-second',
  strength: 'B' as const,
  title: 'A second finding',
  bureaus: ['Equifax' as const],
}
const plain = { confirmations: [], questions: [] }
const at = '2026-11-20T14:02:00.000Z'

/** A server that keeps what it is told, in one review. */
function serve(over: Partial<Review>, more: Parameters<typeof stubCalls> = []) {
  let kept = reviewOf({ ...plain, ...over })
  const sent: unknown[] = []
  const decided = (ids: readonly string[], decision: 'dispute' | 'skip' | 'hold' | null) => {
    kept = {
      ...kept,
      findings: kept.findings.map((finding) =>
        ids.includes(finding.id)
          ? { ...finding, decision: decision && { decision, note: null, decidedAt: at } }
          : finding,
      ),
    }
  }
  stubCalls(
    ...more,
    answerTo(getReview, () => kept),
    answerTo(listDocuments, () => [letter]),
    answerTo(listLetters, () => ({ round: 1, layout: 'paragraphs' as const, frozen: true, letters: [] })),
    answerTo(decideFinding, ({ body }) => {
      const { finding, decision } = decideFinding.body.parse(body)
      sent.push(body)
      decided([finding], decision)
      return { decidedAt: at }
    }),
    answerTo(takeBackDecision, ({ body }) => {
      const { finding } = takeBackDecision.body.parse(body)
      sent.push({ takenBack: finding })
      decided([finding], null)
      return { takenBackAt: at }
    }),
    answerTo(confirmValue, ({ body }) => {
      const { value, correct } = confirmValue.body.parse(body)
      kept = {
        ...kept,
        confirmations: kept.confirmations.map((each) =>
          each.id === value ? { ...each, confirmed: correct } : each,
        ),
      }
      return { confirmedAt: at }
    }),
    answerTo(leaveForLater, ({ body }) => {
      sent.push(body)
      decided(leaveForLater.body.parse(body).findings, 'hold')
      return { decidedAt: at }
    }),
    answerTo(disputeProvable, ({ body }) => {
      sent.push(body)
      decided(disputeProvable.body.parse(body).findings, 'dispute')
      return { decidedAt: at }
    }),
  )
  return sent
}

const titled = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('/account/review, one thing at a time', () => {
  it('leaves what is not decided for later in one act, and shows what will be signed', async () => {
    const sent = serve({ findings: [sampleFinding, second] })
    renderPage(address)
    await titled(sampleFinding.title)
    await press('Leave these 2 for later: show what I will sign')
    await titled('This is what you will sign')
    expect(sent).toEqual([{ findings: [sampleFinding.id, second.id] }])
    expect(screen.getByText('2 findings are left for later. Saved.')).toBeTruthy()
  })

  it('takes the yes to what is provable and leaves the rest for later in one press that says both', async () => {
    const third = { ...sampleFinding, id: 'f-third', title: 'A third finding' }
    const sent = serve({ findings: [sampleFinding, third, second] })
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
    expect(sent).toEqual([{ findings: [sampleFinding.id, third.id] }, { findings: [second.id] }])
  })

  it('says what of that press stands where the rest could not be left, and leads to it', async () => {
    const third = { ...sampleFinding, id: 'f-third', title: 'A third finding' }
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    serve({ findings: [sampleFinding, third, second] }, [
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
    const sent = serve({ findings: [sampleFinding, second] })
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
    expect(screen.getByRole('status').textContent).toContain(`${sampleFinding.title}: Dispute. Saved.`)
  })

  it('takes the last word back, to what it was before', async () => {
    const sent = serve({ findings: [sampleFinding, second] })
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
    const done = { ...sampleFinding, decision: { decision: 'skip' as const, note: null, decidedAt: at } }
    serve({ findings: [done, second] })
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
    stubCalls(
      answerTo(getReview, () => reviewOf({ ...plain, findings: [sampleFinding, second] })),
      answerTo(listDocuments, () => [letter]),
      answerTo(decideFinding, () => refusal(500, 'Something went wrong.')),
    )
    renderPage(address)
    await titled(sampleFinding.title)
    await press('Dispute')
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
    expect(screen.getByRole('heading', { level: 2, name: sampleFinding.title })).toBeTruthy()
    expect(screen.getByText('0 of 2 decided')).toBeTruthy()
  })

  it('offers all that is provable in one act, with its list, and ends at what will be signed', async () => {
    const strong = { ...sampleFinding, id: 'f-third', title: 'A third finding' }
    const sent = serve({ findings: [sampleFinding, strong] })
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
    expect(screen.getByRole('link', { name: 'Go on: sign and mail them' }).getAttribute('href')).toBe(
      '/account/mailing?client=5&sign=next',
    )
  })

  it('asks what was read uncertainly first, and the questions last, one a screen', async () => {
    serve({ findings: [second], confirmations: reviewOf().confirmations, questions: reviewOf().questions })
    renderPage(address)
    await titled('Is this what your report shows?')
    await press('Decide later')
    await titled('A second finding')
    await press('Decide later')
    await titled('A question only you can answer')
    expect(screen.getByText('Screen 3 of 4')).toBeTruthy()
    // Room for the closest look, which holds the label too, before its picture is there: 1,200 pixels at seven tenths.
    const line = screen.getByAltText(/Also known as, Anna Sylva/)
    expect(line.style.width).toBe('840px')
    expect(line.closest('figure')?.textContent).toMatch(/^NORTHWIND BANK/)
  })

  it('takes an answer by one press, a day where it needs one, and says what became of it', async () => {
    const answers: unknown[] = []
    const { questions } = reviewOf()
    serve({ findings: [], questions }, [
      answerTo(answerQuestion, ({ body }) => {
        answers.push(body)
        return { answeredAt: at, becomes: 'drop' as const }
      }),
    ])
    renderPage(address)
    await titled('A question only you can answer')
    await press('Yes, until a day that I know')
    await press('Save answer')
    expect(screen.getByText('Please enter the date')).toBeTruthy()
    expect(answers).toEqual([])
    await press('No, never')
    await titled('This is what you will sign')
    expect(answers).toEqual([{ question: 'q-name', answer: 'no' }])
    expect(
      screen
        .getAllByRole('status')
        .some((each) => each.textContent?.includes('It stays out of your letters.')),
    ).toBe(true)
  })

  it('takes the digits that are the person’s by one press, and goes on', async () => {
    const chosen: unknown[] = []
    const printed = [
      { bureau: 'Experian' as const, digits: '5517' },
      { bureau: 'Equifax' as const, digits: '5571' },
    ]
    serve({ findings: [second], digits: { printed, choice: null } }, [
      answerTo(chooseDigits, ({ body }) => {
        chosen.push(body)
        return { chosenAt: at }
      }),
    ])
    renderPage(address)
    await titled('First, about you')
    await press(/^5571/)
    await titled('A second finding')
    expect(chosen).toEqual([{ digits: '5571' }])
  })

  it('goes on after an uncertain value is confirmed, and says what was said of it', async () => {
    const { confirmations } = reviewOf()
    serve({ findings: [second], confirmations })
    renderPage(address)
    await titled('Is this what your report shows?')
    await press('Yes')
    await titled('A second finding')
    expect(screen.getByRole('status').textContent).toContain('You confirmed it.')
    await press('Back')
    expect(screen.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('is left for the whole page and come back to', async () => {
    serve({ findings: [sampleFinding, second] })
    renderPage(address)
    await titled(sampleFinding.title)
    await press('See everything on one page')
    expect(await screen.findByRole('heading', { level: 2, name: 'Findings' })).toBeTruthy()
    await press('Decide one at a time')
    await titled(sampleFinding.title)
  })

  it('opens at the screen that the address names, and elsewhere when it is gone', async () => {
    serve({ findings: [sampleFinding, second] })
    renderPage(`${address}&step=f-second`)
    await titled('A second finding')
    renderPage(`${address}&step=gone`)
    await titled(sampleFinding.title)
  })

  it('has each letter signed where it is shown, one after the other, by an act of its own each', async () => {
    const given = { kind: 'drawn' as const, strokes: [[1, 2, 3, 4]], givenAt: at }
    let envelopes = [readyEnvelope, { ...readyEnvelope, documentId: 10 }]
    const signed: string[] = []
    const decided = {
      ...second,
      decision: { decision: 'dispute' as const, note: null, decidedAt: at },
      letters: (['Experian', 'Equifax'] as const).map((bureau) => ({ bureau, item: 1, kept: false })),
    }
    serve({ findings: [decided] }, [
      answerTo(listDocuments, () => [
        { ...letter, id: 9 },
        { ...letter, id: 10, documentType: 'equifax_dispute_letter' },
      ]),
      answerTo(listEnvelopes, () => envelopesOf({ signature: given, letters: envelopes })),
      answerTo(signLetter, ({ params, body }) => {
        signed.push(`${params.document}: ${JSON.stringify(body)}`)
        envelopes = envelopes.map((each) =>
          String(each.documentId) === params.document ? { ...each, signedAt: at } : each,
        )
        return envelopesOf({ signature: given, letters: envelopes })
      }),
    ])
    renderPage(`${address}&step=sign`)
    await screen.findByRole('heading', { name: 'Sign: Letter to Experian' })
    const act = { name: 'I agree: set my signature in this letter' }
    await userEvent.click(screen.getByRole('button', act))
    await screen.findByRole('heading', { name: 'Sign: Letter to Equifax' })
    await userEvent.click(screen.getByRole('button', act))
    await waitFor(() => expect(screen.queryByRole('button', act)).toBeNull())
    const sent = JSON.stringify({ sha256: readyEnvelope.sha256, consent: true })
    expect(signed).toEqual([`9: ${sent}`, `10: ${sent}`])
  })
})
