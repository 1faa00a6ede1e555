import type { Pdfium } from './pdf-engine.ts'

/** The file of a document that PDFium holds; null when it has no memory for it. */
export function saveDocument(pdfium: Pdfium, document: number): Uint8Array | null {
  const { calls } = pdfium
  const writer = calls.PDFiumExt_OpenFileWriter()
  calls.PDFiumExt_SaveAsCopy(document, writer)
  const size = calls.PDFiumExt_GetFileWriterSize(writer)
  const buffer = size > 0 ? calls.malloc(size) : 0
  if (buffer === 0) return null
  calls.PDFiumExt_GetFileWriterData(writer, buffer, size)
  return pdfium.memory.HEAPU8.slice(buffer, buffer + size)
}
