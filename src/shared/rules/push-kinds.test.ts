import { expect, it } from 'vitest'
import { deadlinePushes } from './push-kinds.ts'

it('tells of an evidenced deadline before and after it, and of an estimate never', () => {
  expect(deadlinePushes(7, { day: '2026-12-02', isProved: true })).toEqual([
    { kind: 'deadline-near', occasion: 'deadline-near:7:2026-12-02', dueAt: '2026-11-29T15:00:00.000Z' },
    { kind: 'overdue', occasion: 'overdue:7:2026-12-02', dueAt: '2026-12-03T15:00:00.000Z' },
  ])
  expect(deadlinePushes(7, { day: '2026-12-02', isProved: false })).toEqual([])
  expect(deadlinePushes(7, null)).toEqual([])
})
