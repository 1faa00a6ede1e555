import { staffUnreadTexts as texts } from '../../shared/messages/staff/unread.ts'
import { UnreadView } from '../features/pointing/unread-view.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'

/** `/dashboard/unread`: reports that were not wholly understood, and the labels that the reader was taught. */
export default function DashboardUnreadPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => <UnreadView />}
    </StaffPage>
  )
}
