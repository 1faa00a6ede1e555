import type { ReportReading } from './read-report.ts'
import { type ReadingChild, type ReadingLimits, startReadingChild } from './reading-child.ts'

export interface ReportReader {
  /** Reads a file in a child process. What a file does to the child is a refusal. Rejects after close(), or when no child can be started. */
  readReport(bytes: Uint8Array): Promise<ReportReading>
  /** Ends the children; files not yet read are rejected. */
  close(): void
}

export interface ReportReaderOptions extends Partial<ReadingLimits> {
  /** Children at the same time: two keep a two-core machine's server responsive. */
  children?: number
  /** A child that nobody needs is ended after this. */
  idleMs?: number
  /** Told of defects of the reader, with a stack and without a person's data. */
  onFault?: (fault: string) => void
}

interface Waiting {
  bytes: Uint8Array
  resolve: (reading: ReportReading) => void
  reject: (error: Error) => void
}

const closedError = () => new Error('The report reader is closed.')

/** A child above this after a file is not used again, so that one large file does not count against the next. */
const retireBytes = 250_000_000

/**
 * A pool of at most two low-priority children that read reports, kept warm between files.
 * A WebAssembly engine in a thread cannot be bounded in memory; a process can. Children start when first needed.
 */
export function createReportReader(options: ReportReaderOptions = {}): ReportReader {
  const { children: most = 2, idleMs = 60_000, onFault = () => {} } = options
  const limits = {
    deadlineMs: options.deadlineMs ?? 60_000,
    memoryBytes: options.memoryBytes ?? 500_000_000,
  }
  const idle: { child: ReadingChild; timer: NodeJS.Timeout }[] = []
  const busy = new Set<ReadingChild>()
  const queue: Waiting[] = []
  let closed = false

  function takeChild(): ReadingChild {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.timer)
      if (kept.child.isUsable()) return kept.child
    }
    return startReadingChild(limits, onFault)
  }

  async function work(): Promise<void> {
    if (busy.size >= most) return
    const job = queue.shift()
    if (!job) return
    try {
      const reading = await readIn(takeChild(), job.bytes)
      // An ended child refuses what it was reading; at shutdown that says nothing about the file.
      if (closed) job.reject(closedError())
      else job.resolve(reading)
    } catch (error) {
      // No child could be started: the machine has no processes or memory left.
      job.reject(error instanceof Error ? error : new Error(String(error)))
    }
    await work()
  }

  /** Gives the child back before it answers, so that whoever sends the next file at once finds it idle. */
  async function readIn(child: ReadingChild, bytes: Uint8Array): Promise<ReportReading> {
    busy.add(child)
    try {
      return await child.read(bytes)
    } finally {
      const memory = await child.memory()
      busy.delete(child)
      if (closed || !child.isUsable() || (memory ?? 0) > retireBytes) child.end()
      else keep(child)
    }
  }

  function keep(child: ReadingChild): void {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((kept) => kept.child === child),
        1,
      )
      child.end()
    }, idleMs)
    timer.unref()
    idle.push({ child, timer })
  }

  return {
    readReport: (bytes) =>
      new Promise<ReportReading>((resolve, reject) => {
        if (closed) reject(closedError())
        else {
          queue.push({ bytes, resolve, reject })
          void work()
        }
      }),
    close: () => {
      closed = true
      for (const job of queue.splice(0)) job.reject(closedError())
      for (const { child, timer } of idle.splice(0)) {
        clearTimeout(timer)
        child.end()
      }
      for (const child of busy) child.end()
    },
  }
}
