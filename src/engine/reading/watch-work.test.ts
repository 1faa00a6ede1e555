import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { watchWork } from './watch-work.ts'

describe('watchWork', () => {
  it('counts what a process worked, and keeps it once that has ended', async () => {
    const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
    const work = watchWork(child.pid)
    while (work.look() < 300) await new Promise((resolve) => setTimeout(resolve, 20))
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(work.look()).toBeGreaterThanOrEqual(300)
  })

  it('counts no waiting where the processor is told of', async () => {
    const work = watchWork(process.pid)
    await new Promise((resolve) => setTimeout(resolve, 500))
    if (existsSync('/proc/self/stat')) expect(work.look()).toBeLessThan(400)
    else expect(work.look()).toBeGreaterThanOrEqual(400)
  })
})
