import type { LetterOnScreen } from '../../../../shared/api/letters.ts'
import type { GeneratedDocument } from '../../../../shared/api/portal.ts'
import type { WordedFinding } from '../review-in-words.ts'

const bureaus = ['Experian', 'Equifax', 'TransUnion'] as const

/** One letter at the end of the review. `bureau` null: to a company, or one that was asked for beside the round. */
export interface SignedLetter {
  documentType: string
  bureau: (typeof bureaus)[number] | null
  name: string
  /** What is disputed in it, of a bureau's letter. */
  items: WordedFinding[]
  /** Its file; undefined while there is none. */
  paper: GeneratedDocument | undefined
  /** Its text; undefined where only the file tells it, or nothing of it is decided. */
  letter: LetterOnScreen | undefined
}

/** The bureaus' letters in their order, of which there is a file or an item, then all others that the round has. */
export function signedLetters(
  given: { round: number; findings: readonly WordedFinding[]; documents: readonly GeneratedDocument[] },
  onScreen: readonly LetterOnScreen[],
): SignedLetter[] {
  const paperOf = (type: string) =>
    given.documents.find(({ documentType, round }) => round === given.round && documentType === type)
  const own = bureaus.map((bureau): SignedLetter => {
    const documentType = `${bureau.toLowerCase()}_dispute_letter`
    const items = given.findings.filter(
      ({ decision, letters: places }) =>
        decision?.decision === 'dispute' && places.some((place) => place.bureau === bureau && !place.kept),
    )
    const letter = onScreen.find((each) => each.documentType === documentType)
    return {
      documentType,
      bureau,
      name: bureau,
      items,
      paper: paperOf(documentType),
      letter: items.length > 0 ? letter : undefined,
    }
  })
  const others = onScreen
    .filter(({ documentType }) => own.every((each) => each.documentType !== documentType))
    .map(
      (letter): SignedLetter => ({
        documentType: letter.documentType,
        bureau: null,
        name: letter.recipientName,
        items: [],
        paper: paperOf(letter.documentType),
        letter,
      }),
    )
  return [...own.filter(({ paper, items }) => paper || items.length > 0), ...others]
}
