import type { GuideMatter } from './guide-matter.ts'
import { type GuidePaperKey, paperTitles } from './words/titles.ts'

/** What a paper's id says: 'validation-request:2' is about the entry '2', 'bureau-dispute:Experian' about that bureau. */
export function partsOfPaperId(id: string): { key: GuidePaperKey; about: string } | null {
  const [key = '', ...about] = id.split(':')
  return Object.hasOwn(paperTitles.en, key) ? { key: key as GuidePaperKey, about: about.join(':') } : null
}

/** A paper's name in the person's language; an unknown id as it is. */
export function titleOfPaper(
  id: string,
  { entries, language }: Pick<GuideMatter, 'entries' | 'language'>,
): string {
  const parts = partsOfPaperId(id)
  if (parts === null) return id
  const entry = entries.find((each) => each.id === parts.about)
  return paperTitles[language][parts.key](entry ? entry.company : parts.about)
}
