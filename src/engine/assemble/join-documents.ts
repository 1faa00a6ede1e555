import { isCutOff } from '../read/file-refusals.ts'
import type { PdfEngine, Pdfium } from '../read/pdf-engine.ts'
import { saveDocument } from '../read/save-document.ts'
import { wasmHost } from '../read/wasm-host.ts'
import {
  type Assembled,
  type AssembleRefusal,
  assembleSentences,
  mostAssembledPages,
} from './assembled-report.ts'

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY of fpdfview.h. */
const lockedErrors = [4, 5]

type Refusal = Omit<AssembleRefusal, 'part'>

/**
 * Several PDFs as one, in the given order, without passwords. Never throws for what a file holds.
 * @param password tried on every file that has one
 */
export async function joinDocuments(
  files: readonly Uint8Array[],
  password: string | undefined,
  engine: PdfEngine,
): Promise<Assembled> {
  const pdfium = await engine()
  let at = 0
  try {
    const target = pdfium.calls.FPDF_CreateNewDocument()
    const pages: number[] = []
    let total = 0
    for (; at < files.length; at += 1) {
      const added = append(pdfium, target, files[at] ?? new Uint8Array(), { at: total, password })
      if (typeof added !== 'number') return { ok: false, refusal: { ...added, part: at } }
      pages.push(added)
      total += added
      if (total > mostAssembledPages)
        return {
          ok: false,
          refusal: { code: 'too_large', sentence: assembleSentences.tooManyPages, part: at },
        }
    }
    const bytes = saveDocument(pdfium, target)
    return bytes ? { ok: true, bytes, pages } : { ok: false, refusal: { ...broken, part: 0 } }
  } catch (error) {
    // A WebAssembly trap: PDFium gave up on this file. Its memory goes with the instance.
    if (!(error instanceof wasmHost().RuntimeError)) throw error
    return { ok: false, refusal: { ...broken, part: Math.min(at, files.length - 1) } }
  }
}

const broken: Refusal = { code: 'broken', sentence: assembleSentences.broken }

/** Puts all pages of a file at a place of the target; answers how many. */
function append(
  pdfium: Pdfium,
  target: number,
  bytes: Uint8Array,
  given: { at: number; password: string | undefined },
): number | Refusal {
  const { calls } = pdfium
  // PDFium would rebuild what is left of a file without its end, and pages would be missing without a word.
  if (isCutOff(bytes)) return broken
  const opened = open(pdfium, bytes, given.password)
  if ('refusal' in opened) return opened.refusal
  const count = calls.FPDF_GetPageCount(opened.document)
  if (count === 0) return broken
  if (count > mostAssembledPages) return { code: 'too_large', sentence: assembleSentences.tooManyPages }
  const imported = calls.FPDF_ImportPagesByIndex(target, opened.document, 0, 0, given.at)
  calls.FPDF_CloseDocument(opened.document)
  calls.free(opened.data)
  return imported === 0 ? broken : count
}

function open(
  pdfium: Pdfium,
  bytes: Uint8Array,
  password: string | undefined,
): { document: number; data: number } | { refusal: Refusal } {
  const { calls } = pdfium
  const data = calls.malloc(bytes.length)
  if (data === 0) return { refusal: { code: 'too_large', sentence: assembleSentences.stopped } }
  pdfium.memory.HEAPU8.set(bytes, data)
  const secret = password ? new TextEncoder().encode(`${password}\0`) : null
  const word = secret ? calls.malloc(secret.length) : 0
  if (secret) pdfium.memory.HEAPU8.set(secret, word)
  const document = calls.FPDF_LoadMemDocument(data, bytes.length, word)
  if (document !== 0) return { document, data }
  if (!lockedErrors.includes(calls.FPDF_GetLastError())) return { refusal: broken }
  return {
    refusal: password
      ? { code: 'wrong_password', sentence: assembleSentences.wrongPassword }
      : { code: 'locked', sentence: assembleSentences.locked },
  }
}
