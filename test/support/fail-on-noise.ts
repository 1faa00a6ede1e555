import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A stray console.error or console.warn fails the test that made it; a test that means one mocks it itself. */
const noise: string[] = []

beforeEach(() => {
  noise.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(`console.${level}: ${args.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(noise).toEqual([])
})
