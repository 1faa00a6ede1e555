import { createTypesetter } from '../../documents/typesetter.ts'
import { hasText } from './page-block.ts'
import { blocksOfPage } from './page-blocks.ts'
import type { SavedPage } from './saved-page.ts'

/** A saved page as a PDF, its tables in columns. 'too_large' or 'empty' when there is nothing sensible to set. */
export function webPageDocument(page: SavedPage): Uint8Array | 'too_large' | 'empty' {
  const blocks = blocksOfPage(page)
  if (blocks === null) return 'too_large'
  if (!hasText(blocks)) return 'empty'
  // The template prints no date: the same page gives the same bytes.
  return createTypesetter().set('web-page', { blocks }, '').bytes
}
