import { staffInboxTexts as texts } from '../../shared/messages/staff/inbox.ts'
import { InboxView } from '../features/inbox/inbox-view.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'

/** `/dashboard/messages`: what clients write, and the answers. */
export default function DashboardMessagesPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => <InboxView />}
    </StaffPage>
  )
}
