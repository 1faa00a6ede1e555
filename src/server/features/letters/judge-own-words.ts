import { unprintableIn } from '../../../engine/documents/printable-text.ts'
import { findWholeNumber, ownWordsMost } from '../../../shared/rules/own-words.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { DigitsStanding } from '../decisions/settle-digits.ts'

/**
 * Why these words cannot stand in a letter; null when they can. What they claim is the writer's own and is not judged.
 * @param place of an item: whether it is about the Social Security number itself, whose printed digits are its evidence
 */
export function judgeOwnWords(
  text: string,
  place: { isItem: boolean; isAboutDigits: boolean },
  { printed, digits }: Pick<DigitsStanding, 'printed' | 'digits'>,
): Sentence | null {
  const most = place.isItem ? ownWordsMost.item : ownWordsMost.opening
  if (text.length > most) return says('case.wordsTooLong', { most })
  const number = findWholeNumber(text)
  if (number)
    return says(number.kind === 'ssn' ? 'case.wordsHoldSsn' : 'case.wordsHoldAccount', {
      number: number.masked,
    })
  // Decision 33: no letter carries digits that its packet disputes, or that nobody has settled.
  const unsettled = printed.find((each) => each.digits !== digits && hasNumber(text, each.digits))
  if (unsettled && !place.isAboutDigits)
    return says('case.wordsHoldDisputedDigits', { digits: unsettled.digits })
  const signs = unprintableIn(text)
  return signs.length > 0 ? says('case.wordsNotPrintable', { signs: signs.slice(0, 10) }) : null
}

function hasNumber(text: string, digits: string): boolean {
  return new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(text)
}
