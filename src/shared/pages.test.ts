import { describe, expect, it } from 'vitest'
import { findPage } from './pages.ts'

describe('the page of a path', () => {
  it('is the whole one before one with a part that may be anything', () => {
    expect(findPage('/checkout')?.path).toBe('/checkout')
    expect(findPage('/pay/manage')?.path).toBe('/pay/manage')
    expect(findPage('/pay/monthly-access')?.path).toBe('/pay/:key')
  })

  it.each(['/pay', '/pay/', '/pay/a/b', '/pay/:key:', '/nowhere'])('is none for %s', (path) => {
    expect(findPage(path)).toBeUndefined()
  })
})
