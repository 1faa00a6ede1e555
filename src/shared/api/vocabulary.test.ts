import { describe, expect, it } from 'vitest'
import { clientIdParams } from './vocabulary.ts'

describe('the number of a record in a path', () => {
  it('comes to the handler as a number', () => {
    expect(clientIdParams.parse({ id: '5' })).toEqual({ id: 5 })
    expect(clientIdParams.parse({ id: '2147483647' })).toEqual({ id: 2_147_483_647 })
  })

  it('is that of no record where it is none, so that it is answered like an absent one', () => {
    for (const id of ['0', '-1', '05', '1e3', '1.5', ' 7', 'abc', '', '2147483648', '99999999999'])
      expect(clientIdParams.parse({ id }), id).toEqual({ id: 0 })
  })
})
