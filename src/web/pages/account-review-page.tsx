import * as z from 'zod/mini'
import type { Messages } from '../../shared/messages/messages.ts'
import { SignedInCase } from '../features/accounts/signed-in-case.tsx'
import { SignInTurn } from '../features/envelopes/sign-in-turn.tsx'
import { reviewInWords } from '../features/review/review-in-words.ts'
import { ReviewScreen } from '../features/review/review-screen.tsx'
import { useReview } from '../features/review/use-review.ts'
import { useHashTarget } from '../lib/use-hash-target.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'

const reviewSearch = z.object({ client: z._default(z.catch(z.string().check(z.trim()), ''), '') })

/** `/account/review?client=&view=&step=`: the client decides what the letters say, on one page or one thing at a time. */
export default function AccountReviewPage() {
  const messages = useMessages()
  const [{ client }] = useSearch(reviewSearch)
  return <ClientReview key={client} client={client} messages={messages} />
}

function ClientReview({ client, messages }: { client: string; messages: Messages }) {
  const data = useReview(client)
  const content = (
    <SignedInCase client={client} path="/account/review" query={data.review} texts={messages.review}>
      {(review) => (
        <ReviewScreen
          clientId={client}
          review={reviewInWords(data.edits.shown(review), messages.findings)}
          data={data}
          renderSigning={(letters) => <SignInTurn clientId={client} letters={letters} />}
        />
      )}
    </SignedInCase>
  )
  useHashTarget(data.review.data !== undefined)
  return content
}
