import { auditReports } from '../../../engine/audit/audit-reports.ts'
import { ruleSetVersion } from '../../../engine/audit/rule-set-version.ts'
import { createDocumentWriter } from '../../../engine/documents/write-in-child.ts'
import { debtsAcrossBureaus } from '../../../engine/match/debts-across-bureaus.ts'
import { createReportReader } from '../../../engine/reading/read-in-child.ts'
import type { Config } from '../../config.ts'
import type { Log } from '../../platform/log/log.ts'
import type { DisputeEngine } from './dispute-engine.ts'
import { recallReadings } from './recall-readings.ts'

/**
 * The engine with its children: at most two readers and one writer, all with a deadline, started when first needed.
 * @param kept how many readers at most, and for how long a child that nobody needs is kept; absent: as is right for a server
 */
export function openDisputeEngine(
  config: Pick<Config, 'readerMemoryMb' | 'readerDeadlineMs' | 'documentDeadlineMs'>,
  log: Log,
  { readers, ...kept }: { readers?: number; idleMs?: number } = {},
): DisputeEngine {
  const reader = createReportReader({
    ...(readers === undefined ? {} : { children: readers }),
    ...kept,
    deadlineMs: config.readerDeadlineMs,
    memoryBytes: config.readerMemoryMb * 1_000_000,
    onFault: (fault) => log.error({ fault }, 'the report reader has a defect'),
  })
  const readings = recallReadings(reader.readReport)
  const writer = createDocumentWriter({ deadlineMs: config.documentDeadlineMs, ...kept })
  return {
    openPaper: (bytes) => reader.openPaper(bytes),
    assembleReport: (parts, password) => reader.assembleReport(parts, password),
    assemblePaper: (parts) => reader.assemblePaper(parts),
    readReport: readings.readReport,
    forgetReadings: readings.forget,
    readPageLines: (bytes, page) => reader.readPageLines(bytes, page),
    drawPage: (bytes, page, turn) => reader.drawPage(bytes, page, turn),
    readRecognised: (file, hints) => reader.readRecognised(file, hints),
    readScan: (bytes, onProgress) => reader.readScan(bytes, onProgress),
    readAnswer: (bytes, dispute, hints) => reader.readAnswer(bytes, dispute, hints),
    readScannedAnswer: (bytes, dispute, onProgress) => reader.readScannedAnswer(bytes, dispute, onProgress),
    copyPages: (bytes, pages) => reader.copyPages(bytes, pages),
    takeSignature: (bytes) => reader.takeSignature(bytes),
    drawLogo: (bytes) => reader.drawLogo(bytes),
    drawEvidence: (bytes, boxes) => reader.drawEvidence(bytes, boxes),
    audit(reports, matter) {
      const { findings, questions, debts } = auditReports(reports, matter)
      return { findings, questions, debts: debtsAcrossBureaus(debts), ruleSetVersion }
    },
    writeDocuments: (caseFile, { pictures }) => writer.writeDocuments(caseFile, { pictures }),
    writePaper: (paper, asOf) => writer.writePaper(paper, asOf),
    writeWord: (paper) => writer.writeWord(paper),
    writeEnvelope: (envelope, asOf) => writer.writeEnvelope(envelope, asOf),
    joinEnvelopes: (envelopes, title) => writer.joinEnvelopes(envelopes, title),
    signLetter: (letter, asOf) => writer.signLetter(letter, asOf),
    writeAgreement: (paper, asOf) => writer.writeAgreement(paper, asOf),
    async close() {
      readings.forget()
      reader.close()
      writer.close()
    },
  }
}
