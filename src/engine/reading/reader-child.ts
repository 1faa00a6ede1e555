/**
 * The process that reads files of strangers. Started by reading-child.ts and by nothing else: it gets bytes, sends back
 * what was read, and has no settings, no keys and no database of the server.
 */
import { setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { receiveBytes } from '../children/file-pipe.ts'
import { compilePdfEngine } from '../read/pdf-engine.ts'
import type { ReaderAnswer, ReaderRequest, ReaderTask } from './reader-messages.ts'

try {
  // Reading gives way to the server, which answers people.
  setPriority(10)
} catch {
  // Some containers forbid it; then it reads at normal priority.
}

// PDFium's own code is most of the work: V8 optimises it during the first file instead of over the first ten.
setFlagsFromString('--wasm-tiering-budget=50000')

const engine = compilePdfEngine()
/** The layouts load while PDFium is compiled, which other threads do. */
const reading = import('../report/read-report.ts')

process.on('message', async (request: ReaderRequest) => {
  try {
    answer({ id: request.id, result: await perform(request.id, taskOf(request)) })
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
    answer({ id: request.id, fault })
  }
})
process.on('disconnect', () => process.exit(0))

function taskOf({ task, bytes }: ReaderRequest): ReaderTask {
  return (bytes === null ? task : { ...task, bytes: receiveBytes(bytes) }) as ReaderTask
}

async function perform(id: number, task: ReaderTask) {
  switch (task.kind) {
    case 'read': {
      const [{ readReport }, compiled] = await Promise.all([reading, engine])
      const tell = (page: number, of: number) => answer({ id, page, of })
      // From here on it is the file that takes time, not the start of this process.
      tell(0, Number.POSITIVE_INFINITY)
      return readReport(task.bytes, compiled, task.hints, tell)
    }
    // The others load when they are asked for: they would slow the start of every child.
    case 'open': {
      const { openPaper } = await import('../opening/open-paper.ts')
      return openPaper(task.bytes, await engine)
    }
    case 'assemble': {
      const { assembleReport } = await import('../assemble/assemble-report.ts')
      return assembleReport(task.parts, task, await engine)
    }
    case 'lines': {
      const { readPageLines } = await import('../read/page-lines.ts')
      return readPageLines(task.bytes, task.page, await engine)
    }
    case 'draw-page': {
      const { drawPage } = await import('../read/draw-page.ts')
      return drawPage(task.bytes, task.page, await engine, task.turn)
    }
    case 'draw': {
      const { drawEvidence } = await import('../read/draw-evidence.ts')
      return drawEvidence(task.bytes, task.boxes, await engine)
    }
    case 'copy': {
      const { copyFile } = await import('../assemble/copy-file.ts')
      return copyFile(task.bytes, task.pages, await engine)
    }
    case 'signature': {
      const { signaturePicture } = await import('../read/signature-picture.ts')
      return signaturePicture(task.bytes)
    }
    case 'logo': {
      const { logoPicture } = await import('../opening/logo-picture.ts')
      return logoPicture(task.bytes)
    }
    case 'answer': {
      const { readAnswerFile } = await import('../results/read-answer-file.ts')
      return readAnswerFile(task.bytes, task.dispute, await engine, task.hints)
    }
    case 'read-recognised': {
      const { readRecognised } = await import('../report/read-scan.ts')
      return readRecognised(task.file, task.hints)
    }
    case 'recognise-text': {
      const { readScan } = await import('../report/read-scan.ts')
      const tell = (done: number, of: number) => answer({ id, progress: { done, of } })
      return readScan(task.bytes, tell, { engine: await engine })
    }
    case 'recognise-answer': {
      const { readScannedAnswer } = await import('../results/read-scanned-answer.ts')
      const tell = (done: number, of: number) => answer({ id, progress: { done, of } })
      return readScannedAnswer(task.bytes, task.dispute, tell, await engine)
    }
  }
}

/** A server that has gone away does not wait for the answer; 'disconnect' then ends this process. */
function answer(message: ReaderAnswer): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => {})
}
