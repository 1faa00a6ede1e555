import { connectionTexts as texts } from '../../shared/messages/staff/connections.ts'
import { KeysPanel } from '../features/keys/keys-panel.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'

/** `/dashboard/connections`: keys of the API, for admins. */
export default function DashboardConnectionsPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => (
        <div className="grid gap-10">
          <KeysPanel />
        </div>
      )}
    </StaffPage>
  )
}
