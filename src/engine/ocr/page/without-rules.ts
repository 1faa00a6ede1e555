import type { Raster } from '../../read/render-region.ts'
import { findShapes, type InkShape } from '../picture/find-shapes.ts'
import { hasLightRules, whitenPaper } from '../picture/light-rules.ts'
import { withoutLeaders } from '../picture/without-leaders.ts'
import { cleanPicture } from '../signs/clean-picture.ts'
import { readingDpi } from '../text-recogniser.ts'

/**
 * The picture of a clean page's letters without the light rules of its tables, on white paper; null where it has none. Most pages are read as well with
 * them. Not so tables with dark posts and frames: where these are taken out, what is left between them are rules of a cell each, between white edges.
 * @param level of the page, before anything is taken out of it: there the rules are still whole
 */
export function withoutRules(level: Raster): { text: Raster; print: readonly InkShape[] } | null {
  if (!hasLightRules(level, readingDpi)) return null
  const { text: bare } = cleanPicture(level, readingDpi, undefined, true)
  const { picture: text, shapes: print } = withoutLeaders(
    bare,
    findShapes(bare, Number.POSITIVE_INFINITY),
    readingDpi,
  )
  const white = { ...text, data: text.data.slice() }
  whitenPaper(white)
  return { text: white, print }
}
