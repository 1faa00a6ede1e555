import { teamTexts } from '../../shared/messages/staff/team.ts'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { TeamPanel } from '../features/team/team-panel.tsx'

/** `/dashboard/team`: members of staff and invitations, for admins. */
export default function DashboardTeamPage() {
  return (
    <StaffPage title={teamTexts.title} lead={teamTexts.lead}>
      {(member) => <TeamPanel ownEmail={member.email} />}
    </StaffPage>
  )
}
