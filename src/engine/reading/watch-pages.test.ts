import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { watchPages } from './watch-pages.ts'

/** Less than any process has worked: every page that is being read burns. */
const nothing = -1
// Where there is no /proc nothing is bounded.
const isCounted = existsSync('/proc/self/stat')

describe('watchPages', () => {
  it('counts from the first page that is told of', () => {
    const pages = watchPages(process.pid, nothing)
    expect(pages.isBurning()).toBe(false)
    pages.tellRead(0, 2)
    expect(pages.isBurning()).toBe(isCounted)
    pages.tellRead(2, 2)
    expect(pages.isBurning()).toBe(false)
  })

  it('says nothing of a file that came to its end, read or refused', () => {
    const refused = watchPages(process.pid, nothing)
    refused.tellRead(1, 2)
    expect(refused.isBurning()).toBe(isCounted)
    refused.end()
    expect(refused.isBurning()).toBe(false)
  })
})
