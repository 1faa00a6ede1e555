import { connectionTexts as texts } from '../../shared/messages/staff/connections.ts'
import { ExportPanel } from '../features/exports/export-panel.tsx'
import { KeysPanel } from '../features/keys/keys-panel.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { WebhooksPanel } from '../features/webhooks/webhooks-panel.tsx'

/** `/dashboard/connections`: keys of the API, receivers of webhooks and exports of everything, for admins. */
export default function DashboardConnectionsPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => (
        <div className="in-order grid gap-10">
          <KeysPanel />
          <WebhooksPanel />
          <ExportPanel />
        </div>
      )}
    </StaffPage>
  )
}
