import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listDocuments } from '../../shared/api/portal.ts'
import { answerQuestion, confirmValue, getReview, type Review } from '../../shared/api/review.ts'
import { chooseBirthDate, chooseDigits } from '../../shared/api/review-identity.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { letter, refusal } from '../test-support/sample-portal.ts'
import { reviewOf } from '../test-support/sample-review.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const address = '/account/review?client=5'
const calls = (review: () => Review) => [answerTo(getReview, review), answerTo(listDocuments, () => [letter])]

describe('/account/review, what only the client knows', () => {
  it('wants an answer before it saves, and a date where the answer asks for one', async () => {
    const sent: unknown[] = []
    stubCalls(
      answerTo(answerQuestion, ({ body }) => {
        sent.push(body)
        return { answeredAt: '2026-11-20T14:03:00.000Z', becomes: 'dispute' as const }
      }),
      ...calls(() => reviewOf()),
    )
    renderPage(address)
    const card = within(await screen.findByRole('article', { name: 'A name you may not have used' }))
    expect(card.getByText('Equifax lists the name "Anna Sylva".')).toBeTruthy()
    await userEvent.click(card.getByRole('button', { name: 'Save answer' }))
    expect(card.getByRole('link', { name: 'Please choose an answer' })).toBeTruthy()
    await userEvent.click(card.getByLabelText('Yes, until a day that I know'))
    await userEvent.click(card.getByRole('button', { name: 'Save answer' }))
    expect(card.getByRole('link', { name: 'Please enter the date' })).toBeTruthy()
    expect(sent).toEqual([])
    enter(card.getByLabelText('Date'), '2020-05-01')
    await userEvent.click(card.getByRole('button', { name: 'Save answer' }))
    await waitFor(() => expect(sent).toEqual([{ question: 'q-name', answer: 'until', value: '2020-05-01' }]))
  })

  it('asks which printed digits are the client’s, and takes none of them for an answer', async () => {
    const sent: unknown[] = []
    const printed = [
      { bureau: 'Experian' as const, digits: '5517' },
      { bureau: 'Equifax' as const, digits: '5571' },
      { bureau: 'TransUnion' as const, digits: '5571' },
    ]
    let choice: { digits: string | null; chosenAt: string } | null = null
    stubCalls(
      answerTo(chooseDigits, ({ body }) => {
        const { digits } = body as { digits: string | null }
        sent.push(digits)
        choice = { digits, chosenAt: '2026-11-20T14:03:00.000Z' }
        return { chosenAt: choice.chosenAt }
      }),
      ...calls(() => reviewOf({ digits: { printed, choice } })),
    )
    renderPage(address)
    const part = within(await screen.findByRole('region', { name: /last digits of your Social/ }))
    expect(part.getByText('Printed by Equifax, TransUnion')).toBeTruthy()
    await userEvent.click(part.getByRole('button', { name: 'Save answer' }))
    expect(part.getByRole('link', { name: 'Please choose an answer' })).toBeTruthy()
    await userEvent.click(part.getByLabelText(/^5571/))
    await userEvent.click(part.getByRole('button', { name: 'Save answer' }))
    expect(await part.findByText(/Your letters say that your number ends in 5571/)).toBeTruthy()
    await userEvent.click(part.getByLabelText('None of these'))
    await userEvent.click(part.getByRole('button', { name: 'Save other answer' }))
    expect(await part.findByText(/No letter carries any digits/)).toBeTruthy()
    expect(sent).toEqual(['5571', null])
  })

  it('asks which printed date of birth is the client’s, and keeps the question when the answer is not saved', async () => {
    const sent: unknown[] = []
    const options = [
      { date: '1967', bureaus: ['Experian' as const] },
      { date: '1971-06-19', bureaus: ['Equifax' as const, 'TransUnion' as const] },
    ]
    let choice: { date: string | null; chosenAt: string } | null = null
    stubCalls(
      answerTo(chooseBirthDate, ({ body }) => {
        const { date } = body as { date: string | null }
        sent.push(date)
        if (sent.length === 1) return refusal(503, 'The server is being restarted.')
        choice = { date, chosenAt: '2026-11-20T14:03:00.000Z' }
        return { chosenAt: choice.chosenAt }
      }),
      ...calls(() => reviewOf({ birthDate: { options, choice } })),
    )
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    renderPage(address)
    const part = within(await screen.findByRole('region', { name: 'Your date of birth' }))
    expect(part.getByText('Printed by Equifax, TransUnion')).toBeTruthy()
    await userEvent.click(part.getByLabelText(/^June 19, 1971/))
    await userEvent.click(part.getByRole('button', { name: 'Save answer' }))
    expect(await part.findByText('The server is being restarted.')).toBeTruthy()
    await userEvent.click(part.getByRole('button', { name: 'Save answer' }))
    expect(await part.findByText(/Your date of birth is June 19, 1971\./)).toBeTruthy()
    expect(sent).toEqual(['1971-06-19', '1971-06-19'])
  })

  it('confirms a scanned value, and takes the answer back when it was not saved', async () => {
    let answers = 0
    stubCalls(
      answerTo(confirmValue, () => {
        answers += 1
        return answers === 1
          ? { confirmedAt: '2026-11-20T14:03:00.000Z' }
          : refusal(503, 'The server is being restarted.')
      }),
      ...calls(() => reviewOf()),
    )
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    renderPage(address)
    expect(await screen.findByText('We read: $1,204. Is this what the picture shows?')).toBeTruthy()
    const group = within(screen.getByRole('group', { name: 'Balance, read as $1,204' }))
    await userEvent.click(group.getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('You confirmed it.')).toBeTruthy()
    await userEvent.click(group.getByRole('button', { name: 'No' }))
    expect((await screen.findByRole('alert')).textContent).toBe('The server is being restarted.')
    expect(group.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('true')
  })
})
