import { useEffect, useRef } from 'react'
import { staffRefundTexts } from '../../../shared/messages/staff/refunds.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import type { Caller } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { RefundedPayment, RefundToSend } from './refunded-payment.ts'
import { useRefund } from './use-refund.ts'

const { form: texts } = staffRefundTexts

interface RefundFormProps {
  payment: RefundedPayment
  /** What becomes of the record when all that is left is refunded. */
  wholeText: string
  /** The call, of whatever was paid for. Throws ApiError. */
  send: (refund: RefundToSend, call: Caller) => Promise<unknown>
  onClose: () => void
  /** With the amount as shown. */
  onRefunded: (amount: string) => void
}

/** Amount and reason, then the question once more with the sum, in place. */
export function RefundForm({ payment, wholeText, send, onClose, onRefunded }: RefundFormProps) {
  const form = useRefund({ payment, send, onRefunded })
  const id = `refund-${payment.paymentIntentId}`
  const left = formatDollars(Number(payment.left))
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => document.getElementById(`${id}-amount`)?.focus(), [id])
  useEffect(() => {
    if (form.asking) question.current?.focus()
  }, [form.asking])
  return (
    <form
      noValidate
      aria-label={texts.title(payment.productName)}
      className="mt-3 grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (form.asking) void form.send()
        else form.ask()
      }}
    >
      {form.asking ? (
        <>
          <p ref={question} tabIndex={-1} className="outline-none">
            <strong className="font-semibold">{texts.confirm(form.shownAmount)}</strong>
            {form.isWhole && ` ${wholeText}`}
          </p>
          <FailureNotice sentence={form.failure} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="danger" size="sm" className="max-sm:min-h-11" busy={form.busy}>
              {texts.yes(form.shownAmount)}
            </Button>
            <Button
              kind="quiet"
              size="sm"
              className="max-sm:min-h-11"
              disabled={form.busy}
              onClick={form.back}
            >
              {texts.no}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className="grid items-end gap-3 sm:grid-cols-2">
            <TextField
              id={`${id}-amount`}
              label={texts.amount}
              hint={texts.amountHint(left)}
              inputMode="decimal"
              autoComplete="off"
              value={form.amount}
              error={form.problems.amount}
              onChange={(event) => form.change({ amount: event.target.value })}
            />
            <TextField
              id={`${id}-reason`}
              label={texts.reason}
              maxLength={300}
              autoComplete="off"
              value={form.reason}
              error={form.problems.reason}
              onChange={(event) => form.change({ reason: event.target.value })}
            />
          </div>
          <FailureNotice sentence={form.failure} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm" className="max-sm:min-h-11">
              {texts.next}
            </Button>
            <Button kind="quiet" size="sm" className="max-sm:min-h-11" onClick={onClose}>
              {texts.cancel}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
