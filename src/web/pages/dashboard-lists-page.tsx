import { staffListTexts as texts } from '../../shared/messages/staff/lists.ts'
import { ListsView } from '../features/lists/lists-view.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'

/** `/dashboard/lists`: leads, testers, purchases, funding applications, prefill tokens. */
export default function DashboardListsPage() {
  return <StaffPage title={texts.title}>{() => <ListsView />}</StaffPage>
}
