import { type BureauKey, bureauKeys } from '../../../shared/api/vocabulary.ts'

const marks: Readonly<Record<BureauKey, RegExp>> = {
  experian: /experian/i,
  equifax: /equifax|efx/i,
  transunion: /trans[\s_-]?union/i,
}

/** The bureau that the names of files alone speak of; null where they name none, or several. What is in them is read after the upload. */
export function namedBureau(fileNames: readonly string[]): BureauKey | null {
  const named = bureauKeys.filter((bureau) => fileNames.some((name) => marks[bureau].test(name)))
  return named.length === 1 ? (named[0] ?? null) : null
}

/** A file's name that speaks of one report with all three bureaus in it: 'three-bureau.pdf', '3B report', 'Tri-Merge'. */
export const namesAllBureaus = (fileName: string): boolean =>
  /(?:three|tri|3)[\s_-]*(?:bureau|merge)|(?:^|[^\da-z])3b(?:$|[^\da-z])/i.test(fileName)
