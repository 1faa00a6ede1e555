import { expect, it } from 'vitest'
import { nextSendState } from './postal-progress.ts'

it.each([
  ['paid', 'accepted', 'accepted'],
  ['accepted', 'delivered', 'delivered'],
  // Late and out of order.
  ['delivered', 'in_transit', 'delivered'],
  ['in_transit', 'accepted', 'in_transit'],
  ['delivered', 'returned', 'returned'],
  ['returned', 'delivered', 'returned'],
  ['canceled', 'in_transit', 'canceled'],
  ['failed', 'accepted', 'failed'],
] as const)('a letter that is %s and told to be %s is %s', (standing, told, next) => {
  expect(nextSendState(standing, told)).toBe(next)
})
