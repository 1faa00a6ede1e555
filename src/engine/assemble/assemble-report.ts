import { compilePdfEngine, type PdfEngine } from '../read/pdf-engine.ts'
import type { Assembled, AssembleRefusal, ReportPart } from './assembled-report.ts'
import { joinDocuments } from './join-documents.ts'
import type { PhotoOptions } from './photo-pages.ts'
import type { PicturePage } from './picture-document.ts'

/**
 * The files of one report, in the order of its pages, to one PDF without a password. A single PDF that has none comes
 * back byte for byte, also one that is damaged: reading it says what is wrong.
 * Never throws for what a file holds. It bounds neither time nor memory: the server assembles through createReportReader.
 * @param options.findsPaper lays the paper of each photo straight, without the table around it. A report's reader does so itself and
 * says where on the photo its words are; a paper that is mailed or looked at is laid straight once
 * @param options.anySize of photos: takes those that are too small to be read
 * @param options.password tried on every PDF that has one; it is in no result. Empty: what opens without one is opened, which
 * tells a PDF that asks for a password from one that only forbids its printing
 * @param engine a compiled PDF engine to reuse
 */
export async function assembleReport(
  parts: readonly ReportPart[],
  options: PhotoOptions & { password?: string | undefined } = {},
  engine?: PdfEngine,
): Promise<Assembled> {
  const [only, ...others] = parts
  if (only && others.length === 0 && only.kind === 'pdf' && options.password === undefined)
    return { ok: true, bytes: only.bytes, pages: [null] }
  const documents: Uint8Array[] = []
  const pdfium = engine ?? (await compilePdfEngine())
  for (const [at, part] of parts.entries()) {
    const made = await documentOf(part, options, pdfium)
    if (!('bytes' in made)) return { ok: false, refusal: { ...made, part: at } }
    // Joined with nothing, a saved page is as it was set: its bytes are the same wherever it is read.
    if (made.pages !== undefined && parts.length === 1)
      return { ok: true, bytes: made.bytes, pages: [made.pages] }
    documents.push(made.bytes)
  }
  return joinDocuments(documents, options.password, pdfium)
}

/** A part as a PDF of its own. */
async function documentOf(
  part: ReportPart,
  options: PhotoOptions,
  engine: PdfEngine,
): Promise<{ bytes: Uint8Array; pages?: number } | Omit<AssembleRefusal, 'part'>> {
  switch (part.kind) {
    case 'pdf':
      return { bytes: part.bytes }
    // The others load when they are asked for: most reports are one PDF.
    case 'jpeg':
    case 'png':
    case 'webp': {
      const { photoPages } = await import('./photo-pages.ts')
      const photographed = await photoPages(part.bytes, options)
      return photographed.ok ? { bytes: await picturesOf(photographed.pages) } : photographed
    }
    case 'html':
    case 'mhtml': {
      const { setSavedPage } = await import('./web-page/set-saved-page.ts')
      return setSavedPage({ bytes: part.bytes, kind: part.kind }, engine)
    }
  }
}

async function picturesOf(pages: readonly PicturePage[]): Promise<Uint8Array> {
  const { pictureDocument } = await import('./picture-document.ts')
  return pictureDocument(pages)
}
