import { lazy, Suspense, useCallback, useEffect } from 'react'
import { isReadyToPay, withPrefill } from '../features/checkout/checkout-draft.ts'
import { CheckoutLayout } from '../features/checkout/checkout-layout.tsx'
import { checkoutSearch } from '../features/checkout/checkout-search.ts'
import { ContactLayout } from '../features/checkout/contact-layout.tsx'
import { ContactStep } from '../features/checkout/contact-step.tsx'
import { OrderSummary } from '../features/checkout/order-summary.tsx'
import { PaymentStep } from '../features/checkout/payment-step.tsx'
import { PaymentSummary } from '../features/checkout/payment-summary.tsx'
import { PrefillNotice } from '../features/checkout/prefill-notice.tsx'
import type { ContactPrefill } from '../features/checkout/read-address-prefill.ts'
import { reportsAddress } from '../features/checkout/reports-address.ts'
import { useCheckoutDraft } from '../features/checkout/use-checkout-draft.ts'
import { usePrefill } from '../features/checkout/use-prefill.ts'
import { ConsentDialog } from '../features/consent/consent-dialog.tsx'
import { PaymentPreparing } from '../features/payments/payment-preparing.tsx'
import { useHeadingFocus } from '../lib/heading-focus.ts'
import { useGo } from '../lib/use-go.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { PageFrame } from '../ui/page-frame.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** What the first step does not show comes with the step that does. */
const PaymentForm = lazy(async () => ({
  default: (await import('../features/payments/payment-form.tsx')).PaymentForm,
}))
const ReportsStep = lazy(async () => ({
  default: (await import('../features/checkout/reports-step.tsx')).ReportsStep,
}))
const ReportUploads = lazy(async () => ({
  default: (await import('../features/reports/report-uploads.tsx')).ReportUploads,
}))

/** `/checkout` in its three steps; each has its own address, so that Back and reload work. */
export default function CheckoutPage() {
  const { checkout } = useMessages()
  const [search, patch] = useSearch(checkoutSearch)
  const go = useGo()
  const { draft, change } = useCheckoutDraft(search)
  const onFields = useCallback(
    (fields: ContactPrefill) => {
      change((before) => withPrefill(before, fields))
    },
    [change],
  )
  const prefill = usePrefill(search, onFields)
  const onIntent = useCallback(
    (paymentIntentId: string) => {
      change((before) =>
        before.paymentIntentId === paymentIntentId ? before : { ...before, paymentIntentId },
      )
    },
    [change],
  )
  const step = stepOf(search, isReadyToPay(draft))
  useHeadingFocus(step)

  // The provider appends its own parameters on return; the secret must not stay in the address (decision 13).
  const {
    payment_intent: paymentIntent,
    payment_intent_client_secret: secret,
    redirect_status: redirected,
  } = search
  useEffect(() => {
    if (!paymentIntent || (secret === null && redirected === null)) return
    patch({ payment_intent: paymentIntent, payment_intent_client_secret: null, redirect_status: null })
  }, [paymentIntent, secret, redirected, patch])

  return (
    <PageFrame width={step === 3 ? 'wide' : 'medium'}>
      {step === 1 && (
        <ContactLayout summary={<OrderSummary choice={draft} />}>
          <PrefillNotice outcome={prefill} />
          <ContactStep
            key={prefill === 'loading' ? 'loading' : 'loaded'}
            draft={draft}
            change={change}
            renderConsent={(props) => <ConsentDialog {...props} />}
            onReady={() => patch({ step: '2' }, { replace: false })}
          />
        </ContactLayout>
      )}
      {step === 2 && (
        <CheckoutLayout
          step={2}
          title={checkout.paymentTitle}
          back={{ to: '/checkout', text: checkout.backToForm }}
          summary={<PaymentSummary draft={draft} />}
        >
          <PaymentStep
            draft={draft}
            renderPayment={(props) => (
              <Suspense fallback={<PaymentPreparing />}>
                <PaymentForm {...props} />
              </Suspense>
            )}
            preparing={<PaymentPreparing />}
            onIntent={onIntent}
            onConfirmed={(paymentIntentId) => go(reportsAddress(paymentIntentId))}
            onBuyAgain={() => {
              change((before) => ({ ...before, attemptKey: null, paymentIntentId: null }))
              go('/checkout')
            }}
          />
        </CheckoutLayout>
      )}
      {step === 3 && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <ReportsStep
            key={paymentIntent}
            paymentIntentId={paymentIntent ?? ''}
            renderUploads={(client, footer, onAllRead) => (
              <Suspense fallback={<Skeleton lines={6} />}>
                <ReportUploads client={client} footer={footer} onAllRead={onAllRead} />
              </Suspense>
            )}
            onPaid={onIntent}
          />
        </Suspense>
      )}
    </PageFrame>
  )
}

/** Step 3 needs a payment intent, step 2 everything that one is made from; all else is the form. */
function stepOf(search: { step: string | null; payment_intent: string | null }, ready: boolean): 1 | 2 | 3 {
  if (search.step === '3' && search.payment_intent) return 3
  return search.step === '2' && ready ? 2 : 1
}
