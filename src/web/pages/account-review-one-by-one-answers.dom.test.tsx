import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listEnvelopes, signLetter } from '../../shared/api/envelopes.ts'
import { listDocuments } from '../../shared/api/portal.ts'
import { answerQuestion } from '../../shared/api/review.ts'
import { chooseDigits } from '../../shared/api/review-identity.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { envelopesOf, readyEnvelope } from '../test-support/sample-envelopes.ts'
import { letter } from '../test-support/sample-portal.ts'
import { reviewOf } from '../test-support/sample-review.ts'
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

describe('/account/review, answers and signatures one at a time', () => {
  it('asks what was read uncertainly first, and the questions last, one a screen', async () => {
    serveReview({
      findings: [secondFinding],
      confirmations: reviewOf().confirmations,
      questions: reviewOf().questions,
    })
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
    serveReview({ findings: [], questions }, [
      answerTo(answerQuestion, ({ body }) => {
        answers.push(body)
        return { answeredAt: notedAt, becomes: 'drop' as const }
      }),
    ])
    renderPage(address)
    await titled('A question only you can answer')
    await press('Yes, until a day that I know')
    const date = screen.getByLabelText('Date')
    expect(document.activeElement).toBe(date)
    await press('Save answer')
    expect(screen.getByRole('alert')).toBe(document.activeElement)
    await userEvent.click(
      within(screen.getByRole('alert')).getByRole('link', { name: 'Please enter the date' }),
    )
    expect(document.activeElement).toBe(date)
    fireEvent.change(date, { target: { value: '2999-01-01' } })
    await press('Save answer')
    expect(screen.getByRole('alert').textContent).toContain('not in the future')
    fireEvent.change(date, { target: { value: '0020-05-01' } })
    expect(screen.getByRole('alert').textContent).toContain('a date that exists')
    fireEvent.change(date, { target: { value: '2020-05-01' } })
    expect(screen.queryByRole('alert')).toBeNull()
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

  it('shows the day that was said when the question is opened again', async () => {
    const [question] = reviewOf().questions
    if (!question) throw new Error('the sample has a question')
    const answer = { key: 'until', value: '2020-05-01', becomes: 'drop' as const, answeredAt: notedAt }
    serveReview({ findings: [], questions: [{ ...question, answer }] })
    renderPage(`${address}&step=question-q-name`)
    await titled('A question only you can answer')
    const date = screen.getByLabelText<HTMLInputElement>('Date')
    expect(date.value).toBe('2020-05-01')
    expect(document.activeElement).not.toBe(date)
  })

  it('takes the digits that are the person’s by one press, and goes on', async () => {
    const chosen: unknown[] = []
    const printed = [
      { bureau: 'Experian' as const, digits: '5517' },
      { bureau: 'Equifax' as const, digits: '5571' },
    ]
    serveReview({ findings: [secondFinding], digits: { printed, choice: null } }, [
      answerTo(chooseDigits, ({ body }) => {
        chosen.push(body)
        return { chosenAt: notedAt }
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
    serveReview({ findings: [secondFinding], confirmations })
    renderPage(address)
    await titled('Is this what your report shows?')
    await press('Yes')
    await titled('A second finding')
    expect(screen.getByRole('status').textContent).toContain('You confirmed it.')
    await press('Back')
    expect(screen.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('has each letter signed where it is shown, one after the other, by an act of its own each', async () => {
    const given = { kind: 'drawn' as const, strokes: [[1, 2, 3, 4]], givenAt: notedAt }
    let envelopes = [readyEnvelope, { ...readyEnvelope, documentId: 10 }]
    const signed: string[] = []
    const decided = {
      ...secondFinding,
      decision: { decision: 'dispute' as const, note: null, decidedAt: notedAt },
      letters: (['Experian', 'Equifax'] as const).map((bureau) => ({ bureau, item: 1, kept: false })),
    }
    serveReview({ findings: [decided] }, [
      answerTo(listDocuments, () => [
        { ...letter, id: 9 },
        { ...letter, id: 10, documentType: 'equifax_dispute_letter' },
      ]),
      answerTo(listEnvelopes, () => envelopesOf({ signature: given, letters: envelopes })),
      answerTo(signLetter, ({ params, body }) => {
        signed.push(`${params.document}: ${JSON.stringify(body)}`)
        envelopes = envelopes.map((each) =>
          String(each.documentId) === params.document ? { ...each, signedAt: notedAt } : each,
        )
        return envelopesOf({ signature: given, letters: envelopes })
      }),
    ])
    renderPage(`${address}&step=sign`)
    await screen.findByRole('heading', { level: 3, name: 'Sign: Letter to Experian' })
    const act = { name: 'I agree: set my signature in this letter' }
    await userEvent.click(screen.getByRole('button', act))
    const next = await screen.findByRole('heading', { level: 3, name: 'Sign: Letter to Equifax' })
    expect(document.activeElement).toBe(next)
    await userEvent.click(screen.getByRole('button', act))
    await waitFor(() => expect(screen.queryByRole('button', act)).toBeNull())
    const sent = JSON.stringify({ sha256: readyEnvelope.sha256, consent: true })
    expect(signed).toEqual([`9: ${sent}`, `10: ${sent}`])
  })
})
