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

if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react')
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  afterEach(cleanup)
}
