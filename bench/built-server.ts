import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serverEnvironment } from '../test/recovery/killable-server.ts'

/** A program of this package in a process of its own, as it is in use. */
export interface StartedProcess {
  address: string
  /** Milliseconds until it said that it is ready. */
  readyMs: number
  /** Its memory now, in megabytes, and the milliseconds of a processor that it has taken. */
  memoryMb(): number
  processorMs(): number
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** The built server on the data in `folder`. */
export function startBuiltServer(
  folder: string,
  settings: Record<string, string> = {},
): Promise<StartedProcess> {
  return startProcess(['dist/server/main.js'], { ...serverEnvironment(folder), ...settings })
}

/** @param args of node; the program prints `ready ADDRESS` */
export async function startProcess(
  args: readonly string[],
  env: Record<string, string>,
): Promise<StartedProcess> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await readyAddress(child)
  const readyMs = performance.now() - started
  const ofProcess = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'latin1')
  return {
    address: address.replace('localhost', '127.0.0.1'),
    readyMs,
    memoryMb: () => Number(/^VmRSS:\s+(\d+) kB/m.exec(ofProcess('status'))?.[1] ?? 0) / 1024,
    // Ticks of a hundredth of a second, in user and in kernel mode (proc(5)).
    processorMs: () => {
      const [user = 0, kernel = 0] =
        ofProcess('stat').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
      return (user + kernel) * 10
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function readyAddress(child: ChildProcess): Promise<string> {
  let said = ''
  for await (const part of child.stdout ?? []) {
    said += String(part)
    const address = /^ready (\S+)$/m.exec(said)?.[1]
    if (address === undefined) continue
    child.stdout?.resume()
    return address
  }
  throw new Error(`a process ended before it was ready:\n${said}`)
}
