import type { CaseFile } from './case-file.ts'

/**
 * What the person adds to a letter in their own words, a paragraph each: to one item, by the id of its finding, or (null) to the
 * covering text.
 */
export function ownParagraphs(
  { ownWords = [], findings }: Pick<CaseFile, 'ownWords' | 'findings'>,
  documentType: string,
  findingId: string | null,
): string[] {
  const fingerprint = findingId === null ? null : findings.find(({ id }) => id === findingId)?.fingerprint
  const words = ownWords.find((each) => each.documentType === documentType && each.finding === fingerprint)
  return (words?.text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
