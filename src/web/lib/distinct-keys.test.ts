import { describe, expect, it } from 'vitest'
import { distinctKeys } from './distinct-keys.ts'

describe('keys of a list', () => {
  it('differ for items that say the same, and keep their order', () => {
    expect(distinctKeys(['a', 'b', 'a'], (item) => item)).toEqual([
      { key: 'a', item: 'a' },
      { key: 'b', item: 'b' },
      { key: 'a 2', item: 'a' },
    ])
  })
})
