import type { ReviewFinding } from '../../../shared/api/review.ts'
import type { Messages } from '../../../shared/messages/messages.ts'

/** Where a finding stands, a sentence a place. What the client took out, and what is not decided, is in no letter. */
export function letterPlacement(
  { letters, decision, unconfirmed }: Pick<ReviewFinding, 'letters' | 'decision' | 'unconfirmed'>,
  texts: Messages['review']['findings'],
): string[] {
  if (unconfirmed > 0) return [texts.unconfirmed(unconfirmed)]
  const setAside = decision !== null && decision.decision !== 'dispute'
  if (setAside || letters.length === 0) return [texts.inNoLetter]
  return letters.map(({ bureau, item, kept }) => {
    if (kept) return texts.keptForLater(bureau)
    if (decision === null) return texts.waitsIn(bureau)
    return item === null ? texts.inDraft(bureau) : texts.inLetter(bureau, item)
  })
}
