import { figureTexts as texts } from '../../shared/messages/staff/figures.ts'
import { FiguresView } from '../features/figures/figures-view.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'

/** `/dashboard/reports`: how the business does. */
export default function DashboardReportsPage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => <FiguresView />}
    </StaffPage>
  )
}
