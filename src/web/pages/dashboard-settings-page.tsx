import { settingsTexts } from '../../shared/messages/staff/settings.ts'
import { SettingsPanel } from '../features/settings/settings-panel.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'

/** `/dashboard/settings`: what the product was started with, for admins. */
export default function DashboardSettingsPage() {
  return (
    <StaffPage title={settingsTexts.title} lead={settingsTexts.lead}>
      {() => <SettingsPanel />}
    </StaffPage>
  )
}
