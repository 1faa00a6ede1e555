import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startBuiltServer } from './built-server.ts'

const starts = 5
const settledAfterMs = 75_000
const watchedMs = 60_000

/** From start to ready of the built server with the embedded database, and what it takes while nobody asks for anything. */
export async function benchStart(print: (line: string) => void): Promise<void> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-bench-start-'))
  try {
    const seconds: string[] = []
    for (let done = 0; done < starts; done += 1) {
      const server = await startBuiltServer(folder)
      seconds.push((server.readyMs / 1_000).toFixed(2))
      await server.stop()
    }
    print(`From start to ready, in seconds: the first ${seconds[0]}, later ${seconds.slice(1).join(', ')}`)
    const server = await startBuiltServer(folder)
    await wait(settledAfterMs)
    const before = server.processorMs()
    await wait(watchedMs)
    const share = ((server.processorMs() - before) / watchedMs) * 100
    print(`Idle for a minute: ${server.memoryMb().toFixed(0)} MB, ${share.toFixed(2)} % of a processor`)
    await server.stop()
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}
