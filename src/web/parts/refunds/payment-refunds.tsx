import { useEffect, useRef, useState } from 'react'
import { getSession } from '../../../shared/api/accounts.ts'
import { staffRefundTexts as texts } from '../../../shared/messages/staff/refunds.ts'
import { mayStaff } from '../../lib/may-staff.ts'
import type { Caller } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { RefundForm } from './refund-form.tsx'
import { RefundTable } from './refund-table.tsx'
import type { RefundedPayment, RefundToSend } from './refunded-payment.ts'

interface PaymentRefundsProps {
  payment: RefundedPayment
  wholeText: string
  send: (refund: RefundToSend, call: Caller) => Promise<unknown>
  reload: () => unknown
}

/**
 * What was given back of one payment, and, for whoever may, the form to give more back while something is left. The focus comes back to the
 * button, and after a refund to what was given back.
 */
export function PaymentRefunds({ payment, wholeText, send, reload }: PaymentRefundsProps) {
  const session = useCall(getSession, {})
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState('')
  const group = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const comesBackTo = useRef<{ current: HTMLElement | null }>(null)
  useEffect(() => {
    if (open) return
    comesBackTo.current?.current?.focus()
    comesBackTo.current = null
  }, [open])
  const close = (to: { current: HTMLElement | null }) => {
    comesBackTo.current = to
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset around a form of its own would be a field of nothing.
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={texts.refundsOf(payment.productName)}
      className="outline-none"
    >
      {payment.refunds.length > 0 && <RefundTable refunds={payment.refunds} />}
      {open ? (
        <RefundForm
          payment={payment}
          wholeText={wholeText}
          send={send}
          onClose={() => close(button)}
          onRefunded={(amount) => {
            close(group)
            setDone(texts.form.done(amount))
            void reload()
          }}
        />
      ) : (
        Number(payment.left) > 0 &&
        mayStaff(session.data, 'refunds') && (
          <Button
            ref={button}
            kind="secondary"
            size="sm"
            className="mt-3 max-sm:min-h-11"
            aria-label={texts.refundNamed(payment.productName)}
            onClick={() => {
              setDone('')
              setOpen(true)
            }}
          >
            {texts.refund}
          </Button>
        )
      )}
      <p role="status" className={done ? 'mt-3 font-semibold text-press' : 'sr-only'}>
        {done}
      </p>
    </div>
  )
}
