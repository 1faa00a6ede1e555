import type { HoldingShown } from '../../../shared/api/holding.ts'
import { refundPayment } from '../../../shared/api/staff-case.ts'
import type { StaffPayment } from '../../../shared/api/staff-refunds.ts'
import { holdingTexts } from '../../../shared/messages/en/holding.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { holdingFacts } from '../../parts/holding/holding-facts.tsx'
import { paymentFacts } from '../../parts/refunds/payment-facts.tsx'
import { PaymentRefunds } from '../../parts/refunds/payment-refunds.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CaseSection, Facts } from './case-section.tsx'

const { payments: texts, sections } = caseworkTexts

interface PaymentsSectionProps {
  clientId: string
  payments: readonly StaffPayment[]
  holding: HoldingShown | null
  reload: () => void
}

/** What was paid and given back, and the form to give more back. */
export function PaymentsSection({ clientId, payments, holding, reload }: PaymentsSectionProps) {
  return (
    <CaseSection id="payments" title={sections.payments}>
      {holding && (
        <div className="mb-5">
          <Facts
            facts={[
              ...holdingFacts(holding, holdingTexts),
              [holdingTexts.support, String(holding.supportPlace)],
            ]}
          />
        </div>
      )}
      {payments.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
      ) : (
        <ul className="grid gap-5">
          {payments.map((payment) => (
            <li key={payment.paymentIntentId}>
              <Facts facts={paymentFacts(payment)} />
              <PaymentRefunds
                payment={payment}
                wholeText={texts.whole}
                send={(body, call) => call(refundPayment, { params: { id: clientId }, body })}
                reload={reload}
              />
            </li>
          ))}
        </ul>
      )}
    </CaseSection>
  )
}
