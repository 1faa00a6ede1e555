import type { PlacedPage } from '../../src/engine/read/placed-page.ts'
import { readPages } from '../../src/engine/read/read-pages.ts'
import { noHints } from '../../src/engine/report/hints/hints.ts'
import { readRecognised, type ScanReading } from '../../src/engine/report/read-scan.ts'
import { asRecognised } from '../../src/engine/report/recognised-file.ts'
import { keptPdfEngine } from './kept-pdf-engine.ts'

/** How sure this recognition is of every word. */
const sureness = 0.8

/**
 * What recognising a scan would give whose every word is read as the file with text has it, on pages half as large as the
 * scan shows them.
 */
export async function recognisedAs(text: Uint8Array): Promise<ScanReading> {
  const scanned = await halfSize(text)
  const recognised = { pages: asRecognised(scanned), notRead: [], pageCount: scanned.length }
  return { ...readRecognised(recognised, noHints), recognised }
}

/** The pages of such a scan. */
export async function halfSize(text: Uint8Array): Promise<PlacedPage[]> {
  const result = await readPages(text, await keptPdfEngine())
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  return result.pages.map((page) => ({
    page: { ...page, words: page.words.map((word) => ({ ...word, confidence: sureness })) },
    fileNumber: page.number,
    isRecognised: true,
    placeInFile: ({ page: number, x, y, width, height }) => ({
      page: number,
      x: 2 * x,
      y: 2 * y,
      width: 2 * width,
      height: 2 * height,
    }),
  }))
}
