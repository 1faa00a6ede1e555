import { compilePdfEngine } from '../../src/engine/read/pdf-engine.ts'

/** Some pages (1-based) of a PDF as a PDF of their own, as somebody makes it who prints only those. */
export async function pagesOfPdf(bytes: Uint8Array, pages: readonly number[]): Promise<Uint8Array> {
  const { calls, memory } = await (await compilePdfEngine())()
  const data = calls.malloc(bytes.length)
  memory.HEAPU8.set(bytes, data)
  const source = calls.FPDF_LoadMemDocument(data, bytes.length, 0)
  if (source === 0) throw new Error('the PDF cannot be opened')
  const target = calls.FPDF_CreateNewDocument()
  const indexes = calls.malloc(4 * pages.length)
  for (const [at, page] of pages.entries()) memory.HEAP32[(indexes >> 2) + at] = page - 1
  if (calls.FPDF_ImportPagesByIndex(target, source, indexes, pages.length, 0) === 0)
    throw new Error('the PDF has no such pages')
  const writer = calls.PDFiumExt_OpenFileWriter()
  calls.PDFiumExt_SaveAsCopy(target, writer)
  const size = calls.PDFiumExt_GetFileWriterSize(writer)
  const copy = calls.malloc(size)
  calls.PDFiumExt_GetFileWriterData(writer, copy, size)
  return memory.HEAPU8.slice(copy, copy + size)
}
