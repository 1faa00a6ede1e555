import type { PdfEngine } from '../../read/pdf-engine.ts'
import { mostAssembledPages } from '../assembled-report.ts'
import { cutPages } from './cut-pages.ts'
import { hasText } from './page-block.ts'
import { blocksOfPage, pageWidth } from './page-blocks.ts'
import { pagesAsPdf, paper } from './pages-as-pdf.ts'
import type { SavedPage } from './saved-page.ts'
import { setBlocks } from './set-blocks.ts'
import { measureWith, typefacesOf } from './typefaces.ts'

/**
 * A saved page as a PDF, its tables in columns, wherever the engine runs: the same page gives the same bytes. 'too_large' or
 * 'empty' when there is nothing sensible to set.
 */
export async function webPageDocument(
  page: SavedPage,
  engine: PdfEngine,
): Promise<{ bytes: Uint8Array; pages: number } | 'too_large' | 'empty'> {
  const faces = typefacesOf(await engine())
  const measure = measureWith(faces)
  const blocks = blocksOfPage(page, measure)
  if (blocks === null) return 'too_large'
  if (!hasText(blocks)) return 'empty'
  const sheet = setBlocks(blocks, pageWidth, measure)
  const pages = cutPages(sheet, paper.height - 2 * paper.margin, mostAssembledPages)
  return pages === null ? 'too_large' : { bytes: pagesAsPdf(pages, faces), pages: pages.length }
}
