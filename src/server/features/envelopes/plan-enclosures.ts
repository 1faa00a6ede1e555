import type { EnclosedCopy } from '../../../engine/letters/enclosed-copies.ts'
import type { PageToCopy } from '../../../engine/read/copied-pages.ts'
import { papersFor } from '../intake/held-papers.ts'
import type { PaperForMailing } from '../intake/papers-for-mailing.ts'
import type { EarlierFiles } from '../results/earlier-files.ts'
import type { RunAnalysis } from '../runs/run-analysis.ts'
import type { LetterSigningRow } from './envelopes.tables.ts'
import { signingOf } from './signing-in-force.ts'

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

/** What is stored that a letter may enclose. `reports`: of the run that the letter was written from. */
export interface KeptFiles {
  reports: RunAnalysis['files']
  papers: readonly PaperForMailing[]
  earlier: readonly EarlierFiles[]
  signings: readonly LetterSigningRow[]
}

/** Which stored files meet each entry of a letter's list. */
export function planEnclosures(copies: readonly EnclosedCopy[], kept: KeptFiles): PlannedEnclosure[] {
  return copies.map((copy, at) => ({ number: at + 1, text: copy.text, files: filesOf(copy, kept) }))
}

function filesOf(copy: EnclosedCopy, kept: KeptFiles): FileToCopy[] {
  switch (copy.kind) {
    case 'by-hand':
      return []
    case 'paper':
      return papersFor(copy.paper, kept.papers).map(({ fileKey }) => whole(fileKey))
    case 'earlier-letter':
    case 'results': {
      const own = kept.earlier.find(({ round, bureau }) => round === copy.round && bureau === copy.bureau)
      return own ? earlierFile(copy.kind, own, kept.signings) : []
    }
    case 'report': {
      const file = kept.reports.find(({ bureau }) => bureau === copy.bureau)
      return file ? [{ fileKey: file.fileKey, ...pagesOf(copy) }] : []
    }
  }
}

const whole = (fileKey: string): FileToCopy => ({ fileKey, pages: null, items: [] })

/** A letter as it was mailed: with its signature where that was set in it, and with the proof of its delivery. */
function earlierFile(
  kind: 'earlier-letter' | 'results',
  { document, proofKey, resultsKey }: EarlierFiles,
  signings: readonly LetterSigningRow[],
): FileToCopy[] {
  const letterKey = document && (signingOf(document, signings)?.fileKey ?? document.fileKey)
  const keys = kind === 'results' ? [resultsKey] : letterKey === null ? [] : [letterKey, proofKey]
  return keys.flatMap((key) => (key === null ? [] : [whole(key)]))
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
