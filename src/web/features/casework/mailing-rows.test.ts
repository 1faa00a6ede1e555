import { expect, it } from 'vitest'
import type { MailedLetter } from '../../../shared/api/mailing.ts'
import { mailLogOf, unsentLetter } from '../../test-support/sample-mailings.ts'
import { lettersFor, nextRoundToMail, roundsFor } from './mailing-rows.ts'

const step = { state: 'handed_over' as const, day: '2026-11-20', evidenceUrl: null, recordedAt: '' }
const letter = (documentId: number, round: number, part: Partial<MailedLetter> = {}): MailedLetter => ({
  ...{ ...unsentLetter, documentId, round },
  ...part,
})
const equifax = { recipient: 'Equifax', documentType: 'equifax_dispute_letter' }
const mailed = { state: 'handed_over' as const, steps: [step] }

it('begins with the earliest round that is still to be mailed, and keeps the others within reach', () => {
  const log = mailLogOf({ letters: [letter(9, 1), letter(20, 2, equifax)] })
  expect(nextRoundToMail(log)).toBe(1)
  expect(roundsFor(log, 'handed_over')).toEqual([1, 2])
  const of = (round: number) => lettersFor(log, 'handed_over', round).map(({ documentId }) => documentId)
  expect([of(1), of(2)]).toEqual([[9], [20]])
})

it.each([
  ['is written', {}, [1, 2], 2],
  ['was mailed', mailed, [1], null],
])(
  'waits for no letter in whose place one of a later round %s, and still takes its entry',
  (_, later, rounds, next) => {
    const log = mailLogOf({ letters: [letter(9, 1), letter(20, 2, later)] })
    expect(nextRoundToMail(log)).toBe(next)
    expect(roundsFor(log, 'handed_over')).toEqual(rounds)
  },
)

it('waits for the letter to another bureau of an earlier round', () => {
  const log = mailLogOf({ letters: [letter(9, 1, mailed), letter(10, 1, equifax), letter(20, 2)] })
  expect(nextRoundToMail(log)).toBe(1)
  expect(lettersFor(log, 'handed_over', 1).map(({ recipient }) => recipient)).toEqual(['Equifax'])
})

it('offers no draft of whatever round', () => {
  const log = mailLogOf({ letters: [letter(9, 1, { undecided: 1 }), letter(20, 2)] })
  expect(nextRoundToMail(log)).toBe(2)
  expect(roundsFor(log, 'handed_over')).toEqual([2])
})
