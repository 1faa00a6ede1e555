import { staffWorkTexts as texts } from '../../shared/messages/staff/work.ts'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { WorkView } from '../features/works/work-view.tsx'

/** `/dashboard/work`: what buyers paid for and only a person can do. */
export default function DashboardWorkPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => <WorkView />}
    </StaffPage>
  )
}
