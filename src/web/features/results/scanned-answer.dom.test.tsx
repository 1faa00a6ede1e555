import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listMailings } from '../../../shared/api/mailing.ts'
import {
  type AnswerScan,
  confirmAnswer,
  type DisputeResult,
  getPackets,
  listResults,
  readAnswerAgain,
} from '../../../shared/api/results.ts'
import { renderPage } from '../../test-support/render-page.tsx'
import { deliveredLetter, mailLogOf } from '../../test-support/sample-mailings.ts'
import { refusal } from '../../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const picture = '/api/clients/5/results/3/pictures/0-0'
const read: AnswerScan['read'] = [
  {
    finding: 'f-late',
    title: 'A paid account still shows a balance',
    creditor: 'NORTHWIND BANK',
    accountNumber: '414700XXXXXX1111',
    outcome: 'deleted',
    said: 'Outcome: Deleted',
    confidence: 0.914,
    pictures: [picture],
  },
  {
    finding: 'f-old',
    title: 'An entry is older than seven years',
    creditor: 'HARBOR AUTO',
    outcome: 'no_answer',
    said: null,
    confidence: null,
    pictures: [],
  },
]
const scanned = (scan: Partial<AnswerScan>, over: Partial<DisputeResult> = {}): DisputeResult => ({
  id: 3,
  round: 1,
  bureau: 'Experian',
  source: 'results-letter',
  receivedOn: '2026-11-02',
  fileName: 'answer.pdf',
  problem: 'This answer is a scan.',
  items: [],
  scan: {
    state: 'to_confirm',
    isByHand: false,
    done: 2,
    of: 2,
    read,
    days: [],
    confirmedAt: null,
    ...scan,
  },
  ...over,
})

/** The page with one scanned answer, which the next saved state replaces. */
function open(first: DisputeResult, ...more: Parameters<typeof stubCalls>) {
  let shown = first
  stubCalls(
    ...more,
    answerTo(listMailings, () => mailLogOf({ letters: [deliveredLetter], nextRound: 2 })),
    answerTo(listResults, () => [shown]),
    answerTo(getPackets, () => ({
      entries: [],
      asked: { collectorValidation: [], identityTheft: [], securityFreeze: false },
    })),
  )
  renderPage('/account/mailing?client=5')
  return (next: DisputeResult) => {
    shown = next
    return next
  }
}
const card = async () => within(await screen.findByRole('article', { name: 'Experian, round 1' }))

describe('a scanned answer', () => {
  it('that waits or is read says so with its pages, and holds the next round', async () => {
    open(scanned({ state: 'reading', done: 1, of: 4, read: [] }))
    const shown = await card()
    expect(shown.getByText(/Its text is being read; you can close the page/)).toBeTruthy()
    const bar = shown.getByRole('progressbar', { name: 'Reading the scanned answer of Experian' })
    expect(bar.getAttribute('aria-valuetext')).toBe('1 of 4 pages read')
    expect(shown.queryByText('This answer could not be read')).toBeNull()
    expect(screen.getByText(/The scanned answer of Experian does not count yet/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Prepare round 2' })).toBeNull()
  })

  it('shows what was read with its picture and certainty, and asks of every item', async () => {
    const sent: unknown[] = []
    open(
      scanned({}),
      answerTo(confirmAnswer, ({ body }) => {
        sent.push(body)
        return scanned({})
      }),
    )
    const form = within(await screen.findByRole('form', { name: /What the answer of Experian says/ }))
    expect(form.getByText('Outcome: Deleted').tagName).toBe('MARK')
    expect(form.getByText('The reader was 91% sure of these words.')).toBeTruthy()
    expect(form.getByText('We found nothing about this item in the answer.')).toBeTruthy()
    expect(form.getByRole('img').getAttribute('src')).toBe(picture)
    const frame = form.getByRole('link', { name: /^Open the picture/ })
    // Whole in its frame, at every width: pressed, it opens alone, where a finger zooms.
    expect(frame.closest('.overflow-x-auto')).toBeNull()
    expect(form.getByRole('img').className).toContain('max-w-full')
    fireEvent.error(form.getByRole('img'))
    expect(form.getByText(/No picture of this place could be cut out/)).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Confirm this answer' }))
    const missing =
      'Please say what the paper says: NORTHWIND BANK 414700XXXXXX1111 · A paid account still shows a balance'
    expect(form.getByRole('link', { name: missing })).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('is sent as the client says, the days only when seen, and counts from then on', async () => {
    const sent: unknown[] = []
    const confirmed = scanned({ state: 'confirmed', read: [] }, { problem: null })
    const save = open(
      scanned({ days: [{ kind: 'finished', day: '2026-10-30' }] }),
      answerTo(confirmAnswer, ({ body }) => {
        sent.push(body)
        return save(confirmed)
      }),
    )
    const form = within(await screen.findByRole('form', { name: /What the answer of Experian says/ }))
    const [yes, otherYes] = form.getAllByLabelText('Yes')
    const [, no] = form.getAllByLabelText('No, it says something else')
    if (!yes || !otherYes || !no) throw new Error('no radio buttons')
    await userEvent.click(yes)
    await userEvent.click(no)
    const other = form.getByLabelText('What does the paper say about it?')
    expect(within(other).queryByRole('option', { name: 'Nothing' })).toBeNull()
    await userEvent.selectOptions(other, 'It was verified and stays as it was')
    await userEvent.click(form.getByLabelText(/the investigation ended on/))
    await userEvent.click(form.getByRole('button', { name: 'Confirm this answer' }))
    expect(await screen.findByText('Read from a scan; you compared it with the paper.')).toBeTruthy()
    expect(sent).toEqual([
      {
        items: [
          { finding: 'f-late', outcome: 'deleted' },
          { finding: 'f-old', outcome: 'verified' },
        ],
        days: ['finished'],
      },
    ])
    expect(screen.getByText('The answer of Experian counts now')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Experian, round 1')
    expect(await screen.findByRole('button', { name: 'Prepare round 2' })).toBeTruthy()
  })

  it('keeps what was entered when it cannot be saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    open(
      scanned({ read: read.slice(0, 1) }),
      answerTo(confirmAnswer, () => refusal(409, 'This answer is confirmed already.')),
    )
    const form = within(await screen.findByRole('form', { name: /What the answer of Experian says/ }))
    await userEvent.click(form.getByLabelText('Yes'))
    await userEvent.click(form.getByRole('button', { name: 'Confirm this answer' }))
    expect((await form.findByRole('alert')).textContent).toContain('This answer is confirmed already.')
    expect(form.getByLabelText<HTMLInputElement>('Yes').checked).toBe(true)
  })
})

describe('a scan that could not be read', () => {
  const failed = scanned(
    { state: 'failed', isByHand: true, read },
    { problem: 'This scan could not be read.' },
  )

  it('says why, and is read once more', async () => {
    const save = open(
      failed,
      answerTo(readAnswerAgain, () => save(scanned({ state: 'reading', done: 0, of: 0, read: [] }))),
    )
    const shown = await card()
    expect(shown.getByText('This scan could not be read.')).toBeTruthy()
    await userEvent.click(shown.getByRole('button', { name: 'Read it once more' }))
    expect(await shown.findByText(/Its text will be read shortly/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Experian, round 1')
  })

  it('lets the client enter what the paper says of each item', async () => {
    const sent: unknown[] = []
    const save = open(
      failed,
      answerTo(confirmAnswer, ({ body }) => {
        sent.push(body)
        return save(scanned({ state: 'confirmed', isByHand: true, read: [] }, { problem: null }))
      }),
    )
    const shown = await card()
    await userEvent.click(shown.getByRole('button', { name: 'Enter what the paper says' }))
    expect(document.activeElement?.textContent).toBe('What does the paper say of each item?')
    expect(shown.queryByText('We read:')).toBeNull()
    for (const [at, field] of shown.getAllByLabelText('What does the paper say about it?').entries())
      await userEvent.selectOptions(field, at === 0 ? 'It was deleted' : 'Nothing')
    await userEvent.click(shown.getByRole('button', { name: 'Confirm this answer' }))
    expect(await screen.findByText('It could not be read; you entered what the paper says.')).toBeTruthy()
    expect(sent).toEqual([
      {
        items: [
          { finding: 'f-late', outcome: 'deleted' },
          { finding: 'f-old', outcome: 'no_answer' },
        ],
        days: [],
      },
    ])
  })
})

describe('a printed answer that could not be read', () => {
  const unreadable = scanned(
    { state: 'unreadable', isByHand: true, done: 0, of: 0, read },
    { problem: 'This file is neither a results letter nor a credit report of Experian.' },
  )

  it('says why, holds the next round, and takes what the paper says', async () => {
    const sent: unknown[] = []
    const save = open(
      unreadable,
      answerTo(confirmAnswer, ({ body }) => {
        sent.push(body)
        return save(scanned({ state: 'confirmed', isByHand: true, read: [] }, { problem: null }))
      }),
    )
    const shown = await card()
    expect(shown.getByText('This answer could not be read')).toBeTruthy()
    expect(shown.getByText(/neither a results letter nor a credit report/)).toBeTruthy()
    expect(shown.queryByRole('button', { name: 'Read it once more' })).toBeNull()
    expect(
      screen.getByText(/The answer of Experian could not be read, so it does not count yet/),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Prepare round 2' })).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: 'Enter what the paper says' }))
    const [first, second] = shown.getAllByLabelText('What does the paper say about it?')
    if (!first || !second) throw new Error('no fields')
    await userEvent.selectOptions(first, 'It was verified and stays as it was')
    await userEvent.click(shown.getByRole('button', { name: 'Confirm this answer' }))
    expect(sent).toEqual([])
    await userEvent.selectOptions(second, 'Nothing')
    await userEvent.click(shown.getByRole('button', { name: 'Confirm this answer' }))
    expect(await screen.findByText('It could not be read; you entered what the paper says.')).toBeTruthy()
    expect(sent).toEqual([
      {
        items: [
          { finding: 'f-late', outcome: 'verified' },
          { finding: 'f-old', outcome: 'no_answer' },
        ],
        days: [],
      },
    ])
    expect(await screen.findByRole('button', { name: 'Prepare round 2' })).toBeTruthy()
  })

  it('that is a wrong file is set aside, holds nothing, and can be entered after all', async () => {
    const sent: unknown[] = []
    const aside = { problem: 'It was said of this file that it is no answer to the letter.' }
    const save = open(
      unreadable,
      answerTo(confirmAnswer, ({ body }) => {
        sent.push(body)
        return save(scanned({ state: 'set_aside', isByHand: true, read }, aside))
      }),
    )
    const shown = await card()
    await userEvent.click(shown.getByRole('button', { name: 'This file is no answer to the letter' }))
    expect(await shown.findByText('This file is set aside')).toBeTruthy()
    expect(sent).toEqual([{ items: [], days: [], isAnswer: false }])
    expect(document.activeElement?.textContent).toBe('Experian, round 1')
    expect(await screen.findByRole('button', { name: 'Prepare round 2' })).toBeTruthy()
    expect(shown.queryByRole('button', { name: 'This file is no answer to the letter' })).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: 'It is an answer after all' }))
    expect(shown.getAllByLabelText('What does the paper say about it?')).toHaveLength(2)
  })

  it('stays as it is when it cannot be set aside', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    open(
      unreadable,
      answerTo(confirmAnswer, () => refusal(409, 'This answer is confirmed already.')),
    )
    const shown = await card()
    await userEvent.click(shown.getByRole('button', { name: 'This file is no answer to the letter' }))
    expect((await shown.findByRole('alert')).textContent).toContain('This answer is confirmed already.')
    expect(shown.getByText('This answer could not be read')).toBeTruthy()
  })
})
