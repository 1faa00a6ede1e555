import { expect, it } from 'vitest'
import { laneCount } from './page-lane.ts'

it.each([
  { what: 'one page', pages: 1, processors: 4, memory: 8e9, lanes: 1 },
  { what: 'many pages on one processor', pages: 12, processors: 1, memory: 8e9, lanes: 1 },
  { what: 'many pages where memory is short', pages: 12, processors: 4, memory: 600e6, lanes: 1 },
  { what: 'many pages where there is room', pages: 12, processors: 8, memory: 8e9, lanes: 2 },
  { what: 'no page', pages: 0, processors: 4, memory: 8e9, lanes: 1 },
])('$what: $lanes at a time', ({ pages, processors, memory, lanes }) => {
  expect(laneCount(pages, processors, memory)).toBe(lanes)
})
