import { useState } from 'react'
import type { StaffPayment } from '../../../shared/api/staff-case.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CaseSection, Facts } from './case-section.tsx'
import { RefundForm } from './refund-form.tsx'
import { RefundTable } from './refund-table.tsx'

const { payments: texts, sections } = caseworkTexts

interface PaymentsSectionProps {
  clientId: string
  payments: readonly StaffPayment[]
  reload: () => void
}

/** What was paid and given back, and the form to give more back. */
export function PaymentsSection({ clientId, payments, reload }: PaymentsSectionProps) {
  const [done, setDone] = useState('')
  return (
    <CaseSection id="payments" title={sections.payments}>
      {payments.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
      ) : (
        <ul className="grid gap-5">
          {payments.map((payment) => (
            <li key={payment.paymentIntentId}>
              <Payment
                clientId={clientId}
                payment={payment}
                onRefunded={(amount) => {
                  setDone(texts.form.done(amount))
                  reload()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={done ? 'mt-3 font-semibold text-press' : ''}>
        {done}
      </p>
    </CaseSection>
  )
}

interface PaymentProps {
  clientId: string
  payment: StaffPayment
  onRefunded: (amount: string) => void
}

function Payment({ clientId, payment, onRefunded }: PaymentProps) {
  const [open, setOpen] = useState(false)
  const dollars = (amount: string) => formatDollars(Number(amount))
  return (
    <>
      <Facts
        facts={[
          [texts.product, <strong key="product">{payment.productName}</strong>],
          [texts.amount, `${dollars(payment.amount)}, ${formatDay(payment.settledAt ?? payment.createdAt)}`],
          [texts.refunded, dollars(payment.refunded)],
          [texts.left, dollars(payment.left)],
          [texts.status, `${payment.status} (${payment.provider})`],
          [
            texts.reference,
            <span key="reference" className="break-all">
              {payment.paymentIntentId}
            </span>,
          ],
        ]}
      />
      {payment.refunds.length > 0 && <RefundTable refunds={payment.refunds} />}
      {open ? (
        <RefundForm
          clientId={clientId}
          payment={payment}
          onClose={() => setOpen(false)}
          onRefunded={(amount) => {
            setOpen(false)
            onRefunded(amount)
          }}
        />
      ) : (
        Number(payment.left) > 0 && (
          <Button
            kind="secondary"
            size="sm"
            className="mt-3"
            aria-label={texts.refundNamed(payment.productName)}
            onClick={() => setOpen(true)}
          >
            {texts.refund}
          </Button>
        )
      )}
    </>
  )
}
