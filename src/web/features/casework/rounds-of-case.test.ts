import { expect, it } from 'vitest'
import type { DisputeResult } from '../../../shared/api/results.ts'
import { deliveredLetter, unsentLetter } from '../../test-support/sample-mailings.ts'
import { roundsOfCase } from './rounds-of-case.ts'

const item = (finding: string, outcome: DisputeResult['items'][number]['outcome']) => ({
  finding,
  title: finding,
  creditor: null,
  accountNumber: null,
  outcome,
  said: null,
  meaning: 'As it says.',
})
const answer = (id: number, receivedOn: string, over: Partial<DisputeResult>): DisputeResult => ({
  id,
  round: 1,
  bureau: 'Experian',
  source: 'results-letter',
  receivedOn,
  fileName: 'answer.pdf',
  problem: null,
  items: [],
  ...over,
})

it('puts each round together: days, deadline, answers, and of each item what the newest answer says', () => {
  const letters = [deliveredLetter, { ...unsentLetter, documentId: 10, round: 2 }]
  const [second, first] = roundsOfCase({ letters }, [
    answer(1, '2026-10-10', { items: [item('a', 'verified'), item('b', 'deleted')] }),
    answer(2, '2026-10-20', { items: [item('a', 'deleted'), item('b', 'no_answer')] }),
    answer(3, '2026-10-21', { problem: 'It cannot be read.', items: [] }),
    answer(4, '2026-10-22', { bureau: 'Equifax', items: [item('c', 'deleted')] }),
  ])
  expect(second).toMatchObject({ round: 2, mailedOn: null, items: [] })
  expect(first).toMatchObject({
    round: 1,
    mailedOn: '2026-09-26',
    letters: [
      {
        mailed: { day: '2026-09-26', isProved: true },
        delivered: { day: '2026-09-30', isProved: false },
        deadline: { state: 'late' },
        answers: [{ id: 3 }, { id: 2 }, { id: 1 }],
      },
    ],
  })
  expect(first?.items.map(({ finding, outcome }) => [finding, outcome])).toEqual([
    ['a', 'deleted'],
    ['b', 'deleted'],
  ])
})
