import { compilePdfEngine } from '../../src/engine/read/pdf-engine.ts'

interface SheetCalls {
  /** FPDF_ImportNPagesToOne of fpdf_ppo.h: pages made smaller, beside and below each other on paper of so many points. */
  FPDF_ImportNPagesToOne(source: number, width: number, height: number, across: number, down: number): number
}

/** The PDF with two pages on each sheet of paper, as a printer's program lays them; letter paper lying on its side unless told. */
export async function twoPagesASheet(bytes: Uint8Array, width = 792, height = 612): Promise<Uint8Array> {
  const { calls, memory } = await (await compilePdfEngine())()
  const data = calls.malloc(bytes.length)
  memory.HEAPU8.set(bytes, data)
  const source = calls.FPDF_LoadMemDocument(data, bytes.length, 0)
  const sheets = (calls as unknown as SheetCalls).FPDF_ImportNPagesToOne(source, width, height, 2, 1)
  if (source === 0 || sheets === 0) throw new Error('the PDF cannot be laid on sheets')
  const writer = calls.PDFiumExt_OpenFileWriter()
  calls.PDFiumExt_SaveAsCopy(sheets, writer)
  const size = calls.PDFiumExt_GetFileWriterSize(writer)
  const copy = calls.malloc(size)
  calls.PDFiumExt_GetFileWriterData(writer, copy, size)
  return memory.HEAPU8.slice(copy, copy + size)
}
