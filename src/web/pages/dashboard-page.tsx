import { dashboardTexts } from '../../shared/messages/staff/clients.ts'
import { AutomationCentre } from '../features/mail/automation-centre.tsx'
import { ComposeBulkMail } from '../features/mail/compose-mail.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { ClientList } from '../features/worklist/client-list.tsx'
import { DashboardFigures } from '../features/worklist/dashboard-figures.tsx'
import { mayStaff } from '../lib/may-staff.ts'

/** `/dashboard`: how the business stands, the mail that runs by itself, and the clients. */
export default function DashboardPage() {
  return (
    <StaffPage title={dashboardTexts.title}>
      {(member) => (
        <div className="grid gap-8">
          <DashboardFigures automation={<AutomationCentre />} />
          <ClientList
            isAdmin={mayStaff(member, 'exports')}
            composeMail={(clientIds) => <ComposeBulkMail clientIds={clientIds} />}
          />
        </div>
      )}
    </StaffPage>
  )
}
