import type { MissingPages } from './credit-report.ts'

/**
 * 'Page 8 of 14 is missing from the file.', 'Pages 3, 5–9 of 14 are missing from the file.', and where pages without a
 * number may be some of them: '1 of the pages 8, 9 of 14 is missing from the file.'
 * @param file as a person would call it
 */
export function missingPagesText(
  { pages, count, of }: Pick<MissingPages, 'pages' | 'count' | 'of'>,
  file = 'the file',
): string {
  const named = rangesOf(pages)
  if (count < pages.length && count === 1) return `1 of the pages ${named} of ${of} is missing from ${file}.`
  if (count < pages.length) return `${count} of the pages ${named} of ${of} are missing from ${file}.`
  return count === 1
    ? `Page ${named} of ${of} is missing from ${file}.`
    : `Pages ${named} of ${of} are missing from ${file}.`
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
