import type { ReviewFinding } from '../../../shared/api/review.ts'
import type { Messages } from '../../../shared/messages/messages.ts'

/** Where a finding stands in the drafts, a sentence a place. What the client took out stands nowhere, at once. */
export function letterPlacement(
  { letters, decision, unconfirmed }: Pick<ReviewFinding, 'letters' | 'decision' | 'unconfirmed'>,
  texts: Messages['review']['findings'],
): string[] {
  if (unconfirmed > 0) return [texts.unconfirmed(unconfirmed)]
  const setAside = decision !== null && decision.decision !== 'dispute'
  if (setAside || letters.length === 0) return [texts.inNoLetter]
  return letters.map(({ bureau, item }) =>
    item === null ? texts.keptForLater(bureau) : texts.inLetter(bureau, item),
  )
}
