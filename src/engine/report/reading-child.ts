/** One reading child: reads one file at a time, within a deadline and a memory limit. */
import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { refusals } from '../read/file-refusals.ts'
import { memoryOfProcess } from './memory-of-process.ts'
import type { ReportReading } from './read-report.ts'
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts'

export interface ReadingLimits {
  /** From the moment the file is handed over; a child's start counts. */
  deadlineMs: number
  /** Resident memory at which the child is ended. Checked only where /proc exists. */
  memoryBytes: number
}

export interface ReadingChild {
  /** Never rejects for what a file does to the child: a crash, a flood or a hang is a refusal. */
  read(bytes: Uint8Array): Promise<ReportReading>
  /** False once the child has ended; it must not be given another file. */
  isUsable(): boolean
  memory(): Promise<number | null>
  end(): void
}

const memoryPollMs = 50

/** @param onFault told when the reader threw, which is a defect of this program */
export function startReadingChild(limits: ReadingLimits, onFault: (fault: string) => void): ReadingChild {
  const child = forkChild()
  let usable = true
  let ends: ((why: ReportReading) => void) | null = null
  let nextId = 0
  const lost = () => {
    usable = false
    ends?.({ ok: false, refusal: refusals.broken })
  }
  child.once('exit', lost)
  child.once('error', (error) => {
    onFault(String(error))
    lost()
  })
  setReferenced(child, false)

  async function read(bytes: Uint8Array): Promise<ReportReading> {
    const id = nextId++
    const timers: NodeJS.Timeout[] = []
    setReferenced(child, true)
    try {
      return await new Promise<ReportReading>((resolve) => {
        const stop = (reading: ReportReading) => {
          usable = false
          child.kill('SIGKILL')
          resolve(reading)
        }
        ends = resolve
        child.removeAllListeners('message')
        child.on('message', (answer: ReaderAnswer) => {
          if (answer.id !== id) return
          if ('fault' in answer) onFault(answer.fault)
          resolve('reading' in answer ? answer.reading : { ok: false, refusal: refusals.broken })
        })
        timers.push(setTimeout(() => stop({ ok: false, refusal: refusals.timeout }), limits.deadlineMs))
        timers.push(
          setInterval(async () => {
            const memory = child.pid === undefined ? null : await memoryOfProcess(child.pid)
            if (memory !== null && memory > limits.memoryBytes) stop({ ok: false, refusal: refusals.floods })
          }, memoryPollMs),
        )
        const request: ReaderRequest = { id, bytes }
        child.send(request, (error) => {
          if (error) lost()
        })
      })
    } finally {
      ends = null
      for (const timer of timers) clearInterval(timer)
      setReferenced(child, false)
    }
  }

  return {
    read,
    isUsable: () => usable && child.connected,
    memory: async () => (child.pid === undefined ? null : memoryOfProcess(child.pid)),
    end: () => {
      usable = false
      child.kill('SIGKILL')
    },
  }
}

function forkChild(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts')
  const entry = fileURLToPath(new URL(isSource ? './reader-child.ts' : './reader-child.js', import.meta.url))
  const loader = isSource
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : []
  return fork(entry, [], {
    execArgv: [...loader, '--max-old-space-size=384'],
    // Nothing of the server's settings: a file that broke out of the reader would find no key here.
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** An idle child must not keep the server, or a test, from ending. */
function setReferenced(child: ChildProcess, referenced: boolean): void {
  if (referenced) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
