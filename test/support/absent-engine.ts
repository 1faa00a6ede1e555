import { paperKindOf } from '../../src/engine/opening/paper-kind.ts'
import type { DisputeEngine } from '../../src/server/features/processing/dispute-engine.ts'

/** For tests that read no report: whoever calls it asks for an engine. */
export const absentEngine: DisputeEngine = {
  // A paper is what its first bytes say: who looks at what opens passes the engine that opens.
  openPaper: async (bytes) => {
    const kind = paperKindOf(bytes)
    return kind === null ? { ok: false, fault: 'other-kind' } : { ok: true, kind, pages: 1 }
  },
  assemblePaper: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  assembleReport: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  readReport: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  forgetReadings: () => undefined,
  readPageLines: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  drawPage: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  readScan: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  readRecognised: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  readAnswer: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  readScannedAnswer: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  drawEvidence: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  audit: () => {
    throw new Error('this test has no engine: pass one to makeApp')
  },
  writeDocuments: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  writePaper: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  writeWord: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  writeAgreement: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  copyPages: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  takeSignature: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  drawLogo: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  writeEnvelope: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  joinEnvelopes: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  signLetter: () => Promise.reject(new Error('this test has no engine: pass one to makeApp')),
  close: async () => {},
}
