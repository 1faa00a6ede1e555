import { afterEach, expect, it, vi } from 'vitest'
import { nextFrame } from './next-frame.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('comes behind the frame, not in it', async () => {
  const told: string[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    setTimeout(() => {
      draw()
      told.push('drawn')
    })
    return 1
  })
  await nextFrame()
  told.push('next')
  expect(told).toEqual(['drawn', 'next'])
})

it('comes where no frame is drawn', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  await expect(nextFrame()).resolves.toBeUndefined()
})
