import type { LetterOnScreen, WordsVersion } from '../../../shared/api/letters.ts'
import type { Fact } from '../decisions/list-facts.ts'
import { placeOfSubject, subjectOfPlace, type WordsPlace } from '../decisions/own-words-places.ts'

/** Every version of the words at one place, newest first. */
export function versionsAt(facts: readonly Fact[], place: WordsPlace): WordsVersion[] {
  const subject = subjectOfPlace(place)
  return facts
    .flatMap((fact) =>
      fact.subject === subject && fact.said.kind === 'words'
        ? [{ text: fact.said.text, at: fact.at, by: fact.actor }]
        : [],
    )
    .reverse()
}

/** The places of one letter at which anything was ever added, with their versions. */
export function wordsInLetter(
  facts: readonly Fact[],
  letter: Pick<WordsPlace, 'round' | 'documentType'>,
): LetterOnScreen['words'] {
  const places = facts.flatMap(({ subject, said }) => {
    const place = said.kind === 'words' ? placeOfSubject(subject) : null
    return place?.round === letter.round && place.documentType === letter.documentType ? [place.finding] : []
  })
  return [...new Set(places)].map((finding) => ({
    item: finding,
    versions: versionsAt(facts, { ...letter, finding }),
  }))
}
