import { useEffect } from 'react'
import * as z from 'zod/mini'
import { ConfirmationView } from '../features/funding-packages/confirmation-view.tsx'
import { NoPayment } from '../features/funding-packages/no-payment.tsx'
import { useConfirmedPayment } from '../features/funding-packages/use-confirmed-payment.ts'
import { hasUnsentForm } from '../lib/funding-records.ts'
import { useHeadingFocus } from '../lib/heading-focus.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { paymentReturn, useReturnedIntent } from '../lib/payment-return.ts'
import { useLocation } from '../lib/router/router-context.tsx'
import { useToast } from '../lib/toast-context.ts'
import { useGo } from '../lib/use-go.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSay } from '../lib/use-say.ts'
import { useSearch } from '../lib/use-search.ts'
import { Button } from '../ui/button.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageFrame } from '../ui/page-frame.tsx'

const successSearch = z.object(paymentReturn)

/** `/readiness-success` and `/funding-success`: the payment confirmation, where the provider sends the browser back to. */
export default function ReadinessSuccessPage() {
  const { funding } = useMessages()
  const texts = funding.confirmation
  const say = useSay()
  const go = useGo()
  const toast = useToast()
  const { pathname } = useLocation()
  const [search, patch] = useSearch(successSearch)
  const intent = useReturnedIntent(search, patch)
  const shown = useConfirmedPayment(intent || null)
  usePageTitle(texts.pageTitle)
  useHeadingFocus(shown.kind)

  // Opened cold, this address is none of its own (decision 2).
  const isCold = shown.kind === 'none' && pathname === '/funding-success'
  useEffect(() => {
    if (isCold) go('/readiness', { replace: true })
  }, [isCold, go])

  // Paid inside a form that is not sent yet: the person goes on there, where what is paid is shown.
  const isOnTheWay = shown.kind === 'paid' && hasUnsentForm(shown.payment.productType)
  const { title, description } = funding.checkout.success
  const thanks = isOnTheWay ? description(say(shown.payment.service)) : null
  useEffect(() => {
    if (thanks === null) return
    toast({ title, description: thanks, kind: 'success' })
    go('/readiness-intake', { replace: true })
  }, [thanks, go, toast, title])

  if (shown.kind === 'loading' || isCold || isOnTheWay) return <FullScreenLoading message={texts.checking} />
  return (
    <PageFrame width="narrow">
      {(shown.kind === 'paid' || shown.kind === 'processing') && (
        <ConfirmationView payment={shown.payment} processing={shown.kind === 'processing'} />
      )}
      {shown.kind === 'none' && <NoPayment />}
      {shown.kind === 'failed' && (
        <NoPayment
          title={texts.notPaidTitle}
          text={shown.sentence ? `${say(shown.sentence)} ${texts.notPaidText}` : texts.notPaidText}
          more={<LinkButton to="/readiness-checkout">{texts.tryAgain}</LinkButton>}
        />
      )}
      {shown.kind === 'unchecked' && (
        <NoPayment
          title={texts.uncheckedTitle}
          more={<Button onClick={shown.again}>{texts.checkAgain}</Button>}
        />
      )}
    </PageFrame>
  )
}
