import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getFundingPayment } from '../../../shared/api/funding-payments.ts'
import { type CallReply, queryKeyOf } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'
import { hasUnsentForm, keepPaymentSuccess, readKeptForm } from '../../lib/funding-records.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useGo } from '../../lib/use-go.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CheckoutSession } from './checkout-session.ts'

interface PaymentSlotProps {
  clientSecret: string
  /** Dollars. */
  amount: number
  customer: { name: string; email: string; phone: string }
  returnUrl: string
  onConfirmed: () => void
  says: { paying: string; loadFailed: { title: string; description: string } }
}

interface FundingCheckoutProps {
  session: CheckoutSession
  /** What the server says of this PaymentIntent. */
  payment: CallReply<typeof getFundingPayment>
  /** The payment form belongs to another feature; the page hands it in. */
  renderPayment: (props: PaymentSlotProps) => ReactNode
}

/** The card form of a session whose price the server confirmed. What was paid before is said, and never charged twice. */
export function FundingCheckout({ session, payment, renderPayment }: FundingCheckoutProps) {
  const { funding } = useMessages()
  const say = useSay()
  const toast = useToast()
  const go = useGo()
  const queries = useQueryClient()
  const texts = funding.checkout
  const { product, clientSecret, paymentIntentId } = session
  const asked = { params: { paymentIntentId } }
  const confirmation = `/readiness-success?payment_intent=${encodeURIComponent(paymentIntentId)}`

  const finish = async () => {
    // What was known of this payment is from before it was made.
    queries.removeQueries({ queryKey: queryKeyOf(getFundingPayment, asked) })
    const paid = await callApi(getFundingPayment, asked).catch((error: unknown) => {
      logProblem('The funding payment could not be re-read.', error)
      return null
    })
    if (paid?.status !== 'succeeded') {
      // The bank still confirms it, or the server has not answered: that page asks again.
      go(confirmation)
      return
    }
    const record = { paymentIntentId, productType: product.key, amount: paid.amount, service: product.name }
    keepPaymentSuccess(record)
    const { title, description } = texts.success
    toast({ title, description: description(say(product.name)), kind: 'success' })
    go(hasUnsentForm(product.key) ? '/readiness-intake' : '/funding-thank-you')
  }

  if (payment.status === 'succeeded' || payment.status === 'processing') {
    return (
      <Notice tone="good" role="status" title={texts.alreadyPaid}>
        <LinkButton className="mt-4" to={confirmation}>
          {texts.seeConfirmation}
        </LinkButton>
      </Notice>
    )
  }
  const kept = readKeptForm()
  return renderPayment({
    clientSecret,
    amount: payment.amount,
    customer: { name: kept?.fullName ?? '', email: kept?.email ?? '', phone: kept?.phone ?? '' },
    returnUrl: `${window.location.origin}/funding-success`,
    onConfirmed: () => void finish(),
    says: { paying: texts.paying, loadFailed: texts.formError },
  })
}
