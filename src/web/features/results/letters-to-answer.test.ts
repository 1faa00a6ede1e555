import { expect, it } from 'vitest'
import { deliveredLetter } from '../../test-support/sample-mailings.ts'
import { lettersToAnswer } from './letters-to-answer.ts'

const letterOf = (documentId: number, recipient: string, round: number, day: string | null) => ({
  ...deliveredLetter,
  documentId,
  documentType: `${recipient.toLowerCase()}_dispute_letter`,
  recipient,
  round,
  state: day === null ? ('not_sent' as const) : ('handed_over' as const),
  steps:
    day === null
      ? []
      : [{ state: 'handed_over' as const, day, evidenceUrl: null, recordedAt: `${day}T10:00:00Z` }],
})
const letters = [
  letterOf(1, 'Experian', 1, '2026-01-02'),
  letterOf(2, 'Experian', 2, '2026-03-10'),
  letterOf(3, 'Experian', 3, null),
  letterOf(4, 'Equifax', 1, '2026-01-02'),
  letterOf(5, 'Equifax', 2, '2026-04-01'),
]
const answer = { round: 2, bureau: 'Experian', receivedOn: '2026-03-12' } as const

it('offers the mailed letters that an answer may belong to, and for a report those of its bureau alone', () => {
  const idsFor = (source: 'results-letter' | 'new-report') =>
    lettersToAnswer({ letters }, { ...answer, source }).map(({ documentId }) => documentId)
  expect(idsFor('results-letter')).toEqual([1, 4])
  expect(idsFor('new-report')).toEqual([1])
})
