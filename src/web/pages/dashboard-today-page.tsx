import { staffTodayTexts as texts } from '../../shared/messages/staff/today.ts'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { TodayView } from '../features/today/today-view.tsx'

/** `/dashboard/today`: what waits for a person; where staff arrive when they sign in. */
export default function DashboardTodayPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => <TodayView />}
    </StaffPage>
  )
}
