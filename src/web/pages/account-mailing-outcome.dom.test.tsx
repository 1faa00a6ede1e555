import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listMailings } from '../../shared/api/mailing.ts'
import { type DisputeResult, getPackets, listResults } from '../../shared/api/results.ts'
import { says } from '../../shared/sentences/says.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { deliveredLetter, lateClock, mailLogOf } from '../test-support/sample-mailings.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const item = (title: string, creditor: string, outcome: DisputeResult['items'][number]['outcome']) => ({
  finding: `${creditor} ${title}`,
  title,
  creditor,
  accountNumber: 'XX1234',
  outcome,
  said: null,
  meaning: 'As it says.',
})
const answers: DisputeResult[] = [
  {
    id: 1,
    round: 1,
    bureau: 'Experian',
    source: 'results-letter',
    receivedOn: '2026-10-02',
    fileName: 'answer.pdf',
    problem: null,
    items: [
      item('A balance', 'HARBOR NATIONAL BANK', 'verified'),
      item('A late mark', 'HARBOR NATIONAL BANK', 'deleted'),
      item('A balance', 'ALDER CREDIT UNION', 'corrected'),
    ],
  },
]
const show = (results: DisputeResult[]) => {
  stubCalls(
    answerTo(listMailings, () =>
      mailLogOf({
        letters: [
          {
            ...deliveredLetter,
            clocks: [{ ...lateClock, key: 'procedure', state: 'running', due: '2026-10-15' }],
          },
          {
            ...deliveredLetter,
            documentId: 99,
            documentType: 'furnisher_dispute_1',
            recipient: 'Meadow Auto Finance',
            clocks: [{ ...lateClock, key: 'direct_dispute', state: 'running', due: '2026-11-01' }],
          },
        ],
        clocks: [
          {
            ...lateClock,
            key: 'limitation_left_9',
            title: says('clock.claimLeft', { recipient: 'Experian', round: 1 }),
            state: 'running',
            due: '2028-10-02',
          },
        ],
      }),
    ),
    answerTo(listResults, () => results),
    answerTo(getPackets, () => ({
      entries: [],
      asked: { collectorValidation: [], identityTheft: [], securityFreeze: false },
    })),
  )
  renderPage('/account/mailing?client=5')
}

describe('/account/mailing, what the disputes changed', () => {
  it('counts by bureau, lists by account, and names what is left with its day', async () => {
    show(answers)
    const outcome = within(await screen.findByRole('region', { name: 'What your disputes changed' }))
    expect(outcome.getByText('Experian: 3 disputed items')).toBeTruthy()
    expect(outcome.getByText('3 before → 1 now')).toBeTruthy()
    for (const counted of ['Removed: 1', 'Corrected: 1', 'Still there: 1'])
      expect(outcome.getByText(counted)).toBeTruthy()
    const account = outcome.getByText('HARBOR NATIONAL BANK XX1234').closest('li')
    expect(account?.textContent).toContain('Verifiedsince October 2, 2026')
    expect(outcome.getByText('Experian: due October 15, 2026')).toBeTruthy()
    expect(outcome.getByText('About Experian: since its answer of October 2, 2026')).toBeTruthy()
    expect(outcome.getByText('Meadow Auto Finance: due November 1, 2026')).toBeTruthy()
    expect(outcome.getByText(/well before October 2, 2028/)).toBeTruthy()
    // Of the companies only the one that kept its entry.
    expect(outcome.getByText(/HARBOR NATIONAL BANK looks like a national bank/)).toBeTruthy()
    expect(outcome.queryByText(/ALDER CREDIT UNION looks like/)).toBeNull()
  })

  it('writes the statement with what stays alone, and puts it on the clipboard', async () => {
    const user = userEvent.setup()
    show(answers)
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(await screen.findByText('Letter to Experian, to copy'))
    await user.click(screen.getByRole('button', { name: 'Copy this letter' }))
    expect(await screen.findByText('Copied')).toBeTruthy()
    const [text] = copied.mock.calls[0] ?? []
    expect(text).toContain(
      '- HARBOR NATIONAL BANK, XX1234, A balance (your answer reached me on October 2, 2026)',
    )
    expect(text).not.toContain('ALDER')
  })

  it('shows on a phone what changed, and folds the list and the steps that are left under their titles', async () => {
    const media = window.matchMedia
    const spy = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(media(query), { matches: query.includes('max-width: 39.99rem') }),
      )
    show(answers)
    const outcome = within(await screen.findByRole('region', { name: 'What your disputes changed' }))
    expect(outcome.getByText('3 before → 1 now').closest('details')).toBeNull()
    for (const name of ['By account', 'Where to go on', 'Deadlines of the whole case']) {
      const title = screen.getByRole('heading', { level: 3, name })
      expect(title.closest('details')?.open).toBe(false)
      await userEvent.click(title)
      expect(title.closest('details')?.open).toBe(true)
    }
    spy.mockRestore()
  })

  it('says nothing before an answer counts', async () => {
    show([])
    expect(await screen.findByText('No answer is here yet')).toBeTruthy()
    expect(screen.queryByText('What your disputes changed')).toBeNull()
  })
})
