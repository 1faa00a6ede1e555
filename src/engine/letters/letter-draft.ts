import type { CaseFile } from './case-file.ts'
import type { LetterItem } from './compose-item.ts'
import type { LetterDraft } from './dispute-letter.ts'
import { languageOf, wordsIn } from './words/language.ts'

/**
 * What makes a letter a draft: the items on which the client has not decided. Null when there is none. A letter that the
 * consumer has neither written nor reviewed triggers no duty (Warner v. Experian, 9th Cir. 2019), so such an item is no
 * part of the letter: it has no number, the letter's own sentences do not count it, and nobody can sign over it.
 */
export function letterDraft(items: readonly LetterItem[], caseFile: CaseFile): LetterDraft | null {
  if (items.length === 0) return null
  const { draft: words } = wordsIn(languageOf(caseFile))
  return {
    mark: words.mark(items.length),
    explanation: words.explanation,
    heading: words.heading,
    unsigned: words.unsigned,
    language: languageOf(caseFile),
    items: items.map(
      ({ findingId, heading, title, printedHere, printedElsewhere, certainty, why, ask, told }) => ({
        findingId,
        heading,
        title,
        printedHere,
        printedElsewhere,
        certainty,
        why,
        ask,
        told,
      }),
    ),
  }
}
