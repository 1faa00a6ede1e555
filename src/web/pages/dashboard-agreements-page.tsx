import { staffAgreementsTexts as texts } from '../../shared/messages/staff/agreements.ts'
import { StaffAgreements } from '../features/agreement/staff-agreements.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'

/** `/dashboard/agreements`: what people signed before they could pay. */
export default function DashboardAgreementsPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => <StaffAgreements />}
    </StaffPage>
  )
}
