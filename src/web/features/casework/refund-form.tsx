import { useEffect, useRef } from 'react'
import type { StaffPayment } from '../../../shared/api/staff-case.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRefund } from './use-refund.ts'

const { form: texts } = caseworkTexts.payments

interface RefundFormProps {
  clientId: string
  payment: StaffPayment
  onClose: () => void
  /** With the amount as shown. */
  onRefunded: (amount: string) => void
}

/** Amount and reason, then the question once more with the sum, in place. */
export function RefundForm({ clientId, payment, onClose, onRefunded }: RefundFormProps) {
  const form = useRefund({ clientId, payment, onRefunded })
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
            {form.isWhole && ` ${texts.whole}`}
          </p>
          <FailureNotice sentence={form.failure} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="danger" size="sm" busy={form.busy}>
              {texts.yes(form.shownAmount)}
            </Button>
            <Button kind="quiet" size="sm" disabled={form.busy} onClick={form.back}>
              {texts.no}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
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
            <Button type="submit" size="sm">
              {texts.next}
            </Button>
            <Button kind="quiet" size="sm" onClick={onClose}>
              {texts.cancel}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
