import { staffAnnouncementTexts as texts } from '../../shared/messages/staff/announcements.ts'
import { AnnounceForm } from '../features/announcements/announce-form.tsx'
import { AnnouncementTable } from '../features/announcements/announcement-table.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { mayStaff } from '../lib/may-staff.ts'
import { Notice } from '../ui/notice.tsx'
import { PageSection } from '../ui/page-section.tsx'

/** `/dashboard/announcements`: what was announced to everyone, and, for admins, a new announcement. */
export default function DashboardAnnouncementsPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {(member) => (
        <div className="grid gap-8">
          {mayStaff(member, 'announce') ? (
            <PageSection id="new" title={texts.newTitle}>
              <AnnounceForm />
            </PageSection>
          ) : (
            <Notice>
              <p>{texts.adminsOnly}</p>
            </Notice>
          )}
          <PageSection id="before" title={texts.sentTitle}>
            <AnnouncementTable clientId={null} />
          </PageSection>
        </div>
      )}
    </StaffPage>
  )
}
