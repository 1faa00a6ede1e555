import type { Pages } from '../../shared/sentences/en/missing-pages-words.ts'
import type { MissingPages } from './credit-report.ts'

/**
 * Missing pages as sentences name them.
 * @param file as its owner named it; null for 'the file'
 */
export function pagesSaid(
  { pages, count, of }: Pick<MissingPages, 'pages' | 'count' | 'of'>,
  file: string | null = null,
): Pages {
  return { pages: rangesOf(pages), listed: pages.length, count, of, file }
}

/** Page numbers as '3, 5–9, 12': no words, so that it stands in any language. */
export function rangesOf(pages: readonly number[]): string {
  const runs: number[][] = []
  for (const page of pages) {
    const run = runs.at(-1)
    if (run !== undefined && page === (run.at(-1) ?? 0) + 1) run.push(page)
    else runs.push([page])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String))).join(', ')
}
