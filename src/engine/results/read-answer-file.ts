import type { PdfEngine } from '../read/pdf-engine.ts'
import { readPages } from '../read/read-pages.ts'
import { type Answer, type DisputeAtHand, readAnswer } from './read-answer.ts'

const scanned =
  'This file is a scan, a picture of the paper. An answer is read from a PDF with text: download it from the bureau’s website, or upload a new report of the bureau.'

/**
 * PDF bytes to what a bureau answered, or a refusal with a sentence. It bounds neither time nor memory: files of
 * strangers are read in a child process.
 * @param engine a compiled PDF engine to reuse; without it one is compiled (about 30 ms)
 */
export async function readAnswerFile(
  bytes: Uint8Array,
  dispute: DisputeAtHand,
  engine?: PdfEngine,
): Promise<Answer> {
  const result = await readPages(bytes, engine)
  if (result.ok) return readAnswer(result.pages, dispute)
  const { code, sentence } = result.refusal
  return { ok: false, sentence: code === 'scanned' ? scanned : sentence }
}
