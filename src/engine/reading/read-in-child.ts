import { type Assembled, assembleSentences, type ReportPart } from '../assemble/assembled-report.ts'
import type { LogoDrawing } from '../opening/logo-picture.ts'
import type { OpenedPaper } from '../opening/opened-paper.ts'
import type { CopiedPages, PageToCopy } from '../read/copied-pages.ts'
import type { DrawnEvidence, EvidenceBox } from '../read/draw-evidence.ts'
import type { DrawnPage } from '../read/draw-page.ts'
import type { FileLines } from '../read/page-lines.ts'
import type { Hints } from '../report/hints/hints.ts'
import type { ReportReading } from '../report/read-report.ts'
import type { ScanReading } from '../report/read-scan.ts'
import type { RecognisedFile } from '../report/recognised-file.ts'
import type { Answer, DisputeAtHand } from '../results/read-answer.ts'
import type { ScannedAnswer } from '../results/read-scanned-answer.ts'
import { callerOfWork } from './caller-of-work.ts'
import { createFairQueue, type Wanted } from './fair-queue.ts'
import type { ReaderResults, ReaderTask, ScanProgress, TaskOf } from './reader-messages.ts'
import {
  type ReadingChild,
  type ReadingLimits,
  startReadingChild,
  type TaskOutcome,
} from './reading-child.ts'

/** Works in child processes. What a file does to a child is a refusal. Rejects after close(), or when no child can be started. */
export interface ReportReader {
  /**
   * Opens a paper (openPaper) before the reports that wait: a person waits for the answer. What takes too long or too much memory,
   * or takes the child along, is a fault of the paper.
   */
  openPaper(bytes: Uint8Array): Promise<OpenedPaper>
  /**
   * One PDF of the files of a report, in the order of its pages (assembleReport). A single PDF without a password comes
   * back at once, byte for byte.
   */
  assembleReport(parts: readonly ReportPart[], password?: string): Promise<Assembled>
  /** One PDF of the pages of a paper: each photo without the table around it and laid straight, PDFs as they are. */
  assemblePaper(parts: readonly ReportPart[]): Promise<Assembled>
  /** Reads the text of a report; a scan is refused with the code 'scanned', and readScan can read it. */
  readReport(bytes: Uint8Array, hints?: Hints): Promise<ReportReading>
  /** The lines of a page of a file with text, from 1 (0: the sizes of its pages alone); null for any other file. */
  readPageLines(bytes: Uint8Array, page: number): Promise<FileLines | null>
  /** A page as a picture, upright; null for one that is not there or cannot be drawn. */
  drawPage(bytes: Uint8Array, page: number, turn?: number): Promise<DrawnPage | null>
  /**
   * Pictures of places of a report, by the keys given; what cannot be drawn is left out, so that a file that no
   * longer opens, or takes too long, has none. At most 150.
   */
  drawEvidence(bytes: Uint8Array, boxes: readonly EvidenceBox[]): Promise<DrawnEvidence[]>
  /** Pages of a stored file in a PDF of their own (copyFile; `pages` null: all); null when they cannot be copied. */
  copyPages(bytes: Uint8Array, pages: readonly PageToCopy[] | null): Promise<CopiedPages | null>
  /** The lines of a photographed signature as a PNG; null when the photo shows none. */
  takeSignature(bytes: Uint8Array): Promise<Uint8Array | null>
  /** A logo drawn anew as a small PNG (logoPicture); null when it took too long or too much memory. */
  drawLogo(bytes: Uint8Array): Promise<LogoDrawing | null>
  /**
   * Reads a scan by character recognition: some seconds a page, one scan at a time, so that a child stays free for
   * the others. Each page has four times the deadline of a file. `onProgress` is told the pages done, from 0, and how many
   * there are.
   */
  readScan(bytes: Uint8Array, onProgress: (done: number, of: number) => void): Promise<ScanReading>
  /** Reads what readScan recognised again, with what people said of it. */
  readRecognised(file: RecognisedFile, hints: Hints): Promise<ReportReading>
  /** Reads what a bureau answered to a dispute: its results letter, or a new report. */
  readAnswer(bytes: Uint8Array, dispute: DisputeAtHand, hints?: Hints): Promise<Answer>
  /** Reads a scanned answer by character recognition, with the deadline, the queue and the progress of readScan. */
  readScannedAnswer(
    bytes: Uint8Array,
    dispute: DisputeAtHand,
    onProgress: (done: number, of: number) => void,
  ): Promise<ScannedAnswer>
  /** Ends the children; what is not yet done is rejected. */
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

interface Waiting extends Wanted {
  /** Does the task in this child and settles whoever waits for it. */
  workIn: (child: ReadingChild) => Promise<void>
  reject: (error: Error) => void
}

const closedError = () => new Error('The report reader is closed.')

/** A child above this after a file is not used again, so that one large file does not count against the next. */
const retireBytes = 250_000_000

/**
 * A pool of at most two low-priority children that read and draw reports, kept warm between files.
 * Callers have their turns (createFairQueue): files that only burn time hold up hardly anybody but who sent them.
 * A WebAssembly engine in a thread cannot be bounded in memory; a process can. Children start when first needed.
 */
export function createReportReader(options: ReportReaderOptions = {}): ReportReader {
  const { children: most = 2, idleMs = 60_000, onFault = () => {} } = options
  const limits = {
    deadlineMs: options.deadlineMs ?? 60_000,
    pageMs: options.pageMs ?? 8_000,
    memoryBytes: options.memoryBytes ?? 500_000_000,
  }
  const idle: { child: ReadingChild; timer: NodeJS.Timeout }[] = []
  const busy = new Set<ReadingChild>()
  const queue = createFairQueue<Waiting>(most, () => performance.now())
  let closed = false

  function takeChild(): ReadingChild {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.timer)
      if (kept.child.isUsable()) return kept.child
    }
    return startReadingChild(limits, onFault)
  }

  function fill(): void {
    while (busy.size < most) {
      const job = queue.next()
      if (!job) return
      void work(job)
    }
  }

  async function work(job: Waiting): Promise<void> {
    let child: ReadingChild | undefined
    try {
      child = takeChild()
      await job.workIn(child)
    } catch (error) {
      // No child could be started: the machine has no processes or memory left.
      job.reject(error instanceof Error ? error : new Error(String(error)))
    } finally {
      queue.ended(job, child?.workedMs() ?? 0)
    }
    fill()
  }

  function perform<K extends ReaderTask['kind']>(
    task: TaskOf<K>,
    onProgress?: (progress: ScanProgress) => void,
  ): Promise<TaskOutcome<K>> {
    return new Promise((resolve, reject) => {
      if (closed) {
        reject(closedError())
        return
      }
      const workIn = async (child: ReadingChild) => {
        const outcome = await performIn<K>(child, task, onProgress)
        // An ended child refuses what it was reading; at shutdown that says nothing about the file.
        if (closed) reject(closedError())
        else resolve(outcome)
      }
      queue.add({ kind: task.kind, caller: callerOfWork(), workIn, reject })
      fill()
    })
  }

  /** Gives the child back before it answers, so that whoever sends the next file at once finds it idle. */
  async function performIn<K extends ReaderTask['kind']>(
    child: ReadingChild,
    task: TaskOf<K>,
    onProgress?: (progress: ScanProgress) => void,
  ): Promise<TaskOutcome<K>> {
    busy.add(child)
    try {
      return await child.perform<K>(task, onProgress)
    } finally {
      const memory = child.memory()
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
    openPaper: async (bytes) => {
      const outcome = await perform<'open'>({ kind: 'open', bytes })
      if ('result' in outcome) return outcome.result
      return { ok: false, fault: outcome.stopped.code === 'broken' ? 'damaged' : 'too-large' }
    },
    assembleReport: async (parts, password) => {
      const [only] = parts
      if (only?.kind === 'pdf' && parts.length === 1 && password === undefined)
        return { ok: true, bytes: only.bytes, pages: [null] }
      return assembledOf(await perform<'assemble'>({ kind: 'assemble', parts, password }))
    },
    assemblePaper: async (parts) =>
      assembledOf(await perform<'assemble'>({ kind: 'assemble', parts, findsPaper: true })),
    readReport: async (bytes, hints) => readingOf(await perform<'read'>({ kind: 'read', bytes, hints })),
    readPageLines: async (bytes, page) => resultOf(await perform<'lines'>({ kind: 'lines', bytes, page })),
    drawPage: async (bytes, page, turn) =>
      resultOf(await perform<'draw-page'>({ kind: 'draw-page', bytes, page, turn })),
    drawEvidence: async (bytes, boxes) => {
      const outcome = await perform<'draw'>({ kind: 'draw', bytes, boxes })
      return 'result' in outcome ? outcome.result : []
    },
    copyPages: async (bytes, pages) => resultOf(await perform<'copy'>({ kind: 'copy', bytes, pages })),
    takeSignature: async (bytes) => resultOf(await perform<'signature'>({ kind: 'signature', bytes })),
    drawLogo: async (bytes) => resultOf(await perform<'logo'>({ kind: 'logo', bytes })),
    readScan: async (bytes, onProgress) =>
      readingOf(
        await perform<'recognise-text'>({ kind: 'recognise-text', bytes }, ({ done, of }) => {
          if (!closed) onProgress(done, of)
        }),
      ),
    readRecognised: async (file, hints) =>
      readingOf(await perform<'read-recognised'>({ kind: 'read-recognised', file, hints })),
    readAnswer: async (bytes, dispute, hints) => {
      const outcome = await perform<'answer'>({ kind: 'answer', bytes, dispute, hints })
      return 'result' in outcome ? outcome.result : { ok: false, sentence: outcome.stopped.sentence }
    },
    readScannedAnswer: async (bytes, dispute, onProgress) => {
      const task = { kind: 'recognise-answer' as const, bytes, dispute }
      const outcome = await perform<'recognise-answer'>(task, ({ done, of }) => {
        if (!closed) onProgress(done, of)
      })
      if ('result' in outcome) return outcome.result
      return {
        answer: { ok: false, sentence: outcome.stopped.sentence },
        confidences: {},
        reading: null,
      }
    },
    close: () => {
      closed = true
      for (const job of queue.takeAll()) job.reject(closedError())
      for (const { child, timer } of idle.splice(0)) {
        clearTimeout(timer)
        child.end()
      }
      for (const child of busy) child.end()
    },
  }
}

/** Which of the files it was is not known when a child was stopped; a single one is named by its place. */
function assembledOf(outcome: TaskOutcome<'assemble'>): Assembled {
  if ('result' in outcome) return outcome.result
  return { ok: false, refusal: { code: 'too_large', sentence: assembleSentences.stopped, part: 0 } }
}

function resultOf<K extends 'lines' | 'draw-page' | 'copy' | 'signature' | 'logo'>(
  outcome: TaskOutcome<K>,
): ReaderResults[K] | null {
  return 'result' in outcome ? outcome.result : null
}

function readingOf(outcome: TaskOutcome<'read' | 'read-recognised'>): ReportReading
function readingOf(outcome: TaskOutcome<'recognise-text'>): ScanReading
function readingOf(outcome: TaskOutcome<'read' | 'read-recognised' | 'recognise-text'>): ScanReading {
  return 'result' in outcome ? outcome.result : { ok: false, refusal: outcome.stopped }
}
