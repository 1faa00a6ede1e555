import { useQueryClient } from '@tanstack/react-query'
import { getReview, type Review } from '../../../shared/api/review.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useGo } from '../../lib/use-go.ts'
import { IdentityStep } from './one-by-one/identity-step.tsx'
import { useReviewEdits } from './use-review-edits.ts'

/** Whether the review begins with what the reports print differently of the person: it asks that first (one-by-one/steps.ts). */
const beginsWithIdentity = ({ frozen, digits, birthDate }: Review): boolean =>
  !frozen && (digits?.choice === null || birthDate?.choice === null)

/**
 * What the review asks first, where somebody stands who has not begun it: each answer is one press, and the last leads on to the
 * review. Nothing, when the review begins with something else.
 */
export function FirstQuestion({ clientId, review }: { clientId: number; review: Review }) {
  const queries = useQueryClient()
  const go = useGo()
  const params = { id: String(clientId) }
  const edits = useReviewEdits(params.id, {
    onSaved: () => {},
    reload: () => queries.invalidateQueries({ queryKey: queryKeyOf(getReview, { params }), exact: true }),
  })
  if (!beginsWithIdentity(review)) return null
  return (
    <div className="mt-4 max-w-2xl">
      <IdentityStep
        review={edits.shown(review)}
        edits={edits}
        onAnswered={() => go(`/account/review?client=${clientId}`)}
      />
    </div>
  )
}
