import { useEffect } from 'react'
import { NoPayment } from '../features/funding-packages/no-payment.tsx'
import { PaymentFacts } from '../features/funding-packages/payment-facts.tsx'
import { useConfirmedPayment } from '../features/funding-packages/use-confirmed-payment.ts'
import { WaysOn } from '../features/funding-packages/ways-on.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { useLocation } from '../lib/router/router-context.tsx'
import { useGo } from '../lib/use-go.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** `/readiness-thank-you` and `/funding-thank-you`: shows the payment record that the checkout left (section 2). */
export default function ReadinessThankYouPage() {
  const { funding } = useMessages()
  const texts = funding.thanks
  const go = useGo()
  const { pathname } = useLocation()
  const shown = useConfirmedPayment(null)
  usePageTitle(shown.kind === 'paid' ? texts.pageTitle : funding.confirmation.noneTitle)
  // Opened cold, this address is none of its own (decision 2).
  const isCold = shown.kind === 'none' && pathname === '/funding-thank-you'
  useEffect(() => {
    if (isCold) go('/readiness', { replace: true })
  }, [isCold, go])
  if (isCold) return <FullScreenLoading />
  return (
    <PageFrame width="narrow">
      {shown.kind === 'paid' ? (
        <div className="grid gap-8">
          <div className="-mb-8">
            <PageHeading title={texts.title} lead={texts.lead} />
          </div>
          <PaymentFacts payment={shown.payment} />
          <section>
            <h2 className="text-xl">{texts.steps}</h2>
            <ol className="mt-3 grid list-decimal gap-3 pl-6">
              {texts.list.map(({ title, text }) => (
                <li key={title}>
                  <span className="font-semibold">{title}</span>
                  <span className="block text-muted">{text}</span>
                </li>
              ))}
            </ol>
            <p className="mt-4 font-semibold">{texts.responseTime}</p>
          </section>
          <WaysOn productType={shown.payment.productType} />
        </div>
      ) : (
        <NoPayment />
      )}
    </PageFrame>
  )
}
