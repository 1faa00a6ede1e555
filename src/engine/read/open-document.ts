import { isCutOff, refusals, refuseByFirstBytes } from './file-refusals.ts'
import { compilePdfEngine, type PdfEngine, type Pdfium } from './pdf-engine.ts'
import type { ReadRefusal } from './positioned-text.ts'
import { wasmHost } from './wasm-host.ts'

/** Far above the longest report seen (120 pages, 21 MB). */
const limits = { bytes: 80_000_000, pages: 600 } as const
/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY of fpdfview.h. */
const lockedErrors = [4, 5]
const scratchBytes = 64

/** A PDF opened in a PDFium of its own. */
export interface OpenDocument {
  pdfium: Pdfium
  document: number
  pageCount: number
  /** 64 bytes of PDFium's memory for results. */
  scratch: number
}

export type Refused = { ok: false; refusal: ReadRefusal }

/**
 * Opens a PDF and does `work` with it. Never throws for what a file holds: it returns a refusal with a sentence.
 * Everything of the file goes with the PDFium instance.
 * @param engine a compiled engine to reuse; without it one is compiled (about 30 ms).
 */
export async function withDocument<T>(
  bytes: Uint8Array,
  engine: PdfEngine | undefined,
  work: (open: OpenDocument) => T | Promise<T>,
): Promise<T | Refused> {
  const refusal = refuseByFirstBytes(bytes)
  if (refusal) return { ok: false, refusal }
  if (bytes.length > limits.bytes) return { ok: false, refusal: refusals.tooLarge }
  const start = engine ?? (await compilePdfEngine())
  const pdfium = await start()
  try {
    const open = openDocument(pdfium, bytes)
    return 'refusal' in open ? open : await work(open)
  } catch (error) {
    // A WebAssembly trap: PDFium gave up on this file. Its memory goes with the instance.
    if (error instanceof wasmHost().RuntimeError) return { ok: false, refusal: refusals.broken }
    throw error
  }
}

function openDocument(pdfium: Pdfium, bytes: Uint8Array): OpenDocument | Refused {
  const data = pdfium.calls.malloc(bytes.length)
  const scratch = pdfium.calls.malloc(scratchBytes)
  if (data === 0 || scratch === 0) return { ok: false, refusal: refusals.tooLarge }
  pdfium.memory.HEAPU8.set(bytes, data)
  const document = pdfium.calls.FPDF_LoadMemDocument(data, bytes.length, 0)
  if (document === 0) {
    if (lockedErrors.includes(pdfium.calls.FPDF_GetLastError()))
      return { ok: false, refusal: refusals.locked }
    return { ok: false, refusal: isCutOff(bytes) ? refusals.cutOff : refusals.broken }
  }
  if (isCutOff(bytes)) return { ok: false, refusal: refusals.cutOff }
  const pageCount = pdfium.calls.FPDF_GetPageCount(document)
  if (pageCount > limits.pages) return { ok: false, refusal: refusals.tooLarge }
  return { pdfium, document, pageCount, scratch }
}
