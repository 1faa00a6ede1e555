import { expect, it } from 'vitest'
import { rangeOf } from './byte-range.ts'

it.each([
  [undefined, null],
  ['bytes=0-9', { from: 0, to: 10 }],
  ['bytes=90-', { from: 90, to: 100 }],
  ['bytes=-10', { from: 90, to: 100 }],
  ['bytes=-1000', { from: 0, to: 100 }],
  ['bytes=50-1000', { from: 50, to: 100 }],
  ['bytes=99-99', { from: 99, to: 100 }],
  ['bytes=100-', 'nowhere'],
  ['bytes=-0', 'nowhere'],
  ['bytes=9-0', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=0x1-2', null],
  ['lines=0-9', null],
])('of a hundred bytes %s asks for %j', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})

it('an empty file has no part', () => {
  expect([rangeOf('bytes=0-', 0), rangeOf('bytes=-5', 0), rangeOf(undefined, 0)]).toEqual([
    'nowhere',
    'nowhere',
    null,
  ])
})
