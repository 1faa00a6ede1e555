import { arrivalTexts as texts } from '../../shared/messages/staff/arrivals.ts'
import { AddClientForm } from '../features/arrivals/add-client-form.tsx'
import { ImportPanel } from '../features/imports/import-panel.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { PageSection } from '../ui/page-section.tsx'

/** `/dashboard/import`: clients who come from elsewhere, one by one or from a file. */
export default function DashboardImportPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {(member) => (
        <div className="grid gap-10">
          <PageSection id="add" title={texts.add.title} lead={texts.add.lead}>
            <AddClientForm />
          </PageSection>
          {member.role === 'admin' && <ImportPanel />}
        </div>
      )}
    </StaffPage>
  )
}
