import { staffMailTexts } from '../../shared/messages/staff/mail.ts'
import { AutomationCentre } from '../features/mail/automation-centre.tsx'
import { OutboxView } from '../features/mail/outbox-view.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'

/** `/dashboard/mail`: what is due, what was sent, and what could not be delivered. */
export default function DashboardMailPage() {
  return (
    <StaffPage title={staffMailTexts.title} lead={staffMailTexts.lead}>
      {() => (
        <div className="in-order grid gap-8">
          <AutomationCentre />
          <OutboxView />
        </div>
      )}
    </StaffPage>
  )
}
