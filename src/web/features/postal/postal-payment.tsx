import { useEffect, useRef } from 'react'
import { getPostalOrder, type orderPostal } from '../../../shared/api/postal.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import type { RenderPayment } from './postal-steps.ts'

interface PostalPaymentProps {
  clientId: string
  order: CallReply<typeof orderPostal>
  renderPayment: RenderPayment
  onBack: () => void
  /** With what is said of it. */
  onPaid: (text: string) => void
}

/** The card form of an order; whether it is paid, the server says. */
export function PostalPayment({ clientId, order, renderPayment, onBack, onPaid }: PostalPaymentProps) {
  const { postal, payments } = useMessages()
  const { pay: texts, quote } = postal
  const { failure, act } = useAct(texts.failed)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const confirmed = () =>
    act(
      (call) => call(getPostalOrder, { params: { id: clientId, order: order.paymentIntentId } }),
      ({ status }) => onPaid(status === 'succeeded' ? texts.done : texts.waiting),
    )
  const returnUrl = new URL(window.location.href)
  const part = returnUrl.searchParams.get('part')
  returnUrl.search = new URLSearchParams({ client: clientId, ...(part ? { part } : {}) }).toString()
  returnUrl.hash = ''
  return (
    <div className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {texts.title}
      </h3>
      <FailureNotice sentence={failure} />
      {renderPayment({
        clientSecret: order.clientSecret,
        amount: order.amount,
        customer: { name: '', email: '', phone: '' },
        returnUrl: returnUrl.href,
        onConfirmed: () => void confirmed(),
        says: {
          paying: payments.paying,
          loadFailed: { title: payments.loadFailedTitle, description: payments.loadFailedText },
        },
      })}
      <div>
        <Button kind="quiet" className="-ml-5" onClick={onBack}>
          {quote.back}
        </Button>
      </div>
    </div>
  )
}
