import type { Box, Page } from './positioned-text.ts'

/** A page to be read, and where its places are in the file: it may be half a sheet, or a photo made straight. */
export interface PlacedPage {
  page: Page
  /** Number of the file's page, from 1. */
  fileNumber: number
  /** What it says came from character recognition. */
  isRecognised: boolean
  /** A box of `page` where the file shows it. */
  placeInFile(box: Box): Box
}

/** A page as the file spells it. */
export function asPlaced(page: Page): PlacedPage {
  return { page, fileNumber: page.number, isRecognised: false, placeInFile: (box) => box }
}

/** The page with another number, its places still those of the file. */
export function renumbered(placed: PlacedPage, number: number): PlacedPage {
  const { page } = placed
  if (page.number === number) return placed
  const moved = <T extends { box: Box }>(part: T): T => ({ ...part, box: { ...part.box, page: number } })
  return {
    ...placed,
    page: { ...page, number, words: page.words.map(moved), marks: page.marks.map(moved) },
    placeInFile: (box) => placed.placeInFile({ ...box, page: page.number }),
  }
}
