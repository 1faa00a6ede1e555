import type { PdfEngine } from '../read/pdf-engine.ts'
import type { OpenedPaper } from './opened-paper.ts'
import { paperKindOf } from './paper-kind.ts'

/**
 * Opens a paper as whoever receives it would: every page of a PDF, every point of a picture, the text part of a Word document.
 * Never throws for what a file holds. It bounds neither time nor memory: the server opens through createReportReader.
 * @param engine a compiled PDF engine to reuse
 */
export async function openPaper(bytes: Uint8Array, engine?: PdfEngine): Promise<OpenedPaper> {
  const kind = paperKindOf(bytes)
  switch (kind) {
    case null:
      return { ok: false, fault: 'other-kind' }
    // Each loads when it is asked for: a child that reads reports needs none of them.
    case 'pdf': {
      const { openPdf } = await import('./open-pdf.ts')
      return openPdf(bytes, engine)
    }
    case 'jpeg':
    case 'png': {
      const { openPicture } = await import('./open-picture.ts')
      return openPicture(bytes, kind)
    }
    // Its kind was told by its directory, and a mark of its end it has not: nobody prints it here.
    case 'doc':
      return { ok: true, kind, pages: null }
    case 'docx': {
      const { openWord } = await import('./open-word.ts')
      return openWord(bytes)
    }
  }
}
