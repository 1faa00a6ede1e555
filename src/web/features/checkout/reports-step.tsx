import { type ReactNode, useCallback, useEffect } from 'react'
import { getPayment } from '../../../shared/api/checkout.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useNavigate } from '../../lib/router/router-context.tsx'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import { successAddress } from './reports-address.ts'

type Payment = CallReply<typeof getPayment>

interface ReportsStepProps {
  paymentIntentId: string
  /** The upload belongs to another feature; `footer` stands below it and knows whether all three are there. What comes all at once leads on. */
  renderUploads: (
    client: string,
    footer: (complete: boolean) => ReactNode,
    onAllRead: (() => void) | undefined,
  ) => ReactNode
  onPaid: (paymentIntentId: string) => void
}

const askAgainMs = 2000

/** Step 3. The server says whether it is paid; nothing in the address does (decision 10). */
export function ReportsStep({ paymentIntentId, renderUploads, onPaid }: ReportsStepProps) {
  const { checkout, success } = useMessages()
  const say = useSay()
  const go = useNavigate()
  const payment = useCall(
    getPayment,
    { params: { paymentIntentId } },
    { againAfterMs: (data) => (isProcessing(data) ? askAgainMs : false) },
  )
  usePageTitle(`${checkout.contactTitle}: ${checkout.reportsTitle}`)
  const paid = payment.data?.status === 'succeeded' ? payment.data : null
  useEffect(() => {
    if (paid) onPaid(paid.paymentIntentId)
  }, [paid, onPaid])
  const intake = `/intake?client=${encodeURIComponent(paymentIntentId)}`
  const leadOn = useCallback(() => {
    go(intake)
  }, [go, intake])

  if (paid) {
    return (
      <CheckoutLayout
        step={3}
        title={checkout.reportsTitle}
        lead={checkout.reportsLead(say(paid.product), formatDollars(paid.amount))}
      >
        {renderUploads(
          paymentIntentId,
          (complete) => (
            <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
              {complete && !paid.intakeCompleted && <LinkButton to={intake}>{success.button}</LinkButton>}
              <LinkButton
                kind={complete && !paid.intakeCompleted ? 'secondary' : 'primary'}
                to={successAddress(paymentIntentId, String(paid.clientId ?? paymentIntentId))}
              >
                {checkout.continueToSuccess}
              </LinkButton>
              {!complete && <p className="text-muted">{checkout.continueWithout}</p>}
            </div>
          ),
          paid.intakeCompleted ? undefined : leadOn,
        )}
      </CheckoutLayout>
    )
  }
  return <Unpaid payment={payment.data ?? null} error={payment.error} onAgain={() => payment.refetch()} />
}

function isProcessing(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'status' in data && data.status === 'processing'
}

/** Everything but a settled payment: being checked, being processed, refused, unknown here. */
function Unpaid({
  payment,
  error,
  onAgain,
}: {
  payment: Payment | null
  error: Error | null
  onAgain: () => void
}) {
  const { checkout, shell } = useMessages()
  if (error) {
    const unknown = error instanceof ApiError && (error.status === 404 || error.status === 401)
    return (
      <CheckoutLayout
        step={3}
        title={unknown ? checkout.paymentUnknownTitle : checkout.paymentUncheckedTitle}
      >
        <p className="max-w-prose">{unknown ? checkout.paymentUnknownText : sentenceOf(error)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={onAgain}>{checkout.checkAgain}</Button>
          {unknown && (
            <LinkButton kind="secondary" to="/client-dashboard?client=me">
              {shell.clientSignIn}
            </LinkButton>
          )}
          <LinkButton kind="secondary" to="/checkout">
            {checkout.startOver}
          </LinkButton>
        </div>
      </CheckoutLayout>
    )
  }
  if (payment && payment.status !== 'processing') {
    return (
      <CheckoutLayout step={3} title={checkout.notPaidTitle}>
        <Notice tone="alarm" role="alert" title={payment.failure ?? checkout.notPaidText}>
          {payment.failure && <p>{checkout.notPaidText}</p>}
        </Notice>
        <LinkButton className="mt-6" to="/checkout?step=2">
          {checkout.backToPayment}
        </LinkButton>
      </CheckoutLayout>
    )
  }
  return (
    <CheckoutLayout step={3} title={payment ? checkout.stillProcessingTitle : checkout.checkingPayment}>
      <p role="status" className="flex items-center gap-3">
        <Spinner className="size-6 text-press" />
        {payment ? checkout.stillProcessingText : checkout.checkingPayment}
      </p>
    </CheckoutLayout>
  )
}
