import * as z from 'zod/mini'
import { SignedInCase } from '../features/account/signed-in-case.tsx'
import { ReviewView } from '../features/review/review-view.tsx'
import { useReview } from '../features/review/use-review.ts'
import { useHashTarget } from '../lib/use-hash-target.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'

const reviewSearch = z.object({ client: z._default(z.catch(z.string().check(z.trim()), ''), '') })

/** `/account/review?client=`: the client decides what the letters say. */
export default function AccountReviewPage() {
  const texts = useMessages().review
  const [{ client }] = useSearch(reviewSearch)
  return <ClientReview key={client} client={client} texts={texts} />
}

function ClientReview({
  client,
  texts,
}: {
  client: string
  texts: ReturnType<typeof useMessages>['review']
}) {
  const data = useReview(client)
  const content = (
    <SignedInCase client={client} path="/account/review" query={data.review} texts={texts}>
      {(review) => <ReviewView clientId={client} review={data.edits.shown(review)} data={data} />}
    </SignedInCase>
  )
  useHashTarget(data.review.data !== undefined)
  return content
}
