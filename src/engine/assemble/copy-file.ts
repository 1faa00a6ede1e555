import { paperKindOf } from '../opening/paper-kind.ts'
import type { CopiedPages, PageToCopy } from '../read/copied-pages.ts'
import { copyPages } from '../read/copy-pages.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { assembleReport } from './assemble-report.ts'

/**
 * Copies pages of a stored file (PDF, JPG or PNG) into a PDF of their own; a picture is one page, without what the camera wrote
 * about place, time and device. Null for what cannot be opened.
 * @param wanted null: every page, without marks
 */
export async function copyFile(
  bytes: Uint8Array,
  wanted: readonly PageToCopy[] | null,
  engine: PdfEngine,
): Promise<CopiedPages | null> {
  const kind = paperKindOf(bytes)
  if (kind === 'pdf') return copyPages(bytes, wanted, engine)
  if (kind !== 'jpeg' && kind !== 'png') return null
  const assembled = await assembleReport([{ bytes, kind }], { anySize: true }, engine)
  return assembled.ok ? copyPages(assembled.bytes, wanted, engine) : null
}
