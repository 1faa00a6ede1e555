import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { confidenceOf, withConfidence } from '../ocr/scan-confidence.ts'
import { scanPages } from '../ocr/scan-pages.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { type PlacedPage, renumbered } from '../read/placed-page.ts'
import { withWordsJoined } from '../read/touching-words.ts'
import type { ReportReading } from '../report/read-report.ts'
import { readScanned } from '../report/read-scan.ts'
import type { AnsweredItem } from './answered-item.ts'
import { type Answer, type DisputeAtHand, readAnswer } from './read-answer.ts'

/** What character recognition made of an answer. Nothing of it counts before the client has compared it with the paper. */
export interface ScannedAnswer {
  answer: Answer
  /** How sure it is of each item's words, 0 to 0.99 (1 on a page with text), by fingerprint; what no place of the answer shows is absent. */
  confidences: Record<string, number>
  /** The reports of the file, where it is one or encloses one, to be kept as any scanned report; else null. */
  reading: ReportReading | null
}

/**
 * Reads a scanned answer, a results letter or a new report, as readAnswer reads a printed one. Every place is one of the
 * file. It bounds neither time nor memory: the server reads through createReportReader.
 * @param onProgress told how many pages are done, first 0, and how many there are
 * @param engine a compiled PDF engine to reuse
 */
export async function readScannedAnswer(
  bytes: Uint8Array,
  dispute: DisputeAtHand,
  onProgress: (done: number, of: number) => void,
  engine?: PdfEngine,
): Promise<ScannedAnswer> {
  const result = await scanPages(bytes, onProgress, { engine })
  if (!result.ok) return refused(result.refusal.sentence)
  const { notRead, pageCount } = result
  const scanned = result.scanned.map((each, at) => renumbered(each, at + 1))
  const pages = scanned.map(({ page }) => withWordsJoined(page))
  const answer = readAnswer(pages, dispute)
  // How it was read is said too, because a poor scan may be the reason.
  if (!answer.ok) return refused(says('answer.ofScan', { problem: answer.sentence }))
  return {
    answer: withConfidence(answer, scanned),
    confidences: confidencesOf(answer.items, scanned),
    reading: answer.report === null ? null : readingOf(result.scanned, notRead, pageCount),
  }
}

function confidencesOf(
  items: readonly AnsweredItem[],
  scanned: readonly PlacedPage[],
): Record<string, number> {
  return Object.fromEntries(
    items.flatMap(({ fingerprint, evidence }) =>
      evidence.length === 0
        ? []
        : [[fingerprint, Math.min(...evidence.map(({ box }) => confidenceOf(box, scanned)))]],
    ),
  )
}

function readingOf(
  scanned: readonly PlacedPage[],
  notRead: readonly number[],
  pageCount: number,
): ReportReading | null {
  const reading = readScanned(scanned, notRead, pageCount)
  return reading.ok ? reading : null
}

function refused(sentence: Sentence): ScannedAnswer {
  return { answer: { ok: false, sentence }, confidences: {}, reading: null }
}
