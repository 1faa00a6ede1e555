import { compilePdfEngine, type PdfEngine } from '../read/pdf-engine.ts'
import {
  type Assembled,
  type AssembleRefusal,
  assembleSentences,
  type ReportPart,
} from './assembled-report.ts'
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
  for (const [at, part] of parts.entries()) {
    const made = await documentOf(part, options)
    if (!('bytes' in made)) return { ok: false, refusal: { ...made, part: at } }
    documents.push(made.bytes)
  }
  return joinDocuments(documents, options.password, engine ?? (await compilePdfEngine()))
}

/** A part as a PDF of its own. */
async function documentOf(
  part: ReportPart,
  options: PhotoOptions,
): Promise<{ bytes: Uint8Array } | Omit<AssembleRefusal, 'part'>> {
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
    case 'mhtml':
      return savedPage(part)
  }
}

async function savedPage(part: ReportPart): Promise<{ bytes: Uint8Array } | Omit<AssembleRefusal, 'part'>> {
  const { archivedPage, htmlOf } = await import('./web-page/saved-page.ts')
  const { webPageDocument } = await import('./web-page/web-page-document.ts')
  const page = part.kind === 'html' ? htmlOf(part.bytes) : await archivedPage(part.bytes)
  const made = page === null ? 'too_large' : webPageDocument(page)
  if (made === 'too_large') return { code: made, sentence: assembleSentences.pageTooLarge }
  if (made === 'empty') return { code: made, sentence: assembleSentences.pageEmpty }
  return { bytes: made }
}

async function picturesOf(pages: readonly PicturePage[]): Promise<Uint8Array> {
  const { pictureDocument } = await import('./picture-document.ts')
  return pictureDocument(pages)
}
