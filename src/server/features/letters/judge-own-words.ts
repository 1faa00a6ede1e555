import { unprintableIn } from '../../../engine/documents/printable-text.ts'
import { findWholeNumber, ownWordsMost } from '../../../shared/rules/own-words.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { DigitsStanding } from '../decisions/settle-digits.ts'
import { unsettledDigitsIn } from '../decisions/unsettled-digits.ts'

/**
 * Why these words cannot stand in a letter; null when they can. What they claim is the writer's own and is not judged.
 * @param place of an item: whether it is about the Social Security number itself, whose printed digits are its evidence
 */
export function judgeOwnWords(
  text: string,
  place: { isItem: boolean; isAboutDigits: boolean },
  standing: Pick<DigitsStanding, 'printed' | 'digits'>,
): Sentence | null {
  const most = place.isItem ? ownWordsMost.item : ownWordsMost.opening
  if (text.length > most) return says('case.wordsTooLong', { most })
  const number = findWholeNumber(text)
  if (number)
    return says(number.kind === 'ssn' ? 'case.wordsHoldSsn' : 'case.wordsHoldAccount', {
      number: number.masked,
    })
  const [unsettled] = unsettledDigitsIn(text, standing)
  if (unsettled !== undefined && !place.isAboutDigits)
    return says('case.wordsHoldDisputedDigits', { digits: unsettled })
  const signs = unprintableIn(text)
  return signs.length > 0 ? says('case.wordsNotPrintable', { signs: signs.slice(0, 10) }) : null
}
