import { describe, expect, it } from 'vitest'
import { directionOf, filterOf, isFiltered, listAddress, sortedBy } from './list-address.ts'

const read = (query: string) => listAddress.parse(Object.fromEntries(new URLSearchParams(query)))

describe('the address of the client table', () => {
  it('holds what is understood and drops the rest', () => {
    const address = read('search=%20ana%20&stage=uploaded&payment=stolen&late=yes&page=-3&sort=color&other=1')
    expect(filterOf(address)).toEqual({ search: 'ana', stage: 'uploaded', late: 'yes' })
    expect([address.page, address.sort, address.figures]).toEqual([1, 'created', 'shown'])
  })

  it('is not filtered by order, page or an empty search', () => {
    expect(isFiltered(read('sort=name&direction=down&page=3&search=%20'))).toBe(false)
    expect(isFiltered(read('missing=no'))).toBe(true)
  })

  it('sorts days of the past newest first, and all else upwards', () => {
    expect(directionOf(read(''))).toBe('down')
    expect(directionOf(read('sort=lastEmail'))).toBe('down')
    expect(directionOf(read('sort=deadline'))).toBe('up')
    expect(directionOf(read('sort=created&direction=up'))).toBe('up')
  })

  it('turns the same column round and begins another one in its own direction, on the first page', () => {
    expect(sortedBy(read('sort=name&page=4'), 'name')).toEqual({
      sort: 'name',
      direction: 'down',
      page: null,
    })
    expect(sortedBy(read('sort=name&direction=down'), 'amount')).toEqual({
      sort: 'amount',
      direction: null,
      page: null,
    })
    expect(sortedBy(read('sort=name'), 'created').sort).toBe(null)
  })
})
