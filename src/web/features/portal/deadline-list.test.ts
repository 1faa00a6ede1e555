import { describe, expect, it } from 'vitest'
import { deliveredLetter, lateClock, mailLogOf } from '../../test-support/sample-mailings.ts'
import { deadlinesOf } from './deadline-list.ts'

describe('the deadlines of the portal', () => {
  it('begin with what is late the longest, then what comes due next, without what waits or is met', () => {
    const clock = (
      key: string,
      state: 'late' | 'running' | 'waiting' | 'met',
      due: string,
      daysLate = 0,
    ) => ({
      ...lateClock,
      key,
      state,
      due,
      daysLate,
    })
    const letter = {
      ...deliveredLetter,
      clocks: [
        clock('later', 'running', '2027-01-02'),
        clock('met', 'met', '2026-10-01'),
        clock('late by 2', 'late', '2026-11-19', 2),
        clock('late by 6', 'late', '2026-11-15', 6),
      ],
    }
    const log = mailLogOf({
      letters: [letter],
      clocks: [clock('two years', 'running', '2026-12-30'), clock('five years', 'waiting', '')],
    })
    expect(deadlinesOf(log).map(({ clock: { key }, recipient }) => [key, recipient])).toEqual([
      ['late by 6', 'Experian'],
      ['late by 2', 'Experian'],
      ['two years', null],
      ['later', 'Experian'],
    ])
  })
})
