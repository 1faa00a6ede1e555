import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useState } from 'react'
import {
  type CheckoutSession,
  fundingCheckoutSearch,
  openCheckoutSession,
} from '../features/funding-packages/checkout-session.ts'
import { FundingCheckout } from '../features/funding-packages/funding-checkout.tsx'
import { FundingOrderSummary } from '../features/funding-packages/funding-order-summary.tsx'
import { InvalidSession } from '../features/funding-packages/invalid-session.tsx'
import { OrderUnchecked } from '../features/funding-packages/order-unchecked.tsx'
import { useFundingOrder } from '../features/funding-packages/use-funding-order.ts'
import { PaymentForm } from '../features/payments/payment-form.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SmartLink } from '../ui/smart-link.tsx'

/** `/readiness-checkout`: the card payment of a readiness package (specification, section 2). */
export default function ReadinessCheckoutPage() {
  const { funding } = useMessages()
  const [search, patch] = useSearch(fundingCheckoutSearch)
  const [session] = useState(() => openCheckoutSession(search))
  const isSecretShown = search.clientSecret !== null
  // The secret must not stay in the address or in the browser's history; this tab remembers it.
  useEffect(() => {
    if (isSecretShown) patch({ clientSecret: null })
  }, [isSecretShown, patch])
  return (
    <PageFrame width="medium">
      <SmartLink to="/readiness-intake" className="text-link mb-4 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {funding.checkout.back}
      </SmartLink>
      {session ? <Checkout session={session} /> : <Invalid />}
    </PageFrame>
  )
}

/** Nothing is shown of an order before the server said what it is. */
function Checkout({ session }: { session: CheckoutSession }) {
  const { funding } = useMessages()
  const order = useFundingOrder(session)
  usePageTitle(funding.checkout.pageTitle)
  if (order.kind === 'invalid') return <Invalid />
  return (
    <>
      <PageHeading title={funding.checkout.title} />
      {order.kind !== 'order' ? (
        <OrderUnchecked order={order} />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
          <div className="lg:order-2">
            <FundingOrderSummary product={session.product} />
          </div>
          <div className="min-w-0 lg:order-1">
            <FundingCheckout
              session={session}
              payment={order.payment}
              renderPayment={(props) => <PaymentForm {...props} />}
            />
          </div>
        </div>
      )}
    </>
  )
}

function Invalid() {
  const { funding } = useMessages()
  usePageTitle(funding.checkout.invalidTitle)
  return <InvalidSession />
}
