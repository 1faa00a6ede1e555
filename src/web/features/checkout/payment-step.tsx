import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { getPayment } from '../../../shared/api/checkout.ts'
import { NetworkError, sentenceOf } from '../../lib/api-error.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import type { CheckoutData } from '../../lib/stored-records.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { AgreementNeeded, isAgreementNeeded } from '../../parts/agreement/agreement-needed.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AlreadyPaid } from './already-paid.tsx'
import { CasePaid, isCasePaid } from './case-paid.tsx'
import { paymentIntentOf } from './checkout.api.ts'
import { reportsAddress } from './reports-address.ts'

export interface PaymentSlotProps {
  clientSecret: string
  /** Dollars. */
  amount: number
  customer: { name: string; email: string; phone: string }
  returnUrl: string
  onConfirmed: () => void
}

interface PaymentStepProps {
  draft: CheckoutData
  /** The payment form belongs to another feature; the page hands it and its waiting state in. */
  renderPayment: (props: PaymentSlotProps) => ReactNode
  preparing: ReactNode
  onIntent: (paymentIntentId: string) => void
  onConfirmed: (paymentIntentId: string) => void
  onBuyAgain: () => void
}

/** Step 2. After a reload the same attempt key brings the same payment intent back. */
export function PaymentStep(props: PaymentStepProps) {
  const { draft, renderPayment, preparing, onIntent, onConfirmed, onBuyAgain } = props
  const { checkout } = useMessages()
  const queries = useQueryClient()
  const intent = useQuery(paymentIntentOf(draft))
  const paymentIntentId = intent.data?.paymentIntentId ?? ''
  const payment = useCall(getPayment, { params: { paymentIntentId } }, { enabled: paymentIntentId !== '' })
  usePageTitle(`${checkout.contactTitle}: ${checkout.paymentTitle}`)
  useEffect(() => {
    if (paymentIntentId) onIntent(paymentIntentId)
  }, [paymentIntentId, onIntent])

  if (isCasePaid(intent.error)) return <CasePaid client={draft.client} />
  if (isAgreementNeeded(intent.error)) return <AgreementNeeded error={intent.error} order={draft} />
  if (intent.isError) {
    return (
      <Notice tone="alarm" role="alert" title={checkout.creationFailedLine}>
        {intent.error instanceof NetworkError && <p>{sentenceOf(intent.error)}</p>}
        <Button kind="secondary" className="mt-3" busy={intent.isFetching} onClick={() => intent.refetch()}>
          {checkout.checkAgain}
        </Button>
      </Notice>
    )
  }
  if (!intent.data) return preparing
  if (payment.data?.status === 'succeeded' || payment.data?.status === 'processing') {
    return <AlreadyPaid paymentIntentId={paymentIntentId} onBuyAgain={onBuyAgain} />
  }
  return (
    <div className="grid gap-6">
      <p>
        <span className="text-muted">{checkout.payingAs}</span> {checkout.payAs(draft.name, draft.email)}{' '}
        <TextLink to="/checkout" isApart>
          {checkout.changeDetails}
        </TextLink>
      </p>
      {renderPayment({
        clientSecret: intent.data.clientSecret,
        amount: intent.data.amount,
        customer: { name: draft.name, email: draft.email, phone: draft.phone },
        returnUrl: `${window.location.origin}${reportsAddress(paymentIntentId)}`,
        onConfirmed: () => {
          // What was known of this payment is from before it was made.
          queries.removeQueries({ queryKey: queryKeyOf(getPayment, { params: { paymentIntentId } }) })
          onConfirmed(paymentIntentId)
        },
      })}
    </div>
  )
}
