import type { PageFrame } from './page-frame.ts'
import type { Box } from './positioned-text.ts'

/** A page to be copied. `marks`: places to be marked, as readPages gives them. */
export interface PageToCopy {
  /** From 1. */
  page: number
  marks: readonly Box[]
  /** Only the lines of these places and of the marks stay visible, the rest is covered; null: the whole page. */
  shown: readonly Box[] | null
}

/** A place of the copy, in points from the top left corner of the page as displayed. */
export type MarkedBox = Pick<Box, 'x' | 'y' | 'width' | 'height'>

export interface CopiedPage {
  /** From 1, in the file that it was copied from. */
  page: number
  /** From the copy's own page space to the page as displayed, its text upright. */
  frame: PageFrame
  /** In the order of the marks asked for; null for one that lies outside the page. */
  marks: (MarkedBox | null)[]
}

/** A PDF of the copied pages alone, in the order asked for: no script, no form, no attachment, no password. */
export interface CopiedPages {
  pdf: Uint8Array
  pages: CopiedPage[]
}
