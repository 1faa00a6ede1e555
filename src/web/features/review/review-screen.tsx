import { useState } from 'react'
import * as z from 'zod/mini'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { CarriedDecisions } from './carried-decisions.tsx'
import { OneByOne } from './one-by-one/one-by-one.tsx'
import type { RenderSigning } from './one-by-one/sign-step.tsx'
import type { WordedReview } from './one-by-one/steps.ts'
import { NothingToReview, ReviewHeading } from './review-heading.tsx'
import { ReviewView } from './review-view.tsx'
import type { useReview } from './use-review.ts'

const viewSearch = z.object({
  view: z._default(z.catch(z.enum(['one', 'all', '']), ''), ''),
})
/** Where a finding, its proof and its buttons do not fit beside each other. */
const phone = '(max-width: 39.99rem)'

interface ReviewScreenProps {
  clientId: string
  review: WordedReview
  data: ReturnType<typeof useReview>
  renderSigning: RenderSigning
}

/** The whole case on one page, or one thing at a time: on a phone that by itself, elsewhere by choice. */
export function ReviewScreen({ clientId, review, data, renderSigning }: ReviewScreenProps) {
  const texts = useMessages().review.oneByOne
  const [{ view }, patch] = useSearch(viewSearch)
  // As it was when the page came: a phone that is turned keeps what is on its screen.
  const [isPhone] = useState(() => window.matchMedia(phone).matches)
  const isOne = view === '' ? isPhone && !review.frozen : view === 'one'
  if (review.runId === null) {
    return (
      <>
        <ReviewHeading clientId={clientId} review={review} />
        <NothingToReview clientId={clientId} />
      </>
    )
  }
  const carried = !review.frozen && (
    <CarriedDecisions findings={review.findings} onDecide={data.edits.decide} />
  )
  const show = (other: 'one' | 'all') => patch({ view: other, step: null }, { replace: false })
  if (isOne) {
    return (
      <>
        <ReviewHeading clientId={clientId} review={review} isShort />
        {carried}
        <OneByOne
          clientId={clientId}
          review={review}
          data={data}
          renderSigning={renderSigning}
          onShowAll={() => show('all')}
        />
      </>
    )
  }
  return (
    <>
      <ReviewHeading clientId={clientId} review={review} />
      {carried}
      <p className="-mt-2 mb-4">
        <Button kind="quiet" size="sm" className="-ml-3 min-h-11" onClick={() => show('one')}>
          {texts.open}
        </Button>
      </p>
      <ReviewView clientId={clientId} review={review} data={data} />
    </>
  )
}
