import { listTeam } from '../../../shared/api/team.ts'
import { roleTexts } from '../../../shared/messages/staff/roles.ts'
import { teamTexts as texts } from '../../../shared/messages/staff/team.ts'
import { useCall } from '../../lib/use-call.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberTable } from './member-table.tsx'
import { RoleList } from './role-list.tsx'

/** Members, invitations, the form that invites, and the roles. @param ownEmail marks one's own row */
export function TeamPanel({ ownEmail }: { ownEmail: string }) {
  const team = useCall(listTeam, {})
  const reload = async () => void (await team.refetch())
  if (team.isPending) return <Skeleton lines={6} />
  if (!team.data) return <LoadFailure of={team} otherwise={texts.failed} />
  return (
    <div className="grid gap-10">
      <PageSection id="members" title={texts.members.title}>
        <MemberTable
          members={team.data.members}
          roles={team.data.roles}
          ownEmail={ownEmail}
          onChanged={reload}
        />
      </PageSection>
      <PageSection id="invite" title={texts.invite.title} lead={texts.invite.lead}>
        <InviteForm roles={team.data.roles} onInvited={reload} />
      </PageSection>
      <PageSection id="invitations" title={texts.invitations.title}>
        <InvitationList invitations={team.data.invitations} onChanged={reload} />
      </PageSection>
      <PageSection id="roles" title={roleTexts.title} lead={roleTexts.lead}>
        <RoleList roles={team.data.roles} isOwner={team.data.isOwner} onChanged={reload} />
      </PageSection>
    </div>
  )
}
