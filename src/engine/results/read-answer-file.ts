import { says } from '../../shared/sentences/says.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { readPages } from '../read/read-pages.ts'
import { type Hints, noHints, withPointings } from '../report/hints/hints.ts'
import { type Answer, type DisputeAtHand, readAnswer } from './read-answer.ts'

/**
 * PDF bytes to what a bureau answered, or a refusal with a sentence. It bounds neither time nor memory: files of
 * strangers are read in a child process.
 * @param engine a compiled PDF engine to reuse; without it one is compiled (about 30 ms)
 * @param hints what people said of this file, and the labels that count for every file
 */
export async function readAnswerFile(
  bytes: Uint8Array,
  dispute: DisputeAtHand,
  engine?: PdfEngine,
  hints: Hints = noHints,
): Promise<Answer> {
  const result = await readPages(bytes, engine)
  if (result.ok) return readAnswer(withPointings(result.pages, hints.pointings), dispute, hints.labels)
  const { code, sentence } = result.refusal
  return code === 'scanned'
    ? { ok: false, sentence: says('answer.isScan'), isScan: true }
    : { ok: false, sentence }
}
