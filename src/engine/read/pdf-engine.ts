/**
 * PDFium as WebAssembly (@embedpdf/pdfium). The module is compiled once and instantiated anew for every file, so that
 * nothing of one person's report, and no damage done by a hostile file, is left in memory for the next.
 */
import { init } from '@embedpdf/pdfium'
import { nodeHost } from './node-host.ts'
import { wasmHost } from './wasm-host.ts'

type N = number

/** PDFium's memory. The views are replaced when it grows: take them from here each time. */
export interface PdfiumMemory {
  HEAPU8: Uint8Array
  HEAP32: Int32Array
  HEAPU32: Uint32Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
}

/** The functions this project calls. Pointers and handles are numbers; results other than numbers go to memory. */
export interface PdfiumCalls {
  malloc(size: N): N
  free(pointer: N): void
  FPDF_LoadMemDocument(data: N, size: N, password: N): N
  FPDF_GetLastError(): N
  FPDF_GetPageCount(document: N): N
  FPDF_CreateNewDocument(): N
  FPDF_CloseDocument(document: N): void
  FPDF_ImportPagesByIndex(into: N, from: N, indexes: N, length: N, at: N): N
  EPDF_RemoveEncryption(document: N): N
  PDFiumExt_OpenFileWriter(): N
  PDFiumExt_SaveAsCopy(document: N, writer: N): N
  PDFiumExt_GetFileWriterSize(writer: N): N
  PDFiumExt_GetFileWriterData(writer: N, buffer: N, size: N): N
  FPDF_LoadPage(document: N, index: N): N
  FPDF_ClosePage(page: N): void
  FPDF_GetPageWidthF(page: N): N
  FPDF_GetPageHeightF(page: N): N
  FPDF_DeviceToPage(page: N, x0: N, y0: N, w: N, h: N, turn: N, x: N, y: N, outX: N, outY: N): N
  FPDFText_LoadPage(page: N): N
  FPDFText_ClosePage(text: N): void
  FPDFText_CountChars(text: N): N
  FPDFText_GetUnicode(text: N, index: N): N
  FPDFText_HasUnicodeMapError(text: N, index: N): N
  FPDFText_GetTextObject(text: N, index: N): N
  FPDFText_GetCharBox(text: N, index: N, left: N, right: N, bottom: N, top: N): N
  FPDFText_GetLooseCharBox(text: N, index: N, rect: N): N
  FPDFText_GetCharOrigin(text: N, index: N, x: N, y: N): N
  FPDFText_GetFontSize(text: N, index: N): N
  FPDFText_GetFontWeight(text: N, index: N): N
  FPDFText_GetMatrix(text: N, index: N, matrix: N): N
  FPDFTextObj_GetFont(object: N): N
  FPDFTextObj_GetTextRenderMode(object: N): N
  FPDFText_LoadStandardFont(document: N, name: N): N
  FPDFFont_Close(font: N): void
  FPDFFont_GetFontData(font: N, buffer: N, length: N, outLength: N): N
  /** `sign`: a code point, whatever the header says. */
  FPDFFont_GetGlyphWidth(font: N, sign: N, size: number, outWidth: N): N
  FPDFFont_GetBaseFontName(font: N, buffer: N, length: N): N
  FPDFPage_Flatten(page: N, use: N): N
  FPDFPage_New(document: N, index: N, width: N, height: N): N
  FPDFPage_InsertObject(page: N, object: N): void
  FPDFPage_GenerateContent(page: N): N
  FPDFPageObj_NewImageObj(document: N): N
  FPDFImageObj_SetBitmap(pages: N, count: N, object: N, bitmap: N): N
  FPDFImageObj_SetMatrix(object: N, a: N, b: N, c: N, d: N, e: N, f: N): N
  FPDFPage_GetRotation(page: N): N
  FPDFPage_SetRotation(page: N, quarters: N): void
  FPDFPage_CountObjects(page: N): N
  FPDFPage_GetObject(page: N, index: N): N
  FPDFFormObj_CountObjects(form: N): N
  FPDFFormObj_GetObject(form: N, index: N): N
  FPDFPageObj_GetType(object: N): N
  FPDFPageObj_GetBounds(object: N, left: N, bottom: N, right: N, top: N): N
  FPDFPageObj_GetMatrix(object: N, matrix: N): N
  FPDFPageObj_GetFillColor(object: N, r: N, g: N, b: N, a: N): N
  FPDFPageObj_GetStrokeColor(object: N, r: N, g: N, b: N, a: N): N
  FPDFPath_CountSegments(path: N): N
  FPDFPath_GetDrawMode(path: N, fill: N, stroke: N): N
  FPDFBitmap_CreateEx(width: N, height: N, format: N, firstByte: N, stride: N): N
  FPDFBitmap_Destroy(bitmap: N): void
  FPDFBitmap_FillRect(bitmap: N, left: N, top: N, width: N, height: N, argb: N): N
  FPDFBitmap_GetBuffer(bitmap: N): N
  FPDF_RenderPageBitmap(bitmap: N, page: N, x: N, y: N, w: N, h: N, turn: N, flags: N): void
}

export interface Pdfium {
  calls: PdfiumCalls
  memory: PdfiumMemory
}

/** Starts a fresh PDFium with its own memory. */
export type PdfEngine = () => Promise<Pdfium>

/**
 * Compiles the module (about 30 ms). Keep the result and pass it to readPages; it holds no document.
 * @param code `pdfium.wasm`, of whoever is not Node; Node finds it beside the library
 */
export async function compilePdfEngine(code?: Uint8Array): Promise<PdfEngine> {
  const wasm = wasmHost()
  const compiled = await wasm.compile(code ?? nodeHost().fileOfPackage('@embedpdf/pdfium/pdfium.wasm'))
  return async () => {
    const hooks = {
      instantiateWasm(imports: object, done: (instance: object, module: object) => void) {
        wasm.instantiate(compiled, imports).then((instance) => done(instance, compiled))
        return {}
      },
      // PDFium writes its own complaints about damaged files; the refusal sentence says what matters.
      print: () => {},
      printErr: () => {},
    }
    // The library's types leave out what the loader of its module takes, its memory, and functions that it does not wrap.
    const module = await init(hooks as unknown as Parameters<typeof init>[0])
    module.PDFiumExt_Init()
    // The module's own wrappers check and copy their arguments on every call, which costs more than the calls here.
    const memory = module.pdfium as unknown as PdfiumMemory
    return { calls: module.pdfium.wasmExports as unknown as PdfiumCalls, memory }
  }
}
