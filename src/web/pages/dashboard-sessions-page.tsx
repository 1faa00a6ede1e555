import { staffSessionsTexts as texts } from '../../shared/messages/staff/sessions.ts'
import { SessionHours } from '../features/bookings/session-hours-form.tsx'
import { StaffBookings } from '../features/bookings/staff-bookings.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { SessionRequests } from '../features/storefront/session-requests.tsx'

/** `/dashboard/sessions`: what is booked, who waits for a time, and when one holds sessions oneself. */
export default function DashboardSessionsPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => (
        <div className="in-order grid gap-10">
          <StaffBookings />
          <SessionRequests />
          <SessionHours />
        </div>
      )}
    </StaffPage>
  )
}
