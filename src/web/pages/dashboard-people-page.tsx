import { personTexts as texts } from '../../shared/messages/staff/persons.ts'
import { PersonView } from '../features/persons/person-view.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'

/** `/dashboard/people?email=…`: everything of one address. */
export default function DashboardPeoplePage() {
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      {() => <PersonView />}
    </StaffPage>
  )
}
