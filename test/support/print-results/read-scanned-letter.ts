import type { Bureau } from '../../../src/engine/report/credit-report.ts'
import { readAnswerFile } from '../../../src/engine/results/read-answer-file.ts'
import { readScannedAnswer, type ScannedAnswer } from '../../../src/engine/results/read-scanned-answer.ts'
import { scanOf } from '../scan-pdf.ts'
import { disputedAt, reports } from './disputed-cards.ts'
import type { LetterRow } from './results-page.ts'
import { resultsPdf } from './results-pdf.ts'

/** The dispute that a printed results letter answers. */
export const disputeWith = (bureau: Bureau) => ({
  bureau,
  before: reports[bureau],
  disputed: disputedAt(bureau),
  previously: [],
})

/** Prints a results letter, scans the sheet and reads it; throws unless the scan is refused as a printed file first. */
export async function readScannedLetter(
  rows: readonly LetterRow[],
  bureau: Bureau,
  scanner: Parameters<typeof scanOf>[2] = {},
): Promise<ScannedAnswer & { progress: string[] }> {
  const progress: string[] = []
  const scan = await scanOf(resultsPdf(rows), [1], scanner)
  const refused = await readAnswerFile(scan, disputeWith(bureau))
  if (refused.ok || !('isScan' in refused) || !refused.isScan)
    throw new Error('The sheet is not taken for a scan.')
  const read = await readScannedAnswer(scan, disputeWith(bureau), (done, of) =>
    progress.push(`${done}/${of}`),
  )
  return { ...read, progress }
}

/** What became of each disputed item; the refusal when the letter was not read. */
export const outcomesOf = ({ answer }: ScannedAnswer) =>
  answer.ok ? answer.items.map(({ outcome }) => outcome) : answer
