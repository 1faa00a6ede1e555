import { auditTexts } from '../../shared/messages/staff/audit.ts'
import { AuditLog } from '../features/audit-log/audit-log.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'

/** `/dashboard/audit-log`: who did what, and whether the log is whole. */
export default function DashboardAuditLogPage() {
  return (
    <StaffPage title={auditTexts.title} lead={auditTexts.lead}>
      {() => <AuditLog />}
    </StaffPage>
  )
}
