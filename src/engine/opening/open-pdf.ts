import { withDocument } from '../read/open-document.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import type { ReadRefusal } from '../read/positioned-text.ts'
import type { OpenedPaper, PaperFault } from './opened-paper.ts'

/** A year of bank statements has about 200 pages. */
const mostPages = 400

const faults: Partial<Record<ReadRefusal['code'], PaperFault>> = {
  locked: 'locked',
  too_large: 'too-large',
}

/** A PDF opens when it ends, has a page, and every page of it can be loaded. */
export async function openPdf(bytes: Uint8Array, engine?: PdfEngine): Promise<OpenedPaper> {
  if (!isWhole(bytes)) return { ok: false, fault: 'incomplete' }
  const opened = await withDocument(bytes, engine, ({ pdfium, document, pageCount }): OpenedPaper => {
    if (pageCount === 0) return { ok: false, fault: 'damaged' }
    if (pageCount > mostPages) return { ok: false, fault: 'too-large' }
    for (let at = 0; at < pageCount; at += 1) {
      const page = pdfium.calls.FPDF_LoadPage(document, at)
      if (page === 0) return { ok: false, fault: 'damaged' }
      pdfium.calls.FPDF_ClosePage(page)
    }
    return { ok: true, kind: 'pdf', pages: pageCount }
  })
  return 'refusal' in opened ? { ok: false, fault: faults[opened.refusal.code] ?? 'damaged' } : opened
}

/**
 * ISO 32000-1, 7.5.5: the last lines say where the cross-reference is. A file made for the web says so near its beginning, too: what
 * follows the last of these marks must hold no further objects. PDFium would rebuild what is left of a file that broke off.
 */
function isWhole(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const mark = content.lastIndexOf('startxref')
  if (mark < 0) return false
  const end = /^startxref\s+(\d+)\s+%%EOF/.exec(content.subarray(mark, mark + 64).toString('latin1'))
  if (end === null || Number(end[1]) >= content.length) return false
  return !/\d+\s+\d+\s+obj\b/.test(content.subarray(mark + end[0].length).toString('latin1'))
}
