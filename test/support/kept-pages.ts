import type { Page } from '../../src/engine/read/positioned-text.ts'
import { readPages } from '../../src/engine/read/read-pages.ts'
import { keptPdfEngine } from './kept-pdf-engine.ts'
import { keptWork } from './kept-work.ts'

/**
 * The pages of a file, for tests of what is made of them: opened once in a test run, for half of what reading a report takes
 * goes there. Throws with the sentence when the file is refused.
 */
export async function keptPages(bytes: Uint8Array): Promise<Page[]> {
  const plain = new Uint8Array(bytes)
  const result = await keptWork(['readPages', plain], async () => readPages(plain, await keptPdfEngine()))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  return result.pages
}
