import { type BureauKey, bureauKeys } from '../../../shared/api/vocabulary.ts'

const marks: Readonly<Record<BureauKey, RegExp>> = {
  experian: /experian/i,
  equifax: /equifax|efx/i,
  transunion: /trans[\s_-]?union/i,
}

/** The bureau that a file's name alone speaks of; null where it names none, or several. What is in it is read after the upload. */
export function proposedBureau(fileName: string): BureauKey | null {
  const named = bureauKeys.filter((bureau) => marks[bureau].test(fileName))
  return named.length === 1 ? (named[0] ?? null) : null
}
