import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { processorTimeOf } from './processor-time.ts'

describe('processorTimeOf', () => {
  it('counts work and no waiting', () => {
    const begun = processorTimeOf(process.pid)
    // Where there is no /proc nothing is bounded by it.
    if (!existsSync('/proc/self/stat')) return expect(begun).toBeNull()
    const used = process.cpuUsage()
    for (let spent = 0; spent < 300_000; ) {
      const { user, system } = process.cpuUsage(used)
      spent = user + system
    }
    const worked = Number(processorTimeOf(process.pid)) - Number(begun)
    const { user, system } = process.cpuUsage(used)
    expect(worked).toBeGreaterThanOrEqual(250)
    expect(worked).toBeLessThanOrEqual((user + system) / 1000 + 50)
  })

  it('knows nothing of a process that is not there', () => {
    expect(processorTimeOf(2 ** 30)).toBeNull()
  })
})
