import type { PdfEngine } from '../../read/pdf-engine.ts'
import { type AssembleRefusal, assembleSentences } from '../assembled-report.ts'
import { archivedPage, htmlOf } from './saved-page.ts'
import { webPageDocument } from './web-page-document.ts'

/** A page that somebody saved in a browser. */
export interface SavedFile {
  bytes: Uint8Array
  kind: 'html' | 'mhtml'
}

/** A saved page as a PDF, or why it is none; in any runtime. Never throws for what a file holds. */
export async function setSavedPage(
  { bytes, kind }: SavedFile,
  engine: PdfEngine,
): Promise<{ bytes: Uint8Array; pages: number } | Omit<AssembleRefusal, 'part'>> {
  const page = kind === 'html' ? htmlOf(bytes) : await archivedPage(bytes)
  const made = page === null ? 'too_large' : await webPageDocument(page, engine)
  if (made === 'too_large') return { code: made, sentence: assembleSentences.pageTooLarge }
  if (made === 'empty') return { code: made, sentence: assembleSentences.pageEmpty }
  return made
}
