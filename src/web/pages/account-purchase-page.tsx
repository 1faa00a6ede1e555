import * as z from 'zod/mini'
import { getPurchase } from '../../shared/api/storefront.ts'
import { SessionBooking } from '../features/bookings/session-booking.tsx'
import { ManageCard } from '../features/storefront/manage-card.tsx'
import { PurchaseFacts } from '../features/storefront/purchase-facts.tsx'
import { PurchaseSteps } from '../features/storefront/purchase-steps.tsx'
import { PurchaseWorks } from '../features/works/purchase-works.tsx'
import { ApiError, sentenceOf } from '../lib/api-error.ts'
import { useHeadingFocus } from '../lib/heading-focus.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useCall } from '../lib/use-call.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSay } from '../lib/use-say.ts'
import { useSearch } from '../lib/use-search.ts'
import { Button } from '../ui/button.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** While the provider still confirms, it is asked again this often. */
const askAgainAfterMs = 3_000
/** Shorter ones are no session of the provider, and the call refuses them. */
const shortestSession = 10

/** The provider's id of the checkout session. */
const purchaseSearch = z.object({ session_id: z._default(z.catch(z.nullable(z.string()), null), null) })

const thankedForMs = 3_600_000

type View = 'loading' | 'paid' | 'unknown' | 'processing' | 'unpaid' | 'absent' | 'failed'

/** `/account/purchase`: where a payment link leads back to. What the provider says is shown (decision 10); it names no person. */
export default function AccountPurchasePage() {
  const { purchases: texts } = useMessages()
  const say = useSay()
  const [{ session_id: given }] = useSearch(purchaseSearch)
  const sessionId = given ?? ''
  const asked = sessionId.length >= shortestSession
  const { data, error, isPending, isFetching, refetch } = useCall(
    getPurchase,
    { params: { sessionId } },
    { enabled: asked, againAfterMs: (answer) => (isProcessing(answer) ? askAgainAfterMs : false) },
  )
  const view = asked ? viewOf(data, error, isPending) : 'absent'
  const isNew = isJustBought(data?.purchase?.boughtAt)
  usePageTitle(texts.pageTitle)
  useHeadingFocus(view)
  if (view === 'loading') return <FullScreenLoading />
  return (
    <PageFrame width="narrow">
      <PageHeading
        title={view === 'paid' && !isNew ? texts.pageTitle : titleOf(view, texts)}
        lead={view === 'paid' && isNew && data ? texts.receipt(data.email) : undefined}
      />
      {view === 'paid' && data?.purchase && (
        <div className="grid gap-6">
          <PurchaseFacts purchase={data.purchase} holding={data.holding} />
          <PurchaseSteps
            sessionId={sessionId}
            answer={data}
            onChanged={refetch}
            renderSession={(times) => (
              <SessionBooking sessionId={sessionId} otherWay={times} hasWished={data.times !== null} />
            )}
          />
          <PurchaseWorks sessionId={sessionId} productKey={data.purchase.product.key} />
          {data.manageable && (
            <ManageCard sessionId={sessionId} purchase={data.purchase} onChanged={refetch} />
          )}
        </div>
      )}
      {view === 'failed' && (
        <Notice tone="alarm" role="alert">
          <p>{say(sentenceOf(error, texts.loadFailed))}</p>
          <Button kind="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      {view === 'processing' && (
        <Notice tone="wait" role="status">
          <p>{texts.processing}</p>
        </Notice>
      )}
      {(view === 'unpaid' || view === 'absent' || view === 'unknown') && <Explained view={view} />}
    </PageFrame>
  )
}

function Explained({ view }: { view: 'unpaid' | 'absent' | 'unknown' }) {
  const { purchases: texts } = useMessages()
  const sentence = { unpaid: texts.unpaid, absent: texts.notFound, unknown: texts.unknown }[view]
  return (
    <>
      <Notice tone={view === 'unpaid' ? 'info' : 'wait'}>
        <p>{sentence}</p>
      </Notice>
      <div className="mt-6 flex flex-wrap gap-4">
        <LinkButton to="/all-solutions">{texts.seePlans}</LinkButton>
        <LinkButton to="/" kind="secondary">
          {texts.backToHome}
        </LinkButton>
      </div>
    </>
  )
}

/** Thanks are for whoever returns from the payment, not for who comes back to manage a subscription. */
function isJustBought(boughtAt: string | undefined): boolean {
  return boughtAt !== undefined && Date.now() - Date.parse(boughtAt) < thankedForMs
}

const isProcessing = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'state' in answer && answer.state === 'processing'

function viewOf(
  data: { state: 'paid' | 'processing' | 'unpaid'; purchase: unknown } | null | undefined,
  error: unknown,
  pending: boolean,
): View {
  if (pending) return 'loading'
  if (!data) return error instanceof ApiError && [400, 404].includes(error.status) ? 'absent' : 'failed'
  if (data.purchase !== null) return 'paid'
  return data.state === 'paid' ? 'unknown' : data.state
}

function titleOf(view: View, texts: ReturnType<typeof useMessages>['purchases']): string {
  const titles: Record<View, string> = {
    loading: texts.pageTitle,
    paid: texts.title,
    unknown: texts.titleUnknown,
    processing: texts.titleProcessing,
    unpaid: texts.titleUnpaid,
    absent: texts.titleNotFound,
    failed: texts.pageTitle,
  }
  return titles[view]
}
