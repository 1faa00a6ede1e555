import { type Hints, noHints } from '../../src/engine/report/hints/hints.ts'
import type { DisputeEngine } from '../../src/server/features/processing/dispute-engine.ts'
import { openDisputeEngine } from '../../src/server/features/processing/open-dispute-engine.ts'
import { createLog } from '../../src/server/platform/log/log.ts'
import { keptWork } from './kept-work.ts'

/** Its children start when first needed, serve all files of a worker and end with it. */
let real: DisputeEngine | undefined

/**
 * The engine of the product with its children, for tests to which a read report or a written letter is only the way to what
 * they look at: the same file is read, and the same case written, once in a test run (keptWork), for both are
 * functions of what they are given. Scans are recognised anew each time, for they tell how far they are.
 */
export function keptEngine(): DisputeEngine {
  real ??= openDisputeEngine(
    { readerMemoryMb: 500, readerDeadlineMs: 60_000, documentDeadlineMs: 120_000 },
    createLog('silent'),
    // Each child loads and compiles the reader anew, for some work each minute that nobody else has done yet.
    { readers: 1, idleMs: 3_600_000 },
  )
  const engine = real
  const readReport = kept('readReport', engine.readReport)
  return {
    ...engine,
    openPaper: kept('openPaper', engine.openPaper),
    assemblePaper: kept('assemblePaper', engine.assemblePaper),
    assembleReport: kept('assembleReport', engine.assembleReport),
    // Read without a word is read as by whoever looks at the file itself (kept-reading.ts).
    readReport: (bytes, hints) => (saysNothing(hints) ? readReport(bytes) : readReport(bytes, hints)),
    readPageLines: kept('readPageLines', engine.readPageLines),
    drawPage: kept('drawPage', engine.drawPage),
    readRecognised: kept('readRecognised', engine.readRecognised),
    readAnswer: kept('readAnswer', engine.readAnswer),
    drawEvidence: kept('drawEvidence', engine.drawEvidence),
    writeDocuments: kept('writeDocuments', engine.writeDocuments),
    writePaper: kept('writePaper', engine.writePaper),
    writeWord: kept('writeWord', engine.writeWord),
    writeAgreement: kept('writeAgreement', engine.writeAgreement),
    copyPages: kept('copyPages', engine.copyPages),
    takeSignature: kept('takeSignature', engine.takeSignature),
    drawLogo: kept('drawLogo', engine.drawLogo),
    writeEnvelope: kept('writeEnvelope', engine.writeEnvelope),
    joinEnvelopes: kept('joinEnvelopes', engine.joinEnvelopes),
    signLetter: kept('signLetter', engine.signLetter),
    close: async () => {},
  }
}

function saysNothing(hints: Hints = noHints): boolean {
  return hints.pointings.length === 0 && hints.labels.length === 0
}

function kept<Input extends unknown[], Result>(name: string, work: (...input: Input) => Promise<Result>) {
  return (...input: Input) => keptWork([name, ...input.map(plainBytes)], () => work(...input))
}

/** A Buffer is named otherwise than the same bytes that are none. */
function plainBytes(value: unknown): unknown {
  return value instanceof Uint8Array ? new Uint8Array(value) : value
}
