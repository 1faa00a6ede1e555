import { partlyScanned, refusals } from './file-refusals.ts'
import { type OpenDocument, withDocument } from './open-document.ts'
import { needsRecognition } from './page-content.ts'
import { type PageText, readPageText } from './page-text.ts'
import type { PdfEngine } from './pdf-engine.ts'
import type { ReadRefusal, ReadResult } from './positioned-text.ts'
import { countWastedWork } from './wasted-work.ts'

/** Far above the longest report seen (about 400,000 characters). */
const mostCharacters = 3_000_000

/**
 * PDF bytes to positioned words and drawn marks, page by page.
 * A page whose text runs sideways is turned until it can be read; its boxes are those of the turned page.
 * A file with a page that only shows its text (a picture, outlines, letters without names) is refused as 'scanned': all of
 * it is read by scanPages, which takes the other pages as they are.
 * Never throws for what a file holds: it returns a refusal with a sentence for the person who uploaded it.
 * A file whose pages take long and give little is given up; else it does not bound time or memory: run files of strangers through
 * createReportReader.
 * @param engine a compiled engine to reuse; without it one is compiled (about 30 ms).
 * @param onPage told after each page, from 1, and of how many
 */
export async function readPages(
  bytes: Uint8Array,
  engine?: PdfEngine,
  onPage?: (page: number, of: number) => void,
): Promise<ReadResult> {
  return withDocument(bytes, engine, (open) => {
    const result = readPageTexts(open, onPage)
    if (!result.ok) return result
    const refusal = refuseUnspelled(result.texts)
    return refusal ? { ok: false, refusal } : { ok: true, pages: result.texts.map(({ page }) => page) }
  })
}

/** Every page of an open document as the file spells it, whatever it shows. */
export function readPageTexts(
  open: OpenDocument,
  onPage?: (page: number, of: number) => void,
): { ok: true; texts: PageText[] } | { ok: false; refusal: ReadRefusal } {
  const texts: PageText[] = []
  const fonts = new Map<number, boolean>()
  const isTooMuch = countWastedWork()
  let characters = 0
  for (let index = 0; index < open.pageCount; index++) {
    const begun = performance.now()
    const text = readPageText(open, index, fonts)
    if (text === null) return { ok: false, refusal: refusals.broken }
    const ofPage = text.page.words.reduce((sum, { text }) => sum + text.length, 0)
    characters += ofPage
    if (characters > mostCharacters) return { ok: false, refusal: refusals.tooLarge }
    if (isTooMuch({ ms: performance.now() - begun, characters: ofPage }))
      return { ok: false, refusal: refusals.timeout }
    texts.push(text)
    onPage?.(texts.length, open.pageCount)
  }
  return texts.length === 0 ? { ok: false, refusal: refusals.broken } : { ok: true, texts }
}

function refuseUnspelled(texts: readonly PageText[]): ReadRefusal | null {
  const only = texts.filter(({ content }) => needsRecognition(content))
  if (only.length === 0) return texts.every(({ content }) => content === 'blank') ? refusals.noText : null
  if (texts.some(({ content }) => content === 'text'))
    return partlyScanned(only.map(({ page }) => page.number))
  return only.some(({ content }) => content === 'picture') ? refusals.scanned : refusals.unmapped
}
