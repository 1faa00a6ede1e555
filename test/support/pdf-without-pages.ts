/** A PDF with some of its pages taken out, as a person's program leaves it. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'

/** @param lost numbers of pages, from 1 */
export async function pdfWithoutPages(bytes: Uint8Array, lost: readonly number[]): Promise<Uint8Array> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  const wasm = await readFile(path)
  const binary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength)
  const engine = await init({ wasmBinary: binary as ArrayBuffer })
  engine.PDFiumExt_Init()
  const heap = () => (engine.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8
  const data = engine.pdfium.wasmExports.malloc(bytes.length)
  heap().set(bytes, data)
  const document = engine.FPDF_LoadMemDocument(data, bytes.length, '')
  for (const page of [...lost].sort((a, b) => b - a)) engine.FPDFPage_Delete(document, page - 1)
  const writer = engine.PDFiumExt_OpenFileWriter()
  engine.PDFiumExt_SaveAsCopy(document, writer)
  const size = engine.PDFiumExt_GetFileWriterSize(writer)
  const copy = engine.pdfium.wasmExports.malloc(size)
  engine.PDFiumExt_GetFileWriterData(writer, copy, size)
  const result = heap().slice(copy, copy + size)
  engine.PDFiumExt_CloseFileWriter(writer)
  return result
}
