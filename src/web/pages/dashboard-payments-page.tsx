import { staffPaymentsTexts as texts } from '../../shared/messages/staff/payments.ts'
import { staffPostalTexts as postal } from '../../shared/messages/staff/postal.ts'
import { StaffSends } from '../features/postal/staff-sends.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { PaymentsView } from '../features/storefront/payments-view.tsx'
import { PageSection } from '../ui/page-section.tsx'

/** `/dashboard/payments`: what was paid and stands on no client's page, with the form to refund it. */
export default function DashboardPaymentsPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => (
        <div className="in-order grid grid-cols-1 gap-10">
          <PaymentsView />
          <PageSection id="mailed" title={postal.title} lead={postal.lead}>
            <StaffSends />
          </PageSection>
        </div>
      )}
    </StaffPage>
  )
}
