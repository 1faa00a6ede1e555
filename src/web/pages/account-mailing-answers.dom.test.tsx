import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listEnvelopes } from '../../shared/api/envelopes.ts'
import { listMailings } from '../../shared/api/mailing.ts'
import {
  type DisputeResult,
  getPackets,
  listResults,
  startNextRound,
  uploadResults,
} from '../../shared/api/results.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { envelopesOf } from '../test-support/sample-envelopes.ts'
import { deliveredLetter, mailLogOf, unsentLetter } from '../test-support/sample-mailings.ts'
import { noPostal } from '../test-support/sample-postal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const address = '/account/mailing?client=5'
const nothingAsked = { collectorValidation: [], identityTheft: [], securityFreeze: false }
const result: DisputeResult = {
  id: 3,
  round: 1,
  bureau: 'Experian',
  source: 'results-letter',
  receivedOn: '2026-11-02',
  fileName: 'answer.pdf',
  problem: null,
  items: [
    {
      finding: 'f-late',
      title: 'A paid account still shows a balance',
      creditor: 'NORTHWIND BANK',
      outcome: 'changed_still_wrong',
      said: 'Updated: balance $300',
      meaning: 'The balance changed and is still not $0; round 2 disputes it again.',
    },
  ],
}
const calls = (over: Parameters<typeof mailLogOf>[0] = {}, results: DisputeResult[] = []) => [
  answerTo(listMailings, () => mailLogOf(over)),
  answerTo(listEnvelopes, () => envelopesOf()),
  answerTo(listResults, () => results),
  answerTo(getPackets, () => ({ entries: [], asked: nothingAsked })),
  noPostal,
]

describe('/account/mailing, answers and the next round', () => {
  it('shows what became of each item, what the bureau prints and what it means', async () => {
    stubCalls(...calls({ letters: [deliveredLetter] }, [result]))
    renderPage(address)
    const card = within(await screen.findByRole('article', { name: 'Experian, round 1' }))
    expect(card.getByText('Changed, still wrong')).toBeTruthy()
    expect(card.getByText('Updated: balance $300').tagName).toBe('MARK')
    expect(card.getByText(/round 2 disputes it again/)).toBeTruthy()
  })

  it('says once what is true of several items', async () => {
    const [first] = result.items
    const second = first && { ...first, finding: 'f-other', title: 'Another balance', creditor: 'OAK BANK' }
    stubCalls(
      ...calls({ letters: [deliveredLetter] }, [
        { ...result, items: [first, second].flatMap((x) => x ?? []) },
      ]),
    )
    renderPage(address)
    const card = within(await screen.findByRole('article', { name: 'Experian, round 1' }))
    expect(card.getByText('A paid account still shows a balance')).toBeTruthy()
    expect(card.getByText('Another balance')).toBeTruthy()
    expect(card.getAllByText('Changed, still wrong')).toHaveLength(2)
    expect(card.getAllByText(/^The balance changed and is still not/)).toHaveLength(1)
  })

  it('offers an upload only for bureaus that were written to, and checks it first', async () => {
    stubCalls(
      ...calls({ letters: [deliveredLetter, { ...unsentLetter, documentId: 10, recipient: 'Equifax' }] }),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Upload an answer' }))
    const form = within(screen.getByRole('form', { name: 'Upload an answer' }))
    expect(form.getByLabelText('Experian')).toBeTruthy()
    expect(form.queryByLabelText('Equifax')).toBeNull()
    // The only one that can answer is chosen already.
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Experian' }).checked).toBe(true)
    await userEvent.click(form.getByRole('button', { name: 'Upload this answer' }))
    for (const sentence of ['Please enter the day on which it came', 'Please choose the file of the answer'])
      expect(form.getByRole('link', { name: sentence })).toBeTruthy()
  })

  it('uploads an answer and shows at once what became of each item', async () => {
    const kept: DisputeResult[] = []
    stubCalls(
      answerTo(uploadResults, () => {
        kept.push(result)
        return result
      }),
      answerTo(listEnvelopes, () => envelopesOf()),
      answerTo(listResults, () => kept),
      ...calls({ letters: [deliveredLetter] }),
    )
    stubUploads()
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Upload an answer' }))
    const form = within(screen.getByRole('form', { name: 'Upload an answer' }))
    await userEvent.click(form.getByLabelText('Experian'))
    enter(form.getByLabelText('On which day did it come?'), '2026-11-20')
    await userEvent.upload(form.getByLabelText('The answer'), new File(['%PDF-1.7'], 'answer.pdf'))
    await userEvent.click(form.getByRole('button', { name: 'Upload this answer' }))
    expect(await screen.findByRole('article', { name: 'Experian, round 1' })).toBeTruthy()
    expect(screen.getByText('The answer of Experian is here')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('What the bureaus answered')
  })

  it('lists a single photo once, with its picture', async () => {
    stubCalls(...calls({ letters: [deliveredLetter] }))
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Upload an answer' }))
    const form = within(screen.getByRole('form', { name: 'Upload an answer' }))
    const jpg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], 'IMG_1.jpg', {
      type: 'image/jpeg',
    })
    await userEvent.upload(form.getByLabelText('The answer'), jpg)
    expect(await form.findAllByText(/IMG_1\.jpg/)).toHaveLength(1)
    expect(form.getAllByRole('button', { name: /Remove/ })).toHaveLength(1)
    expect((await form.findByRole('presentation')).getAttribute('src')).toMatch(/^blob:/)
  })

  it('says what the next round waits for', async () => {
    const reason = 'Experian has until November 14, 2026 to answer.'
    stubCalls(...calls({ letters: [deliveredLetter], nextRoundReason: reason }))
    renderPage(address)
    // Two whole sentences: the reason begins with a capital, in Spanish too.
    expect((await screen.findByText(reason)).textContent).toBe(`It cannot be prepared yet. ${reason}`)
    expect(screen.queryByRole('button', { name: /^Prepare round/ })).toBeNull()
  })

  it('leads to the larger package where what was paid holds no further round', async () => {
    const nextRoundUpgrade = { name: 'ARMOR Premium', address: '/checkout?tier=premium&amount=1250' }
    const nextRoundReason = 'Your package holds 2 rounds, and both are used.'
    stubCalls(...calls({ letters: [deliveredLetter], nextRoundReason, nextRoundUpgrade }))
    renderPage(address)
    const way = await screen.findByRole('link', {
      name: 'Go on with ARMOR Premium: you pay only the difference',
    })
    expect(way.getAttribute('href')).toBe(nextRoundUpgrade.address)
  })

  it('prepares the next round once', async () => {
    let started = 0
    stubCalls(
      answerTo(startNextRound, () => {
        started += 1
        return { jobId: 'job-2', round: 2 }
      }),
      ...calls({ letters: [deliveredLetter], nextRound: 2 }),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Prepare round 2' }))
    expect(await screen.findByText('Round 2 is being prepared')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Prepare round 2' })).toBeNull()
    expect(started).toBe(1)
  })
})
