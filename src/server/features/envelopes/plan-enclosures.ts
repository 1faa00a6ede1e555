import type { EnclosedCopy } from '../../../engine/letters/enclosed-copies.ts'
import type { PageToCopy } from '../../../engine/read/copied-pages.ts'
import { papersFor } from '../intake/held-papers.ts'
import type { PaperForMailing } from '../intake/papers-for-mailing.ts'
import type { RunAnalysis } from '../runs/run-analysis.ts'

/** A stored file of which pages are copied; `pages` null: all. `items`: of each page and mark the items that quote it. */
export interface FileToCopy {
  fileKey: string
  pages: PageToCopy[] | null
  items: number[][][]
}

/** An enclosure of a letter, with the stored files that it is copied from; none: the person adds it by hand. */
export interface PlannedEnclosure {
  number: number
  text: string
  files: FileToCopy[]
}

/** Which stored files meet each entry of a letter's list. @param files of the run that the letter was written from */
export function planEnclosures(
  copies: readonly EnclosedCopy[],
  files: RunAnalysis['files'],
  papers: readonly PaperForMailing[],
): PlannedEnclosure[] {
  return copies.map((copy, at) => ({ number: at + 1, text: copy.text, files: filesOf(copy, files, papers) }))
}

function filesOf(
  copy: EnclosedCopy,
  files: RunAnalysis['files'],
  papers: readonly PaperForMailing[],
): FileToCopy[] {
  switch (copy.kind) {
    case 'by-hand':
      return []
    case 'paper':
      return papersFor(copy.paper, papers).map(({ fileKey }) => ({ fileKey, pages: null, items: [] }))
    case 'report': {
      const file = files.find(({ bureau }) => bureau === copy.bureau)
      return file ? [{ fileKey: file.fileKey, ...pagesOf(copy) }] : []
    }
  }
}

function pagesOf({ marks, shown }: Extract<EnclosedCopy, { kind: 'report' }>): Omit<FileToCopy, 'fileKey'> {
  const numbers = [...new Set(marks.map(({ box }) => box.page))].sort((a, b) => a - b)
  const on = (page: number) => marks.filter(({ box }) => box.page === page)
  return {
    pages: numbers.map((page) => ({
      page,
      marks: on(page).map(({ box }) => box),
      shown: shown === null ? null : shown.filter((box) => box.page === page),
    })),
    items: numbers.map((page) => on(page).map(({ items }) => items)),
  }
}
