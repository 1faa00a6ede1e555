import { staffPaymentsTexts as texts } from '../../shared/messages/staff/payments.ts'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { PaymentsView } from '../features/storefront/payments-view.tsx'

/** `/dashboard/payments`: what was paid and stands on no client's page, with the form to refund it. */
export default function DashboardPaymentsPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => <PaymentsView />}
    </StaffPage>
  )
}
