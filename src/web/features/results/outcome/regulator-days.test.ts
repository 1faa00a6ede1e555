import { expect, it } from 'vitest'
import { deliveredLetter, lateClock, mailLogOf } from '../../../test-support/sample-mailings.ts'
import { regulatorDays } from './regulator-days.ts'

const letter = (recipient: string, clock: Partial<typeof lateClock>) => ({
  ...deliveredLetter,
  recipient,
  clocks: [{ ...lateClock, key: 'reinvestigation', ...clock }],
})

it('opens with the newest answer that left something, and else when the dispute was pending for long enough', () => {
  const log = mailLogOf({
    letters: [
      letter('Experian', { from: '2026-08-01', state: 'met' }),
      letter('Equifax', { from: '2026-09-01', state: 'running' }),
      letter('TransUnion', { from: null, state: 'waiting' }),
    ],
  })
  const stays = [
    { bureau: 'Experian', since: '2026-09-02' },
    { bureau: 'Experian', since: '2026-10-02' },
  ] as const
  expect(regulatorDays(stays, log)).toEqual([
    { bureau: 'Experian', from: '2026-10-02', isAnswered: true },
    // 45 days are not enough: it asks for more.
    { bureau: 'Equifax', from: '2026-10-17', isAnswered: false },
  ])
})
