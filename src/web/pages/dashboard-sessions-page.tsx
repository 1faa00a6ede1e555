import { staffSessionsTexts as texts } from '../../shared/messages/staff/sessions.ts'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { SessionRequests } from '../features/storefront/session-requests.tsx'

/** `/dashboard/sessions`: buyers of a session who wait for a time. */
export default function DashboardSessionsPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => <SessionRequests />}
    </StaffPage>
  )
}
