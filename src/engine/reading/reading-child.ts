/** One reading child: does one task at a time, within a deadline and a memory limit. */
import type { ChildProcess } from 'node:child_process'
import { sendBytes } from '../children/file-pipe.ts'
import { forkChild, setReferenced } from '../children/fork-child.ts'
import { refusals } from '../read/file-refusals.ts'
import type { ReportRefusal } from '../report/report-refusal.ts'
import { memoryOfProcess } from './memory-of-process.ts'
import {
  isRecognition,
  type ReaderAnswer,
  type ReaderRequest,
  type ReaderResults,
  type ReaderTask,
  type ScanProgress,
  type TaskOf,
} from './reader-messages.ts'
import { watchPages } from './watch-pages.ts'
import { watchWork } from './watch-work.ts'

export interface ReadingLimits {
  /** For a file from the moment it is handed over (a child's start counts); four times this for each page of a scan, a third to open a paper. */
  deadlineMs: number
  /**
   * What one page of a file with text may take of the processor, the opening of the file with the first: honest ones take a hundredth of
   * it. A page that only burns time ends the child long before the deadline, and a machine that stands still does not. Checked only
   * where /proc exists.
   */
  pageMs: number
  /** Resident memory at which the child is ended; 700 MB more for a scan. Checked only where /proc exists. */
  memoryBytes: number
}

/** `stopped`: the child was lost or ended over this file. */
export type TaskOutcome<K extends ReaderTask['kind']> =
  | { result: ReaderResults[K] }
  | { stopped: ReportRefusal }

export interface ReadingChild {
  /** Never rejects for what a file does to the child: a crash, a flood or a hang is a refusal. */
  perform<K extends ReaderTask['kind']>(
    task: TaskOf<K>,
    onProgress?: (progress: ScanProgress) => void,
  ): Promise<TaskOutcome<K>>
  /** False once the child has ended; it must not be given another file. */
  isUsable(): boolean
  memory(): number | null
  /** What its last task took of the processor, with the start of the child; by the clock where there is no /proc. */
  workedMs(): number
  end(): void
}

const memoryPollMs = 50
/** Character recognition needs room for its model and a page at 300 dpi, twice where two pages are read at once, and on a busy machine up to a minute a page. */
const scanExtra = { deadline: 4, memoryBytes: 700_000_000 } as const

/** Opening a paper takes a tenth of a second; whoever sends it waits for the answer. */
const openingShare = 3

function limitsOf(kind: ReaderTask['kind'], limits: ReadingLimits): ReadingLimits {
  if (kind === 'open') return { ...limits, deadlineMs: limits.deadlineMs / openingShare }
  if (!isRecognition(kind)) return limits
  return {
    ...limits,
    deadlineMs: scanExtra.deadline * limits.deadlineMs,
    memoryBytes: scanExtra.memoryBytes + limits.memoryBytes,
  }
}

/** @param onFault told when the reader threw, which is a defect of this program */
export function startReadingChild(limits: ReadingLimits, onFault: (fault: string) => void): ReadingChild {
  const child: ChildProcess = forkChild('reading/reader-child')
  let usable = true
  let ends: ((why: { stopped: ReportRefusal }) => void) | null = null
  let nextId = 0
  let worked = 0
  const lost = () => {
    usable = false
    ends?.({ stopped: refusals.broken })
  }
  child.once('exit', lost)
  child.once('error', (error) => {
    onFault(String(error))
    lost()
  })
  setReferenced(child, false)

  async function perform<K extends ReaderTask['kind']>(
    task: TaskOf<K>,
    onProgress: (progress: ScanProgress) => void = () => {},
  ): Promise<TaskOutcome<K>> {
    const id = nextId++
    const { deadlineMs, memoryBytes, pageMs } = limitsOf(task.kind, limits)
    const pages = task.kind === 'read' && child.pid !== undefined ? watchPages(child.pid, pageMs) : null
    const spent = watchWork(child.pid)
    let deadline: NodeJS.Timeout | undefined
    let poll: NodeJS.Timeout | undefined
    setReferenced(child, true)
    try {
      return await new Promise<TaskOutcome<K>>((resolve) => {
        const stop = (refusal: ReportRefusal) => {
          usable = false
          child.kill('SIGKILL')
          resolve({ stopped: refusal })
        }
        const startClock = () => {
          clearTimeout(deadline)
          deadline = setTimeout(() => stop(refusals.timeout), deadlineMs)
        }
        ends = resolve
        child.removeAllListeners('message')
        child.on('message', (answer: ReaderAnswer) => {
          if (answer.id !== id) return
          if ('progress' in answer) {
            startClock()
            onProgress(answer.progress)
          } else if ('page' in answer) pages?.tellRead(answer.page, answer.of)
          else if ('fault' in answer) {
            onFault(answer.fault)
            resolve({ stopped: refusals.broken })
          } else resolve({ result: answer.result as ReaderResults[K] })
        })
        startClock()
        poll = setInterval(() => {
          spent.look()
          const memory = child.pid === undefined ? null : memoryOfProcess(child.pid)
          if (memory !== null && memory > memoryBytes) stop(refusals.floods)
          else if (pages?.isBurning()) stop(refusals.timeout)
        }, memoryPollMs)
        child.send(requestOf(id, task), (error) => {
          if (error) lost()
        })
        if ('bytes' in task) sendBytes(child, task.bytes)
      })
    } finally {
      ends = null
      worked = spent.look()
      pages?.end()
      clearTimeout(deadline)
      clearInterval(poll)
      setReferenced(child, false)
    }
  }

  return {
    perform,
    isUsable: () => usable && child.connected,
    memory: () => (child.pid === undefined ? null : memoryOfProcess(child.pid)),
    workedMs: () => worked,
    end: () => {
      usable = false
      child.kill('SIGKILL')
    },
  }
}

function requestOf(id: number, task: ReaderTask): ReaderRequest {
  if (!('bytes' in task)) return { id, task, bytes: null }
  const { bytes, ...rest } = task
  return { id, task: rest, bytes: bytes.length }
}
